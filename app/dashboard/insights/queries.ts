import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FIGURES_KEY } from '~/dashboard/query-cache';
import { countLeadsPerDay, countRecords, countStatuses } from './figures';

export const countsQuery = queryOptions({ queryKey: [...FIGURES_KEY, 'counts'], queryFn: countRecords });

export const leadsPerDayQuery = (days: number) =>
  queryOptions({
    queryKey: [...FIGURES_KEY, 'leads', days],
    queryFn: () => countLeadsPerDay(days),
    placeholderData: keepPreviousData,
  });

export const statusesQuery = (days: number) =>
  queryOptions({
    queryKey: [...FIGURES_KEY, 'statuses', days],
    queryFn: () => countStatuses(days),
    placeholderData: keepPreviousData,
  });
