import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { listActivities, listStaff, readLead } from './lead-data';

const LEADS_KEY = [...DASHBOARD_KEY, 'leads'] as const;
export const leadKey = (id: string) => [...LEADS_KEY, 'one', id] as const;

export const leadQuery = (id: string) => queryOptions({ queryKey: leadKey(id), queryFn: () => readLead(id) });

export const activitiesQuery = (leadId: string) =>
  queryOptions({ queryKey: [...leadKey(leadId), 'activities'], queryFn: () => listActivities(leadId) });

/** For every view that lists leads by something else than their record's table: today, board, people. */
export const leadViewKey = (view: string) => [...LEADS_KEY, view] as const;

export const staffQuery = queryOptions({
  queryKey: [...DASHBOARD_KEY, 'staff'],
  queryFn: listStaff,
  staleTime: 60_000,
});

/** A lead changed, here or elsewhere: its panel and every view of leads are asked again. */
export const invalidateLeads = (client: QueryClient) => client.invalidateQueries({ queryKey: LEADS_KEY });
