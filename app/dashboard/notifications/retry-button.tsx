import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { outboxWords as words } from './en';
import { retryDeliveries } from './outbox-data';
import { invalidateOutbox } from './queries';

interface RetryButtonProps {
  /** Left out: everything that failed. */
  id?: string;
  label: string;
  name?: string;
}

export function RetryButton({ id, label, name }: RetryButtonProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryDeliveries(id ? [id] : undefined),
    onSuccess: (count) => toast(words.retried(formatNumber(count))),
    onError: (error) => {
      console.error('nothing was sent again', error);
      toast(words.retryFailed);
    },
    onSettled: () => invalidateOutbox(client),
  });
  return (
    <button
      type="button"
      aria-label={isPending ? undefined : name}
      disabled={isPending}
      onClick={() => mutate()}
      className="tool h-9 pointer-coarse:h-11"
    >
      <Icon name="rotate-ccw" />
      {isPending ? words.retrying : label}
    </button>
  );
}
