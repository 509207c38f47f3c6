import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TODAY_KEY, todaySectionsKey } from '~/dashboard/leads/today-cache';
import { readResponseTimes, readSection, type SectionName } from './sections';

/** Follow-ups become due without anybody changing them. */
const CLOCK_MS = 60_000;

export const sectionQuery = (name: SectionName, mine: string | null, limit: number) =>
  queryOptions({
    queryKey: [...todaySectionsKey, name, { mine, limit }],
    queryFn: ({ signal }) => readSection(name, mine, limit, signal),
    refetchInterval: CLOCK_MS,
    placeholderData: keepPreviousData,
  });

export const responseTimesQuery = queryOptions({
  queryKey: [...TODAY_KEY, 'response times'],
  queryFn: readResponseTimes,
});
