import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWithRetry } from '~/forms/send-with-retry';
import { toast } from '~/ui/toast';
import { leadWords } from './en';
import type { Lead } from './lead';
import { type LoggedOutcome, logOutcome } from './lead-data';
import { invalidateLeads } from './queries';
import { showOwnChange } from './show-own-change';
import { cancelTodayQueries, hideFromToday } from './today-cache';
import { whenWords } from './when';

export type ChosenOutcome = Omit<LoggedOutcome, 'id'>;

/** One insert with an id of our own, tried again under the same id; the lead leaves today's lists at once. */
export function useLogOutcome(lead: Lead) {
  const client = useQueryClient();
  const { toasts, outcomes } = leadWords;
  return useMutation({
    // In turn with what else is chosen for this lead, which builds on it.
    scope: { id: `lead-${lead.id}` },
    mutationFn: async (outcome: ChosenOutcome) => {
      const { id, forget } = idempotencyKey(JSON.stringify([lead.id, outcome]));
      await sendWithRetry(() => logOutcome(lead.id, { ...outcome, id }));
      forget();
    },
    onMutate: async () => {
      await cancelTodayQueries(client);
      hideFromToday(client, lead.id);
      // As it was when this was chosen: our own change may come back live before its answer does.
      return lead;
    },
    onSuccess: (_data, outcome, seen) => {
      toast(toasts.logged(outcomes[outcome.type], lead.name, consequence(outcome, new Date())));
      return showOwnChange(client, seen);
    },
    onError: (error, { type }) => {
      console.error('outcome was not logged', error);
      toast(toasts.notLogged(outcomes[type], lead.name));
    },
    onSettled: () => invalidateLeads(client),
  });
}

const keys = new Map<string, string>();

/** Who chooses the same again after a failure means the same: if the first did arrive, there is still one. */
function idempotencyKey(chosen: string) {
  const id = keys.get(chosen) ?? crypto.randomUUID();
  keys.set(chosen, id);
  return { id, forget: () => keys.delete(chosen) };
}

function consequence({ type, followUpAt, reason = '' }: ChosenOutcome, now: Date): string {
  if (type === 'not-interested') return leadWords.toasts.closed(reason);
  return leadWords.toasts.next[type](whenWords(followUpAt ?? '', now));
}
