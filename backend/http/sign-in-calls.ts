import type { SupabaseApp } from '../lite/create-app.ts';
import type { ApiRequest } from '../lite/repair-request.ts';
import type { CodeMailer } from '../mail/code-mailer.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';

/** Sends a one-time code, a few per address and per client. */
export async function sendCode(call: ApiCall, request: ApiRequest, app: SupabaseApp, mailer: CodeMailer) {
  const address = addressIn(request);
  call.spend('codesPerClient', call.client);
  call.spend('codesPerAddress', address);
  const response = await app(request);
  try {
    await mailer.delivered(address);
  } catch {
    throw new ApiError(500, 'unexpected_failure', 'Error sending magic link email');
  }
  return response;
}

/** Checks a one-time code. Every try counts; a right one gives its share back. */
export async function checkCode(call: ApiCall, request: ApiRequest, app: SupabaseApp) {
  const address = addressIn(request);
  const { type, token, token_hash: hash } = request.json as Record<string, unknown>;
  // A token hash is computed from address and code, so it would be a guess that no address is charged for.
  if (hash !== undefined || typeof token !== 'string' || (type !== 'email' && type !== 'magiclink'))
    throw new ApiError(400, 'validation_failed', 'Only one-time codes sent by e-mail can be verified');
  call.spend('guessesPerClient', call.client);
  call.spend('guessesPerAddress', address);
  const response = await app(request);
  if (response.ok) {
    call.refund('guessesPerClient', call.client);
    call.refund('guessesPerAddress', address);
  }
  return response;
}

export function assertSessionRefresh(url: URL): void {
  if (url.searchParams.get('grant_type') !== 'refresh_token')
    throw new ApiError(400, 'validation_failed', 'A session can be refreshed here, nothing else');
}

function addressIn(request: ApiRequest): string {
  const email = (request.json as { email?: unknown } | undefined)?.email;
  if (typeof email !== 'string' || email.length > 320)
    throw new ApiError(400, 'validation_failed', 'An email is required');
  return email.trim().toLowerCase();
}
