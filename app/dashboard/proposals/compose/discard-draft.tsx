import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '~/dashboard/confirm-button';
import { discardDraft } from '~/dashboard/proposals/proposal-data';
import { invalidateProposals } from '~/dashboard/proposals/queries';
import type { DashboardView } from '~/dashboard/use-url-state';
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => discardDraft(proposal),
    onSuccess: () => {
      toast(words.done);
      void invalidateProposals(client);
      view.change({ compose: null, ...(isFirst && { proposal: null }) }, { replace: true });
    },
    onError: () => toast(words.failed),
  });
  return (
    <ConfirmButton
      label={composeWords.discard}
      icon="trash-2"
      words={words}
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
