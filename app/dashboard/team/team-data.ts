import type { Staff } from '~/dashboard/leads/lead';
import { DataError, unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

const NOT_ALLOWED = '42501';
const CHECK_VIOLATION = '23514';

export async function addStaff(
  person: Pick<Staff, 'email' | 'name' | 'role'>,
  signal: AbortSignal,
): Promise<void> {
  const { email, name, role } = person;
  const client = await sessionClient();
  unwrap(await client.from('staff').insert({ email, name, role }).abortSignal(signal));
}

export async function changeStaff(id: string, change: Partial<Pick<Staff, 'name' | 'role'>>): Promise<void> {
  const client = await sessionClient();
  requireRow(unwrap(await client.from('staff').update(change).eq('id', id).select('id')));
}

export async function removeStaff(id: string): Promise<void> {
  const client = await sessionClient();
  requireRow(unwrap(await client.from('staff').delete().eq('id', id).select('id')));
}

export async function countLeadsOf(id: string): Promise<number> {
  const client = await sessionClient();
  const answer = await client.from('leads').select('id', { count: 'exact', head: true }).eq('owner_id', id);
  unwrap(answer);
  return answer.count ?? 0;
}

/** Row rules answer who may not, and who comes too late, with no row rather than with an error. */
function requireRow(rows: unknown[] | null): void {
  if (!rows?.length) throw new DataError('No row was changed', NOT_ALLOWED, 403);
}

export const isNotAllowed = ({ code }: DataError) => code === NOT_ALLOWED;

/** The API passes on the message alone, not the constraint `staff_last_admin_check`. */
export const isLastAdmin = ({ code, message }: DataError) =>
  code === CHECK_VIOLATION && message.startsWith('The last admin');
