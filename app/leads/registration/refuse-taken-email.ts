import { DataError, unwrap } from '~/lib/data-error';
import { visitorTables } from '~/lib/visitor-tables';

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
