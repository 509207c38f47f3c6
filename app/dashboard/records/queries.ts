import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Lead } from '~/dashboard/leads/lead';
import { leadKey } from '~/dashboard/leads/queries';
import { DASHBOARD_KEY, listsKey, recordKey } from '~/dashboard/query-cache';
import type { RecordRow, RecordTable, TableName } from '~/leads/kind';
import type { Position } from './keyset-page';
import { listRecords, type RecordPage } from './list-records';
import { isSearchTruncated, type RowFilter, readRecord } from './read-rows';

export const listQuery = ({ table, search, status, filter, position }: RowFilter & { position: Position }) =>
  queryOptions({
    queryKey: [...listsKey(table.table), { search: search.trim(), status, filter, position }],
    queryFn: ({ signal }) => listRecords({ table, search, status, filter }, position, signal),
    // The former page stays until the next is there, but rows of one table never stand under another's headings.
    placeholderData: (previous: RecordPage | undefined, query) =>
      query?.queryKey[2] === table.table ? previous : undefined,
  });

export const searchTruncatedQuery = ({ table, search, status }: RowFilter) =>
  queryOptions({
    queryKey: [...DASHBOARD_KEY, 'search truncated', table.table, { search: search.trim(), status }],
    queryFn: () => isSearchTruncated({ table, search, status }),
  });

export const recordQuery = (client: QueryClient, table: RecordTable, id: string) =>
  queryOptions({
    queryKey: recordKey(table.table, id),
    queryFn: () => readRecord(table, id),
    // A list brings whole rows, so the panel opens with what is there and only then asks again.
    initialData: () => listedRow(client, table.table, id),
    initialDataUpdatedAt: 0,
  });

function listedRow(client: QueryClient, table: TableName, id: string): RecordRow | undefined {
  const pages = client.getQueriesData<RecordPage>({ queryKey: listsKey(table) });
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id);
}

/** Puts what is now known of a row into every list and panel that shows it. */
export function patchRow(client: QueryClient, table: TableName, id: string, patch: Partial<RecordRow>) {
  client.setQueriesData<RecordPage>({ queryKey: listsKey(table) }, (page) =>
    page?.rows.some((row) => row.id === id)
      ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) }
      : page,
  );
  client.setQueryData<RecordRow | null>(recordKey(table, id), (row) => row && { ...row, ...patch });
}

/** The same for what is known of a lead. */
export function patchLead(client: QueryClient, lead: Lead) {
  client.setQueriesData<RecordPage>({ queryKey: listsKey(lead.kind) }, (page) =>
    page?.rows.some((row) => row.id === lead.id)
      ? { ...page, rows: page.rows.map((row) => (row.id === lead.id ? { ...row, lead } : row)) }
      : page,
  );
  client.setQueryData<Lead | null>(
    leadKey(lead.id),
    (known) => known && (known.version > lead.version ? known : lead),
  );
}
