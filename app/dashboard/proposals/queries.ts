import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { type Position, readPage } from '~/dashboard/records/keyset-page';
import type { Period } from '~/dashboard/sources/source-report';
import type { ProposalState } from '~/dashboard/url-state';
import { listProposals, listProposalsOf, readProposal, readTotals } from './proposal-data';

const PROPOSALS_KEY = [...DASHBOARD_KEY, 'proposals'] as const;

export const proposalsQuery = (state: ProposalState | null, position: Position) =>
  queryOptions({
    queryKey: [...PROPOSALS_KEY, 'page', state, position],
    queryFn: ({ signal }) => readPage((slice) => listProposals(state, { ...slice, signal }), position),
    placeholderData: (previous) => previous,
  });

export const totalsQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [...PROPOSALS_KEY, 'totals', from, to],
    queryFn: () => readTotals(from, to),
    placeholderData: (previous) => previous,
  });

export const proposalQuery = (id: string) =>
  queryOptions({ queryKey: [...PROPOSALS_KEY, 'one', id], queryFn: () => readProposal(id) });

export const proposalsOfLeadQuery = (leadId: string) =>
  queryOptions({ queryKey: [...PROPOSALS_KEY, 'of lead', leadId], queryFn: () => listProposalsOf(leadId) });

export const invalidateProposals = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: PROPOSALS_KEY });
