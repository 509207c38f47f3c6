import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '~/dashboard/confirm-dialog';
import { toDataError } from '~/lib/data-error';
import { formatNumber } from '~/lib/format';
import { toast } from '~/ui/toast';
import { sendingWords, subscriberWords } from './en';
import { totalsOf } from './readers';
import { type NewsletterArticle, sendArticle } from './sending-data';
import { NEWSLETTER_KEY, type ReaderCount, readerCountsQuery } from './subscriber-data';

const words = sendingWords.dialog;
/** Sent already, or nobody to send it to: the database's own words say which, and when. */
const REFUSALS = ['PT409', 'PT422'];

interface SendDialogProps {
  article: NewsletterArticle;
  onClose(): void;
}

/** Says how many will get it, and in which language, before it goes. */
export function SendDialog({ article, onClose }: SendDialogProps) {
  const client = useQueryClient();
  const counts = useQuery({ ...readerCountsQuery, refetchOnMount: 'always' });
  const readers = counts.data ? totalsOf(counts.data).confirmed : 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendArticle(article.slug),
    onSuccess: () => {
      toast(words.started);
      onClose();
    },
    onError: (cause) => {
      const { code, message } = toDataError(cause);
      toast(REFUSALS.includes(code) ? words.refused(message) : words.failed);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: NEWSLETTER_KEY }),
  });
  return (
    <ConfirmDialog
      title={words.title}
      confirm={
        isPending ? words.sending : readers > 0 ? words.confirm(formatNumber(readers)) : sendingWords.send
      }
      cancel={words.keep}
      isPending={isPending}
      isWaiting={readers === 0}
      isDangerous={false}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <div role="status" className="grid gap-3 text-sm">
        {counts.isError ? (
          <p>{words.uncounted}</p>
        ) : !counts.data ? (
          <p>{words.counting}</p>
        ) : readers === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <Audience article={article} counts={counts.data} readers={readers} />
        )}
      </div>
    </ConfirmDialog>
  );
}

interface AudienceProps {
  article: NewsletterArticle;
  counts: ReaderCount[];
  readers: number;
}

function Audience({ article: { title, hindiTitle }, counts, readers }: AudienceProps) {
  const titles = { en: title, hi: hindiTitle ?? title };
  return (
    <>
      <p>{words.audience(formatNumber(readers))}</p>
      <ul className="grid gap-2">
        {(['en', 'hi'] as const).map((locale) => (
          <li key={locale} className="rounded-md bg-sand-100 px-4 py-2.5">
            <p className="font-semibold tabular-nums">
              {subscriberWords.languages[locale]}:{' '}
              {formatNumber(counts.find((count) => count.locale === locale)?.confirmed ?? 0)}
            </p>
            <p lang={locale} className="break-words text-ink-soft">
              {titles[locale]}
            </p>
          </li>
        ))}
      </ul>
      <p>{words.once}</p>
    </>
  );
}
