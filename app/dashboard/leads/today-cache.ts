import type { QueryClient } from '@tanstack/react-query';
import type { Lead } from './lead';
import { leadViewKey } from './queries';

export const TODAY_KEY = leadViewKey('today');
export const todaySectionsKey = [...TODAY_KEY, 'section'] as const;

/** A part of the leads that fit a section, and how many do. */
export interface LeadSlice {
  leads: Lead[];
  total: number;
}

/** What is on its way was asked for before the change and would bring the former state back. */
export const cancelTodayQueries = (client: QueryClient) =>
  client.cancelQueries({ queryKey: todaySectionsKey });

export function hideFromToday(client: QueryClient, id: string) {
  client.setQueriesData<LeadSlice>({ queryKey: todaySectionsKey }, (slice) =>
    slice?.leads.some((lead) => lead.id === id)
      ? { leads: slice.leads.filter((lead) => lead.id !== id), total: slice.total - 1 }
      : slice,
  );
}
