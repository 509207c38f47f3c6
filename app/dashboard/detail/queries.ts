import { queryOptions } from '@tanstack/react-query';
import { DASHBOARD_KEY, recordKey } from '~/dashboard/query-cache';
import type { TableName } from '~/leads/kind';
import { listStatusChanges } from './history-data';
import { listNotes } from './notes-data';
import { RESUME_LINK_SECONDS, signResume } from './signed-resume';

export const notesQuery = (table: TableName, id: string) =>
  queryOptions({ queryKey: [...recordKey(table, id), 'notes'], queryFn: () => listNotes(table, id) });

export const historyQuery = (table: TableName, id: string) =>
  queryOptions({
    queryKey: [...recordKey(table, id), 'history'],
    queryFn: () => listStatusChanges(table, id),
  });

export const resumeQuery = (path: string) =>
  queryOptions({
    queryKey: [...DASHBOARD_KEY, 'resume', path],
    queryFn: () => signResume(path),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RESUME_LINK_SECONDS * 750,
  });
