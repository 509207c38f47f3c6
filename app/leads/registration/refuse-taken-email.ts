import { DataError } from '~/lib/data-error';
import { postAsVisitor } from '~/lib/post-as-visitor';

/** Our own codes for what the check before saving finds; the spec words both cases. */
export const EMAIL_REGISTERED = 'email-registered';
export const EMAIL_APPROVED = 'email-approved';

/** Stops when someone has registered with this address. */
export async function refuseTakenEmail(email: string, signal: AbortSignal): Promise<void> {
  const status = await postAsVisitor('rpc/associate_email_status', { email }, signal);
  if (status === 'free') return;
  throw new DataError(
    'This email is already registered',
    status === 'approved' ? EMAIL_APPROVED : EMAIL_REGISTERED,
  );
}
