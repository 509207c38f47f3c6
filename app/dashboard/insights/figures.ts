import { unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** Records and pending records of every table; empty for who is not an admin. */
export async function countRecords() {
  const client = await sessionClient();
  return unwrap(await client.rpc('dashboard_counts')) ?? [];
}

export async function countLeadsPerDay(days: number) {
  const client = await sessionClient();
  return unwrap(await client.rpc('leads_per_day', { days })) ?? [];
}

export async function countStatuses(days: number) {
  const client = await sessionClient();
  return unwrap(await client.rpc('status_breakdown', { days })) ?? [];
}
