import type { RecordRow, RecordTable } from '~/leads/kind';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';
import { asOneTable, columnsOf, readRecord } from './read-rows';

type StatusChange =
  | { outcome: 'changed'; row: RecordRow }
  /** Someone else was faster; nothing was overwritten. */
  | { outcome: 'conflict'; row: RecordRow }
  | { outcome: 'gone' };

/** Optimistic locking: sets a status only if it still is what the admin saw. */
export async function changeStatus(
  table: RecordTable,
  id: string,
  change: { from: string; to: string },
): Promise<StatusChange> {
  const client = await sessionClient();
  const update = client
    .from(asOneTable(table))
    .update({ status: change.to as 'pending' })
    .eq('id', id)
    .eq('status', change.from as 'pending')
    .select(columnsOf(table));
  const [changed] = unwrap(await update.overrideTypes<RecordRow[], { merge: false }>()) ?? [];
  if (changed) return { outcome: 'changed', row: changed };
  const row = await readRecord(table, id);
  if (!row) return { outcome: 'gone' };
  return { outcome: row.status === change.to ? 'changed' : 'conflict', row };
}
