import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '~/dashboard/confirm-button';
import { toDataError } from '~/lib/data-error';
import { toast } from '~/ui/toast';
import { proposalWords } from './en';
import { withdrawProposal } from './proposal-data';
import { invalidateProposals } from './queries';

const words = proposalWords.withdrawing;
const CONFLICT = 'PT409';

export function WithdrawButton({ id }: { id: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawProposal(id),
    onSuccess: () => toast(words.done),
    onError: (cause) => toast(toDataError(cause).code === CONFLICT ? words.accepted : words.failed),
    onSettled: () => invalidateProposals(client),
  });
  return (
    <ConfirmButton
      label={proposalWords.page.withdraw}
      words={words}
      isPending={isPending}
      onConfirm={(close) => mutate(undefined, { onSuccess: close })}
    />
  );
}
