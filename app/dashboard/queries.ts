import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RecordRow, RecordTable, TableName } from '~/leads/kind';
import { listStatusChanges } from './detail/history-data';
import { listNotes } from './detail/notes-data';
import { RESUME_LINK_SECONDS, signResume } from './detail/signed-resume';
import { countLeadsPerDay, countRecords, countStatuses } from './insights/figures';
import { listRecords, type RecordPage } from './list/list-records';
import type { ListState } from './list/list-state';
import { isSearchCut, type RowFilter, readRecord } from './records/read-rows';

/** What the dashboard keeps of the server, by name. Everything lies under `dashboard`, so that signing out can drop it. */
export const DASHBOARD = ['dashboard'] as const;
const figures = [...DASHBOARD, 'figures'] as const;
const listsOf = (table: TableName) => [...DASHBOARD, 'list', table] as const;
const recordKey = (table: TableName, id: string) => [...DASHBOARD, 'record', table, id] as const;

export const listQuery = ({ table, search, status, position }: ListState) =>
  queryOptions({
    queryKey: [...listsOf(table.table), { search: search.trim(), status, position }],
    queryFn: ({ signal }) => listRecords({ table, search, status }, position, signal),
    // The former page stays until the next is there, but rows of one table never stand under another's headings.
    placeholderData: (previous: RecordPage | undefined, query) =>
      query?.queryKey[2] === table.table ? previous : undefined,
  });

export const searchCutQuery = ({ table, search, status }: RowFilter) =>
  queryOptions({
    queryKey: [...DASHBOARD, 'search cut', table.table, { search: search.trim(), status }],
    queryFn: () => isSearchCut({ table, search, status }),
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
  const pages = client.getQueriesData<RecordPage>({ queryKey: listsOf(table) });
  return pages.flatMap(([, page]) => page?.rows ?? []).find((row) => row.id === id);
}

export const notesQuery = (table: TableName, id: string) =>
  queryOptions({ queryKey: [...recordKey(table, id), 'notes'], queryFn: () => listNotes(table, id) });

export const historyQuery = (table: TableName, id: string) =>
  queryOptions({
    queryKey: [...recordKey(table, id), 'history'],
    queryFn: () => listStatusChanges(table, id),
  });

export const resumeQuery = (path: string) =>
  queryOptions({
    queryKey: [...DASHBOARD, 'resume', path],
    queryFn: () => signResume(path),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RESUME_LINK_SECONDS * 750,
  });

export const countsQuery = queryOptions({ queryKey: [...figures, 'counts'], queryFn: countRecords });

export const leadsPerDayQuery = (days: number) =>
  queryOptions({
    queryKey: [...figures, 'leads', days],
    queryFn: () => countLeadsPerDay(days),
    placeholderData: keepPreviousData,
  });

export const statusesQuery = (days: number) =>
  queryOptions({
    queryKey: [...figures, 'statuses', days],
    queryFn: () => countStatuses(days),
    placeholderData: keepPreviousData,
  });

/** Puts what is now known of a row into every list and panel that shows it. */
export function patchRow(client: QueryClient, table: TableName, id: string, patch: Partial<RecordRow>) {
  client.setQueriesData<RecordPage>({ queryKey: listsOf(table) }, (page) =>
    page?.rows.some((row) => row.id === id)
      ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) }
      : page,
  );
  client.setQueryData<RecordRow | null>(recordKey(table, id), (row) => row && { ...row, ...patch });
}

export const refreshLists = (client: QueryClient, table: TableName) =>
  client.invalidateQueries({ queryKey: listsOf(table) });
export const refreshRecord = (client: QueryClient, table: TableName, id: string) =>
  client.invalidateQueries({ queryKey: recordKey(table, id) });
export const refreshFigures = (client: QueryClient) => client.invalidateQueries({ queryKey: figures });
