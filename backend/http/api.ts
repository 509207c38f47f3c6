import type { SupabaseApp } from '../supabase/lite/create-app.ts';
import type { CodeMailer } from '../supabase/mail/code-mailer.ts';
import { storedFileHeaders } from '../supabase/storage/public-objects.ts';
import { JSON_CAP, VISITOR_JSON_CAP } from '../supabase/storage/upload-caps.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { outgoing, withJson } from './canonical/request.ts';
import { type Route, routeOf } from './canonical/routes.ts';
import type { OtpClients } from './otp-clients.ts';
import type { LimitName } from './rate-limits.ts';
import { assertSessionRefresh, checkCode, sendCode } from './sign-in-calls.ts';
import { type Leave, unsubscribe } from './unsubscribe-call.ts';
import { upload } from './upload-calls.ts';

type Parts = { app: SupabaseApp; mailer: CodeMailer; otpClients: OtpClients; leave: Leave };

/** Every REST, auth and storage call: refuse what is not offered, count, cap, check, then ask lite. */
export async function answerApiCall(call: ApiCall, parts: Parts): Promise<Response> {
  const { head, client, trusted } = call;
  const route = routeOf(head.method, head.segments);
  call.spend('requests', client);
  if (route.kind === 'unsubscribe') return unsubscribe(call, parts.leave);
  const request = outgoing(head, route, trusted);
  if (route.kind === 'function' && SIGNED_FUNCTIONS.has(route.name)) request.headers.set('x-real-ip', client);
  if (route.kind === 'upload') return upload(call, route.object, request, parts.app);

  const body = await call.read(trusted ? JSON_CAP : VISITOR_JSON_CAP);
  const whole = withJson(request, head.sent, route, body);
  chargeRestCall(call, route, whole.json);
  if (route.kind === 'auth') {
    if (route.call === 'otp') return sendCode(call, whole, parts);
    if (route.call === 'verify') return checkCode(call, whole, parts);
    if (route.call === 'token') assertSessionRefresh(whole.url);
  }
  const response = await parts.app(whole);
  return route.kind === 'download' && response.ok ? asPrivateFile(route.object.key, response) : response;
}

/** What visitors may call without an account, and could learn something by calling often. */
const LIMITED_FUNCTIONS = new Map<string, LimitName>([
  ['associate_email_status', 'emailChecks'],
  ['track_request', 'trackings'],
  ['track_request_by_reference', 'trackingsByReference'],
  ['confirm_subscription', 'newsletterLinks'],
  ['leave_newsletter', 'newsletterLinks'],
  ['open_proposal', 'proposalReads'],
  ['seen_proposal', 'proposalReads'],
  ['accept_proposal', 'proposalAnswers'],
  ['decline_proposal', 'proposalAnswers'],
  ['ask_about_proposal', 'proposalAnswers'],
]);

/** What is stored with the address it came from, which the database reads where hosted Supabase puts it. */
const SIGNED_FUNCTIONS = new Set(['accept_proposal', 'decline_proposal']);

function chargeRestCall({ client, trusted, spend }: ApiCall, route: Route, json: unknown): void {
  const limit = route.kind === 'function' && LIMITED_FUNCTIONS.get(route.name);
  if (limit) spend(limit, client);
  if (route.body === 'rows' && !trusted) spend('inserts', client, countRows(json));
}

/** supabase-js may send one row as an array of one; a form never sends a batch. */
const MAX_ROWS = 10;

function countRows(body: unknown): number {
  const rows = Array.isArray(body) ? body.length : 1;
  if (rows > MAX_ROWS)
    throw new ApiError(413, 'PGRST_TOO_MANY_ROWS', `At most ${MAX_ROWS} rows can be added at once`);
  return Math.max(rows, 1);
}

/** A file that a row rule or a signed link let through: kept by no cache, run as no page. */
function asPrivateFile(key: string, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(storedFileHeaders(key))) headers.set(name, value);
  headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}
