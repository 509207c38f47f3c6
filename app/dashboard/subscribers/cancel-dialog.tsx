import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '~/dashboard/confirm-dialog';
import { formatNumber } from '~/lib/format';
import { toast } from '~/ui/toast';
import { sendingWords } from './en';
import { cancelArticle, type NewsletterArticle, sendingsQuery } from './sending-data';
import { NEWSLETTER_KEY } from './subscriber-data';

const words = sendingWords.cancel;

interface CancelDialogProps {
  article: NewsletterArticle;
  onClose(): void;
}

export function CancelDialog({ article, onClose }: CancelDialogProps) {
  const client = useQueryClient();
  // The figures go on while somebody reads.
  const { data: sendings } = useQuery(sendingsQuery);
  const { sent = 0, waiting = 0 } = sendings?.find((sending) => sending.article === article.slug) ?? {};
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelArticle(article.slug),
    onSuccess: () => {
      toast(words.done);
      onClose();
    },
    onError: () => toast(words.failed),
    onSettled: () => void client.invalidateQueries({ queryKey: NEWSLETTER_KEY }),
  });
  return (
    <ConfirmDialog
      title={words.title}
      about={article.title}
      confirm={isPending ? words.stopping : words.confirm}
      cancel={words.keep}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="text-sm tabular-nums">
        {sent > 0 ? words.text(formatNumber(sent), formatNumber(waiting)) : words.textNobody}
      </p>
    </ConfirmDialog>
  );
}
