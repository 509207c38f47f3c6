import type { LeadSlice } from '~/dashboard/leads/today-cache';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';
import { type SectionName, sectionOf } from './section-conditions';

export type { SectionName } from './section-conditions';

/** The first so many leads of a section and how many there are. `mine`: the id of who asks for their own. */
export async function readSection(
  name: SectionName,
  mine: string | null,
  limit: number,
  signal: AbortSignal,
): Promise<LeadSlice> {
  const { conditions, anyOf, order } = sectionOf(name, mine, new Date());
  const client = await sessionClient();
  let query = client.from('leads').select('*', { count: 'exact' }).eq('is_open', true);
  for (const [column, operator, value] of conditions) query = query.filter(column, operator, value);
  for (const alternatives of anyOf) query = query.or(alternatives);
  const answer = await query
    .order(order.column, { ascending: order.ascending })
    .order('id')
    .limit(limit)
    .abortSignal(signal);
  return { leads: unwrap(answer) ?? [], total: answer.count ?? 0 };
}

export async function readResponseTimes() {
  const client = await sessionClient();
  return unwrap(await client.rpc('response_times')) ?? [];
}
