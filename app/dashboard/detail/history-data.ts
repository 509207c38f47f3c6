import type { TableName } from '~/leads/kind';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

export interface StatusChange {
  id: string;
  from_status: string;
  to_status: string;
  changed_by_email: string | null;
  changed_at: string;
}

/** Every change of one record's status, newest first; written by the database. */
export async function listStatusChanges(table: TableName, recordId: string): Promise<StatusChange[]> {
  const client = await sessionClient();
  const changes = client
    .from('status_changes')
    .select('id, from_status, to_status, changed_by_email, changed_at')
    .eq('record_id', recordId)
    .eq('table_name', table)
    .order('changed_at', { ascending: false });
  return unwrap(await changes) ?? [];
}
