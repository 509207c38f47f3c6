import type { SupabaseApp } from '../supabase/lite/create-app.ts';
import type { ApiRequest } from '../supabase/lite/repair-request.ts';
import type { CodeMailer } from '../supabase/mail/code-mailer.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { rewritten } from './canonical/request.ts';
import { type OtpClients, pair } from './otp-clients.ts';
import type { LimitName } from './rate-limits.ts';

type Parts = { app: SupabaseApp; mailer: CodeMailer; otpClients: OtpClients };

/** A first sign-in makes an account, which takes some 100 ms longer: no answer comes sooner than either. */
const ANSWER_AFTER_MS = 500;

/** Sends a one-time code. The answer is the same whether the address has an account or not. */
export async function sendCode(call: ApiCall, request: ApiRequest, parts: Parts): Promise<Response> {
  const { email, create_user: createUser = true } = request.json as Record<string, unknown>;
  const address = toAddress(email);
  if (typeof createUser !== 'boolean')
    throw new ApiError(400, 'validation_failed', 'create_user is true or false');
  for (const [limit, key] of sendingLimits(call, address, parts.otpClients)) call.spend(limit, key);
  parts.otpClients.noteRequested(call.client, address);

  const sending = send(rewritten(request, { email: address, create_user: createUser }), address, parts);
  if (createUser) return (await Promise.all([sending, pause(ANSWER_AFTER_MS)]))[0];
  // Only an account gets an email here, so neither the answer nor its time may depend on the sending.
  sending.catch(() => undefined);
  return Response.json({}, { headers: { 'access-control-allow-origin': '*' } });
}

function sendingLimits({ client }: ApiCall, address: string, clients: OtpClients): [LimitName, string][] {
  const own: [LimitName, string][] = [
    ['codesPerClient', client],
    ['codesPerClientAndAddress', pair(client, address)],
  ];
  return clients.verified(client, address) ? own : [...own, ['codesPerAddress', address]];
}

async function send(request: ApiRequest, address: string, { app, mailer }: Parts): Promise<Response> {
  const response = await app(request);
  try {
    await mailer.delivered(address);
  } catch {
    throw new ApiError(500, 'unexpected_failure', 'Error sending magic link email');
  }
  return response;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Checks a one-time code. Every try counts; a right one gives its share back. */
export async function checkCode(call: ApiCall, request: ApiRequest, { app, otpClients }: Parts) {
  const { email, type, token, token_hash: hash } = request.json as Record<string, unknown>;
  const address = toAddress(email);
  // lite looks for a hash of address and code joined together. A hash from outside would be a guess that no address is
  // charged for, and so would a code of another length: "a@b.example1" with "23456" is "a@b.example" with "123456".
  if (hash !== undefined || typeof token !== 'string' || (type !== 'email' && type !== 'magiclink'))
    throw new ApiError(400, 'validation_failed', 'Only one-time codes sent by e-mail can be verified');
  const limits = guessingLimits(call, address, otpClients);
  for (const [limit, key] of limits) call.spend(limit, key);
  if (!/^\d{6}$/.test(token)) throw new ApiError(403, 'otp_expired', 'Email link is invalid or has expired');
  const response = await app(rewritten(request, { email: address, token, type }));
  if (response.ok) {
    for (const [limit, key] of limits) call.refund(limit, key);
    otpClients.noteVerified(call.client, address);
  }
  return response;
}

function guessingLimits({ client }: ApiCall, address: string, clients: OtpClients): [LimitName, string][] {
  const own: [LimitName, string][] = [
    ['guessesPerClient', client],
    ['guessesPerClientAndAddress', pair(client, address)],
  ];
  if (clients.verified(client, address)) return own;
  const pool = clients.requested(client, address)
    ? 'guessesByRequestersPerAddress'
    : 'guessesByOthersPerAddress';
  return [...own, [pool, address]];
}

export function assertSessionRefresh(url: URL): void {
  if (url.searchParams.get('grant_type') !== 'refresh_token')
    throw new ApiError(400, 'validation_failed', 'A session can be refreshed here, nothing else');
}

/** As the database has it (private.is_email). */
const ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$/;
const MAX_ADDRESS_LENGTH = 254;

/**
 * One mailbox, written plainly. A mail server also takes lists, names and other scripts, "1,a@b.example" or
 * "x<a@b.example>": then one mailbox would have as many allowances as it has spellings.
 */
function toAddress(email: unknown): string {
  if (typeof email !== 'string' || email.length > 320)
    throw new ApiError(400, 'validation_failed', 'An email is required');
  const address = email.trim().toLowerCase();
  if (address.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(address))
    throw new ApiError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  return address;
}
