import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '~/dashboard/confirm-dialog';
import { toDataError } from '~/lib/data-error';
import { toast } from '~/ui/toast';
import { proposalWords } from './en';
import { withdrawProposal } from './proposal-data';
import { invalidateProposals } from './queries';

const words = proposalWords.withdrawing;
const CONFLICT = 'PT409';

export function WithdrawButton({ id }: { id: string }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawProposal(id),
    onSuccess: () => {
      setAsking(false);
      toast(words.done);
    },
    onError: (cause) => toast(toDataError(cause).code === CONFLICT ? words.accepted : words.failed),
    onSettled: () => invalidateProposals(client),
  });
  return (
    <>
      <button type="button" className="tool text-danger-700" onClick={() => setAsking(true)}>
        {proposalWords.page.withdraw}
      </button>
      {isAsking && (
        <ConfirmDialog
          words={words}
          isPending={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
