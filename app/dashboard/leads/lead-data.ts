import { DataError, unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';
import type { Lead, Outcome } from './lead';

export async function readLead(id: string): Promise<Lead | null> {
  const client = await sessionClient();
  return unwrap(await client.from('leads').select('*').eq('id', id).limit(1))?.[0] ?? null;
}

/** What was written met a newer version: the lead as it is now. */
export class StaleLead extends Error {
  override readonly name = 'StaleLead';
  readonly current: Lead;
  constructor(current: Lead) {
    super('Somebody else changed this lead');
    this.current = current;
  }
}

/** Optimistic locking: changes the version that was seen, or nothing. */
export async function updateLead(
  seen: Pick<Lead, 'id' | 'version'>,
  change: Partial<Pick<Lead, 'owner_id' | 'follow_up_at'>>,
): Promise<Lead> {
  const client = await sessionClient();
  const update = client.from('leads').update(change).eq('id', seen.id).eq('version', seen.version);
  const [changed] = unwrap(await update.select('*')) ?? [];
  if (changed) return changed;
  const current = await readLead(seen.id);
  if (!current) throw new DataError('This record no longer exists', 'PGRST116', 404);
  throw new StaleLead(current);
}

export interface LoggedOutcome {
  /** Made by the page, so that a second try is recognised. */
  id: string;
  type: Outcome;
  followUpAt: string | null;
  /** Why they are not interested. */
  reason?: string;
}

const DUPLICATE = '23505';

export async function logOutcome(leadId: string, outcome: LoggedOutcome): Promise<void> {
  const { id, type, followUpAt, reason } = outcome;
  const client = await sessionClient();
  const { error, status } = await client
    .from('activities')
    .insert({ id, lead_id: leadId, type, follow_up_at: followUpAt, reason });
  if (error?.code !== DUPLICATE) unwrap({ data: null, error, status });
}

const MAX_OTHERS = 20;

/** The newest of what else came in from a person. */
export async function listOtherLeads(personId: string, besides: string): Promise<Lead[]> {
  const client = await sessionClient();
  const others = client.from('leads').select('*').eq('person_id', personId).neq('id', besides);
  return unwrap(await others.order('created_at', { ascending: false }).limit(MAX_OTHERS)) ?? [];
}

export async function listActivities(leadId: string) {
  const client = await sessionClient();
  return (
    unwrap(
      await client
        .from('activities')
        .select('*')
        .eq('lead_id', leadId)
        .order('created_at', { ascending: false }),
    ) ?? []
  );
}

export async function listStaff() {
  const client = await sessionClient();
  return unwrap(await client.from('staff').select('*').order('created_at')) ?? [];
}
