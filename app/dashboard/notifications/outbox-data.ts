import type { Lead } from '~/dashboard/leads/lead';
import { type Page, type Position, readPage } from '~/dashboard/records/keyset-page';
import { type Slice, sliced } from '~/dashboard/records/read-rows';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import type { OutboxFilter } from './outbox-filter';

export type Delivery = Database['public']['Tables']['deliveries']['Row'];
type Customer = Pick<Lead, 'id' | 'kind' | 'name' | 'reference'>;
/** With whose request it is about, where it goes to a customer. */
export type ListedDelivery = Delivery & { customer?: Customer };

type SummaryRow = Database['public']['Functions']['outbox_summary']['Returns'][number];
export interface OutboxSummary extends Pick<SummaryRow, 'waiting' | 'sent' | 'failed'> {
  oldest_unsent_at: string | null;
  /** Since when something is due that nobody tries to send. */
  late_since: string | null;
}

/** `not` is no operator on every backend, and no time is before this one. */
const ANY_TIME = '1970-01-01T00:00:00Z';

export async function listDeliveries(
  filter: OutboxFilter,
  position: Position,
  signal: AbortSignal,
): Promise<Page<ListedDelivery>> {
  const page = await readPage((slice) => readDeliveries(filter, { ...slice, signal }), position);
  return { ...page, rows: await withCustomers(page.rows) };
}

async function readDeliveries({ state, channel }: OutboxFilter, slice: Slice): Promise<Delivery[]> {
  const client = await sessionClient();
  let query = client.from('deliveries').select('*');
  if (state === 'waiting') query = query.is('sent_at', null).is('failed_at', null);
  if (state === 'sent') query = query.gte('sent_at', ANY_TIME);
  if (state === 'failed') query = query.gte('failed_at', ANY_TIME);
  if (channel) query = query.eq('channel', channel);
  return unwrap(await sliced(query, slice)) ?? [];
}

async function withCustomers(rows: Delivery[]): Promise<ListedDelivery[]> {
  const ids = [...new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))];
  if (ids.length === 0) return rows;
  const client = await sessionClient();
  const leads = unwrap(await client.from('leads').select('id, kind, name, reference').in('id', ids)) ?? [];
  return rows.map((row) => ({ ...row, customer: leads.find(({ id }) => id === row.lead_id) }));
}

export async function readSummary(): Promise<OutboxSummary | null> {
  const client = await sessionClient();
  return unwrap(await client.rpc('outbox_summary'))?.[0] ?? null;
}

/** Those that failed, or all of them. Answers how many go out again. */
export async function retryDeliveries(ids?: string[]): Promise<number> {
  const client = await sessionClient();
  return Number(unwrap(await client.rpc('retry_deliveries', { retried: ids })));
}

/** What became of a test so far. */
interface TestRun {
  /** A sender has looked at it. */
  isNoticed: boolean;
  deliveries: Delivery[];
  isOver: boolean;
}

export async function readTestRun(eventId: number): Promise<TestRun> {
  const client = await sessionClient();
  const [event] = unwrap(await client.from('events').select('expanded_at').eq('id', eventId)) ?? [];
  const told = client.from('delivery_events').select('delivery_id').eq('event_id', eventId);
  const ids = (unwrap(await told) ?? []).flatMap(({ delivery_id }) => delivery_id ?? []);
  const found = client.from('deliveries').select('*').in('id', ids).order('channel').order('id');
  const deliveries = ids.length > 0 ? (unwrap(await found) ?? []) : [];
  const isNoticed = Boolean(event?.expanded_at);
  return { isNoticed, deliveries, isOver: isNoticed && deliveries.every(isSettled) };
}

const isSettled = ({ sent_at, failed_at }: Delivery) => sent_at !== null || failed_at !== null;
