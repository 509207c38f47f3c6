import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dashboard } from '~/dashboard/en';
import { leadQuery } from '~/dashboard/leads/queries';
import { showOwnChange } from '~/dashboard/leads/show-own-change';
import { invalidateFigures, invalidateLists, invalidateRecord } from '~/dashboard/query-cache';
import type { RecordRow, RecordTable } from '~/leads/kind';
import { toast } from '~/ui/toast';
import { changeStatus } from './change-status';
import { nameOf } from './format-value';
import { patchRow } from './queries';

/** An optimistic update: shows the new status at once, and the true one again if the change did not go through. */
export function useStatusChange(table: RecordTable, row: RecordRow) {
  const client = useQueryClient();
  const show = (patch: Partial<RecordRow>) => patchRow(client, table.table, row.id, patch);

  return useMutation({
    // In turn with what else is chosen for this lead: a second choice must not overtake the first.
    scope: { id: `lead-${row.id}` },
    mutationFn: (change: { from: string; to: string }) => changeStatus(table, row.id, change),
    onMutate: ({ to }) => {
      show({ status: to });
      // As it was when this was chosen: our own change may come back live before its answer does.
      return client.getQueryData(leadQuery(row.id).queryKey);
    },
    onError: (error, { from }) => {
      console.error('status change failed', error);
      show({ status: from });
      toast(dashboard.toasts.statusFailed);
    },
    onSuccess: (result, { to }, seen) => {
      if (result.outcome === 'gone') {
        toast(dashboard.toasts.recordGone);
        return invalidateLists(client, table.table);
      }
      show(result.row);
      toast(
        result.outcome === 'changed'
          ? dashboard.toasts.statusUpdated(to)
          : dashboard.toasts.statusConflict(nameOf(table, row), result.row.status),
      );
      return seen && result.outcome === 'changed' ? showOwnChange(client, seen) : undefined;
    },
    onSettled: () =>
      Promise.all([invalidateRecord(client, table.table, row.id), invalidateFigures(client)]).then(
        () => undefined,
      ),
  });
}
