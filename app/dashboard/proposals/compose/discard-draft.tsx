import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '~/dashboard/confirm-dialog';
import { discardDraft } from '~/dashboard/proposals/proposal-data';
import { invalidateProposals } from '~/dashboard/proposals/queries';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { composeWords } from './en';

const words = composeWords.discarding;

interface DiscardDraftProps {
  proposal: string;
  /** Nothing was sent yet: the proposal goes with its draft. */
  isFirst: boolean;
  view: DashboardView;
}

export function DiscardDraft({ proposal, isFirst, view }: DiscardDraftProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => discardDraft(proposal),
    onSuccess: () => {
      setAsking(false);
      toast(words.done);
      void invalidateProposals(client);
      view.change({ compose: null, ...(isFirst && { proposal: null }) }, { replace: true });
    },
    onError: () => toast(words.failed),
  });
  return (
    <>
      <button
        type="button"
        className="tool justify-self-start text-danger-700"
        onClick={() => setAsking(true)}
      >
        <Icon name="trash-2" />
        {composeWords.discard}
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
