import type { TableName } from '~/leads/kind';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

export const MAX_NOTE = 2000;

export interface Note {
  id: string;
  body: string;
  author_email: string | null;
  created_at: string;
}

export async function listNotes(table: TableName, recordId: string): Promise<Note[]> {
  const client = await sessionClient();
  const notes = client
    .from('record_notes')
    .select('id, body, author_email, created_at')
    .eq('record_id', recordId)
    .eq('table_name', table)
    .order('created_at', { ascending: false });
  return unwrap(await notes) ?? [];
}

/** The database signs it with the author and the time. */
export async function addNote(table: TableName, recordId: string, body: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.from('record_notes').insert({ table_name: table, record_id: recordId, body }));
}
