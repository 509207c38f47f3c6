import { dashboard } from '~/dashboard/en';
import type { Lead, LeadKind } from '~/dashboard/leads/lead';
import { conditionsOf, type LeadFilter, NO_FILTER } from '~/dashboard/leads/lead-filter';
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
  filter?: LeadFilter;
}

/** A record, and the lead it belongs to; testimonials have none. */
export type ListedRow = RecordRow & { lead?: Lead };

export interface Slice {
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

export function columnsOf({ fields }: Pick<RecordTable, 'fields'>): string {
  const named = fields.flatMap(({ key, failedIn }) => (failedIn ? [key, failedIn] : [key]));
  return ['id', 'created_at', 'status', ...named].join(',');
}

/** Rows under the row rules of whoever is signed in. Keyset pagination by an index: a page in the middle costs what the first does. */
export async function readRows(filter: RowFilter, slice: Slice): Promise<ListedRow[]> {
  if (!isLeadTable(filter.table)) return readTestimonials(filter, slice);
  const leads = await readLeads(filter, slice);
  const records = await readRecords(filter.table, leads, slice.signal);
  return leads.flatMap((lead) => {
    const record = records.get(lead.id);
    return record ? [{ ...record, lead }] : [];
  });
}

export const isLeadTable = ({ table }: RecordTable) => table !== 'testimonials';

/** The leads alone, without their records. */
export async function readLeads(
  { table, search, status, filter = NO_FILTER }: RowFilter,
  slice: Slice,
): Promise<Lead[]> {
  const client = await sessionClient();
  const kind = table.table as LeadKind;
  const term = search.trim();
  let query = term
    ? client.rpc('search_leads', { term, of_kind: kind, only_status: status ?? undefined }).select('*')
    : client.from('leads').select('*');
  if (status) query = query.eq('status', status);
  for (const [column, operator, value] of conditionsOf(filter, kind))
    query = query.filter(column, operator, value);
  return unwrap(await sliced(query, slice)) ?? [];
}

async function readRecords({ fields, ...table }: RecordTable, leads: Lead[], signal?: AbortSignal) {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return new Map<string, RecordRow>();
  const client = await sessionClient();
  let query = client.rpc(`read_${table.table as 'contact_inquiries'}`, { ids }).select(columnsOf({ fields }));
  if (signal) query = query.abortSignal(signal);
  const rows = unwrap(await query.overrideTypes<RecordRow[], { merge: false }>()) ?? [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function readTestimonials({ search, status, table }: RowFilter, slice: Slice): Promise<RecordRow[]> {
  const client = await sessionClient();
  const term = search.trim();
  const rows = term
    ? client.rpc('search_testimonials', { term, only_status: status ?? undefined })
    : client.from('testimonials');
  let query = rows.select(columnsOf(table));
  if (status && !term) query = query.eq('status', status as 'pending');
  return unwrap(await sliced(query, slice).overrideTypes<RecordRow[], { merge: false }>()) ?? [];
}

type Sliceable = {
  filter(column: string, operator: string, value: string): Sliceable;
  or(condition: string): Sliceable;
  order(column: string, options: { ascending: boolean }): Sliceable;
  limit(count: number): Sliceable;
  abortSignal(signal: AbortSignal): Sliceable;
};

/** A slice of any rows that have an id and the time they came in. */
export function sliced<Query>(whole: Query, { order, from, limit, signal }: Slice): Query {
  const ascending = order === 'oldest first';
  let query = whole as unknown as Sliceable;
  if (from) query = query.filter(...notBefore(from, ascending)).or(behind(from, ascending));
  query = query.order('created_at', { ascending }).order('id', { ascending }).limit(limit);
  return (signal ? query.abortSignal(signal) : query) as unknown as Query;
}

/** Whether the database may have left older matches out, because it lists no more than the newest so many. */
export async function isSearchTruncated({ table, search, status }: RowFilter): Promise<boolean> {
  const client = await sessionClient();
  const last = dashboard.search.limit - 1;
  const matching = { term: search.trim(), only_status: status ?? undefined };
  const found = isLeadTable(table)
    ? client.rpc('search_leads', { ...matching, of_kind: table.table })
    : client.rpc('search_testimonials', matching);
  return (unwrap(await found.select('id').range(last, last)) ?? []).length > 0;
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
