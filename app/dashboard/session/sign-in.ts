import { DataError, toDataError } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';

/** What a project closed to new accounts answers to an unknown address. Nobody may learn that from us. */
const UNKNOWN_ADDRESS = new Set(['otp_disabled', 'signup_disabled', 'user_not_found']);

/**
 * Mails a six-digit code. A first sign-in makes the account, which sees nothing until an admin adds it; so the server
 * answers alike to every address and gives nobody away.
 */
export async function sendCode(email: string): Promise<void> {
  const { auth } = await sessionClient();
  const { error } = await auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
  if (error && !UNKNOWN_ADDRESS.has(error.code ?? '')) throw toDataError(error, error.status);
}

export async function verifyCode(email: string, code: string): Promise<void> {
  const { auth } = await sessionClient();
  const { error } = await auth.verifyOtp({ email, token: code, type: 'email' });
  if (error) throw toDataError(error, error.status);
}

/**
 * The demo's two accounts sign in at once. Only called where VITE_DEMO is set, so other builds do not contain it.
 * False: the server is not a demo, ask for a code instead.
 */
export async function signInToDemo(email: string): Promise<boolean> {
  const response = await fetch('/demo/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => {
    throw toDataError(error);
  });
  if (response.status === 404) return false;
  if (!response.ok) throw new DataError('refused', 'refused', response.status);
  const { auth } = await sessionClient();
  // Not `setSession`, which reads the token's own times and so depends on this device's clock.
  const { refresh_token } = await response.json();
  const { error } = await auth.refreshSession({ refresh_token });
  if (error) throw toDataError(error, error.status);
  return true;
}
