import { DataError, toDataError } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** What Supabase answers to an address that has no account. Nobody may learn that from us. */
const UNKNOWN_ADDRESS = new Set(['otp_disabled', 'signup_disabled', 'user_not_found']);

/** Mails a six-digit code to an address that has an account; for any other it ends the same way and nothing is sent. */
export async function sendCode(email: string): Promise<void> {
  const { auth } = await sessionClient();
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  if (error && !UNKNOWN_ADDRESS.has(error.code ?? '')) throw toDataError(error, error.status);
}

export async function verifyCode(email: string, code: string): Promise<void> {
  const { auth } = await sessionClient();
  const { error } = await auth.verifyOtp({ email, token: code, type: 'email' });
  if (error) throw toDataError(error, error.status);
}

/** The demo's two accounts sign in at once. Only called where VITE_DEMO is set, so other builds do not contain it. */
export async function signInToDemo(email: string): Promise<void> {
  const response = await fetch('/demo/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => {
    throw toDataError(error);
  });
  if (!response.ok) throw new DataError('refused', 'refused', response.status);
  const { auth } = await sessionClient();
  const { error } = await auth.setSession(await response.json());
  if (error) throw toDataError(error, error.status);
}
