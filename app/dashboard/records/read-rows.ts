import { dashboard } from '~/dashboard/en';
import type { RecordRow, RecordTable } from '~/leads/kind';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** A place in a list ordered newest first: the record just before the next one. */
export interface Cursor {
  createdAt: string;
  id: string;
}

export interface RowFilter {
  table: RecordTable;
  search: string;
  status: string | null;
}

interface Slice {
  order: 'newest first' | 'oldest first';
  /** Start behind this record, in that order. */
  from?: Cursor;
  limit: number;
  signal?: AbortSignal;
}

/**
 * The seven tables differ in their fields only, which `RecordTable` knows at run time; for the compiler each query is
 * written as if for one of them.
 */
export const asOneTable = (table: RecordTable) => table.table as 'contact_inquiries';

export function columnsOf({ fields }: RecordTable): string {
  const named = fields.flatMap(({ key, failedIn }) => (failedIn ? [key, failedIn] : [key]));
  return ['id', 'created_at', 'status', ...named].join(',');
}

/** Rows under the row rules of whoever is signed in. Keyset pagination by an index: a page in the middle costs what the first does. */
export async function readRows({ table, search, status }: RowFilter, slice: Slice): Promise<RecordRow[]> {
  const client = await sessionClient();
  const term = search.trim();
  const rows = term
    ? client.rpc(`search_${asOneTable(table)}`, { term, only_status: status ?? undefined })
    : client.from(asOneTable(table));
  let query = rows.select(columnsOf(table));
  if (status && !term) query = query.eq('status', status as 'pending');

  const ascending = slice.order === 'oldest first';
  if (slice.from) query = query.filter(...notBefore(slice.from, ascending)).or(behind(slice.from, ascending));
  query = query.order('created_at', { ascending }).order('id', { ascending }).limit(slice.limit);
  if (slice.signal) query = query.abortSignal(slice.signal);
  return unwrap(await query.overrideTypes<RecordRow[], { merge: false }>()) ?? [];
}

/** Whether the database may have left older matches out, because it lists no more than the newest so many. */
export async function isSearchTruncated({ table, search, status }: RowFilter): Promise<boolean> {
  const client = await sessionClient();
  const last = dashboard.search.limit - 1;
  const found = await client
    .rpc(`search_${asOneTable(table)}`, { term: search.trim(), only_status: status ?? undefined })
    .select('id')
    .range(last, last);
  return (unwrap(found) ?? []).length > 0;
}

/** Says no more than `behind` does, but in a form an index can start from. */
function notBefore({ createdAt }: Cursor, ascending: boolean) {
  return ['created_at', ascending ? 'gte' : 'lte', createdAt] as const;
}

function behind({ createdAt, id }: Cursor, ascending: boolean): string {
  const beyond = ascending ? 'gt' : 'lt';
  return `created_at.${beyond}."${createdAt}",and(created_at.eq."${createdAt}",id.${beyond}.${id})`;
}

export async function readRecord(table: RecordTable, id: string): Promise<RecordRow | null> {
  const client = await sessionClient();
  const query = client.from(asOneTable(table)).select(columnsOf(table)).eq('id', id).limit(1);
  const rows = unwrap(await query.overrideTypes<RecordRow[], { merge: false }>());
  return rows?.[0] ?? null;
}
