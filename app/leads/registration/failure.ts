import type { Message } from '~/forms/define-form';
import type { DataError } from '~/lib/data-error';
import { registrationFailures as failures } from './en';
import { EMAIL_APPROVED, EMAIL_REGISTERED } from './refuse-taken-email';

/** The stopWith text of the certificate, which no visitor reads; what follows is chosen by it. */
export const CERTIFICATE_FAILED = 'Failed to upload certificate';

/** Which entry of the specification's catalogue it is, tried in its order. */
export function registrationFailure({ code, message }: DataError): Message & { field?: 'email' } {
  if (code === EMAIL_REGISTERED) return { ...failures.emailRegistered, field: 'email' };
  if (code === EMAIL_APPROVED) return { ...failures.emailApproved, field: 'email' };
  if (code === '23505') {
    if (message.includes('email')) return { ...failures.emailRegistered, field: 'email' };
    return failures.registrationExists;
  }
  if (message.includes(CERTIFICATE_FAILED)) return failures.uploadFailed;
  if (code === 'PGRST116') return failures.databaseUnreachable;
  if (message.includes('network')) return failures.network;
  return failures.other;
}
