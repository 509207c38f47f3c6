import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { dashboard } from '~/dashboard/en';
import type { Lead } from '~/dashboard/leads/lead';
import { invalidateLeads } from '~/dashboard/leads/queries';
import { invalidateFigures, invalidateRecord } from '~/dashboard/query-cache';
import { changeStatus } from '~/dashboard/records/change-status';
import { plainName } from '~/dashboard/records/format-value';
import { patchRow } from '~/dashboard/records/queries';
import type { RecordTable } from '~/leads/kind';
import { toast } from '~/ui/toast';
import { board } from './en';
import { addCard, moveCount, removeCard } from './move-card';
import { boardKey, cardsQuery, summaryQuery } from './queries';

interface Move {
  table: RecordTable;
  /** As its card shows it. */
  lead: Lead;
  to: string;
}

const MOVES = ['move on the board'];

/** An optimistic update: the card changes its column at once, and goes to where it truly belongs if that did not go through. */
export function useMove(onMoved: (move: Move) => void, beforeUndo: (move: Move) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: MOVES,
    // One after another: a second move must not overtake the first.
    scope: { id: 'board' },
    mutationFn: ({ table, lead, to }: Move) => changeStatus(table, lead.id, { from: lead.status, to }),
    onMutate: async ({ lead, to }) => {
      // What is on its way shows the card where it was.
      await client.cancelQueries({ queryKey: boardKey(lead.kind) });
      showMove(client, lead, to);
    },
    onError: (error, { lead, to }) => {
      console.error('move failed', error);
      showMove(client, { ...lead, status: to }, lead.status);
      toast(dashboard.toasts.statusFailed);
    },
    onSuccess: (result, move) => {
      const { lead, to } = move;
      if (result.outcome === 'gone') {
        hideCard(client, { ...lead, status: to });
        toast(dashboard.toasts.recordGone);
        return;
      }
      patchRow(client, lead.kind, lead.id, result.row);
      if (result.outcome === 'conflict') {
        showMove(client, { ...lead, status: to }, result.row.status);
        toast(dashboard.toasts.statusConflict(plainName(lead.name), result.row.status));
        return;
      }
      onMoved(move);
      const undo = () => {
        const back = { table: move.table, lead: { ...lead, status: to }, to: lead.status };
        beforeUndo(back);
        mutate(back);
      };
      toast({ ...dashboard.toasts.statusUpdated(to), action: { label: board.undo, run: undo } });
    },
    onSettled: async (_result, _error, { lead }) => {
      void invalidateRecord(client, lead.kind, lead.id);
      void invalidateFigures(client);
      // Asked now, the server would show a card that still waits for its turn where it was.
      if (client.isMutating({ mutationKey: MOVES }) === 1) await invalidateLeads(client);
    },
  });
  return mutate;
}

function showMove(client: QueryClient, lead: Lead, to: string) {
  if (lead.status === to) return;
  const moved = { ...lead, status: to, status_since: new Date().toISOString() };
  hideCard(client, lead);
  client.setQueryData(cardsQuery(lead.kind, to).queryKey, (cards) => cards && addCard(cards, moved));
  client.setQueryData(
    summaryQuery(lead.kind).queryKey,
    (summaries) => summaries && moveCount(summaries, lead.status, moved),
  );
}

function hideCard(client: QueryClient, { id, kind, status }: Lead) {
  client.setQueryData(cardsQuery(kind, status).queryKey, (cards) => cards && removeCard(cards, id));
}
