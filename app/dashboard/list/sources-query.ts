import { queryOptions } from '@tanstack/react-query';
import type { LeadKind } from '~/dashboard/leads/lead';
import { FIGURES_KEY } from '~/dashboard/query-cache';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** The sources that most leads of a kind came from. */
export const sourcesQuery = (kind: LeadKind) =>
  queryOptions({ queryKey: [...FIGURES_KEY, 'sources of', kind], queryFn: () => listSources(kind) });

async function listSources(kind: LeadKind) {
  const client = await sessionClient();
  return unwrap(await client.rpc('lead_sources', { of_kind: kind })) ?? [];
}
