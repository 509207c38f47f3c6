import { queryOptions } from '@tanstack/react-query';
import type { Lead } from '~/dashboard/leads/lead';
import { listOtherLeads } from '~/dashboard/leads/lead-data';
import { leadKey } from '~/dashboard/leads/queries';
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

export const samePersonQuery = ({ id, person_id }: Lead) =>
  queryOptions({
    queryKey: [...leadKey(id), 'same person', person_id],
    queryFn: () => listOtherLeads(person_id, id),
  });

export const resumeQuery = (path: string) =>
  queryOptions({
    queryKey: [...DASHBOARD_KEY, 'resume', path],
    queryFn: () => signResume(path),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RESUME_LINK_SECONDS * 750,
  });
