import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatNumber } from '~/lib/format';
import { toast } from '~/ui/toast';
import { askWords as words } from './en';
import { askToConfirm, NEWSLETTER_KEY, type Subscriber } from './subscriber-data';

function useAskAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: askToConfirm,
    onSuccess: async (asked) => {
      toast(asked > 0 ? words.asked(formatNumber(asked)) : words.notAsked);
      await client.invalidateQueries({ queryKey: NEWSLETTER_KEY });
    },
    onError: () => toast(words.failed),
  });
}

export function AskOneAgain({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const { mutate, isPending, isSuccess } = useAskAgain();
  return (
    <button
      type="button"
      className="tool px-3"
      aria-label={words.oneLabel(email)}
      disabled={isPending || isSuccess}
      onClick={() => mutate([id])}
    >
      {isPending ? words.asking : words.one}
    </button>
  );
}

/** Everybody who can be asked, as far as one call goes. */
export function AskAllAgain({ count }: { count: number }) {
  const { mutate, isPending } = useAskAgain();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sand-100 px-4 py-3 text-sm">
      <p className="flex-[1_1_16rem] text-ink-soft">{words.why}</p>
      <button type="button" className="tool" disabled={isPending} onClick={() => mutate(undefined)}>
        {isPending ? words.asking : words.all(formatNumber(count))}
      </button>
    </div>
  );
}
