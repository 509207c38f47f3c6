import type { Lead, LeadKind } from '~/dashboard/leads/lead';
import { type Position, readPage } from '~/dashboard/records/keyset-page';
import { type Slice, sliced } from '~/dashboard/records/read-rows';
import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

const CARDS = 20;

/** How many stand at a status, and since when the one that stands there longest; what is done no longer ages. */
export interface ColumnSummary {
  status: string;
  count: number;
  oldest: string | null;
}

/** Statuses at which nothing stands are missing. */
export async function summarizeColumns(kind: LeadKind): Promise<ColumnSummary[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('board_columns', { of_kind: kind })) ?? [];
}

/** Newest request first, as in the lists. */
export const listCards = (kind: LeadKind, status: string, position: Position, signal: AbortSignal) =>
  readPage((slice) => readCards(kind, status, { ...slice, signal }), position, CARDS);

async function readCards(kind: LeadKind, status: string, slice: Slice): Promise<Lead[]> {
  const client = await sessionClient();
  const cards = client
    .from('leads')
    .select('*')
    .eq('kind', kind)
    .eq('status', status)
    .is('lost_reason', null);
  return unwrap(await sliced(cards, slice)) ?? [];
}
