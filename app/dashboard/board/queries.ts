import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LeadKind } from '~/dashboard/leads/lead';
import { leadViewKey } from '~/dashboard/leads/queries';
import { growing } from '~/dashboard/records/keyset-page';
import { listCards, summarizeColumns } from './board-data';

export const boardKey = (kind: LeadKind) => [...leadViewKey('board'), kind] as const;

export const summaryQuery = (kind: LeadKind) =>
  queryOptions({ queryKey: [...boardKey(kind), 'summary'], queryFn: () => summarizeColumns(kind) });

export const cardsQuery = (kind: LeadKind, status: string) =>
  infiniteQueryOptions({
    queryKey: [...boardKey(kind), 'cards', status],
    queryFn: ({ pageParam, signal }) => listCards(kind, status, pageParam, signal),
    ...growing,
  });
