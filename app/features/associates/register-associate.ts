import { DataError, unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { visitorTables } from '~/lib/visitor-tables';

type Registration = Database['public']['Tables']['associate_registrations']['Insert'];

/** Our own codes for what the check before saving finds; the spec words both cases. */
export const EMAIL_REGISTERED = 'email-registered';
export const EMAIL_APPROVED = 'email-approved';

/** Stops when someone has registered with this address. */
export async function refuseTakenEmail(email: string, signal: AbortSignal): Promise<void> {
  const client = visitorTables();
  const status = unwrap(await client.rpc('associate_email_status', { email }).abortSignal(signal));
  if (status === 'free') return;
  throw new DataError(
    'This email is already registered',
    status === 'approved' ? EMAIL_APPROVED : EMAIL_REGISTERED,
  );
}

/** The database approves at once and by itself: status, time and approver are not the visitor's to send. */
export async function registerAssociate(row: Registration, signal: AbortSignal): Promise<void> {
  const client = visitorTables();
  unwrap(await client.from('associate_registrations').insert(row).abortSignal(signal));
}
