import type { SupabaseApp } from '../lite/create-app.ts';
import { type ApiRequest, jsonOf } from '../lite/repair-request.ts';
import type { CodeMailer } from '../mail/code-mailer.ts';
import { downloadTarget, uploadTarget } from '../storage/object-path.ts';
import { storedFileHeaders } from '../storage/public-objects.ts';
import { JSON_CAP } from '../storage/upload-caps.ts';
import type { ApiCall } from './api-call.ts';
import { assertJson, assertOffered, countRows } from './api-rules.ts';
import { assertSessionRefresh, checkCode, sendCode } from './sign-in-calls.ts';
import { upload } from './upload-calls.ts';

const EMAIL_CHECK_PATH = '/rest/v1/rpc/associate_email_status';

/** Every REST, auth and storage call: refuse what is not offered, count, cap, check, then ask lite. */
export async function answerApiCall(
  call: ApiCall,
  { app, mailer }: { app: SupabaseApp; mailer: CodeMailer },
): Promise<Response> {
  const { method, url, path, headers, client } = call;
  assertOffered(method, path);
  call.spend('requests', client);

  const uploading = uploadTarget(method, path);
  if (uploading) return upload(call, uploading, app);

  const request: ApiRequest = { method, url, headers, body: await call.read(JSON_CAP) };
  if (path.startsWith('/rest/')) chargeRestCall(call, request.body);
  if (method === 'POST' && path === '/auth/v1/otp') return sendCode(call, request, app, mailer);
  if (method === 'POST' && path === '/auth/v1/verify') return checkCode(call, request, app);
  if (method === 'POST' && path === '/auth/v1/token') assertSessionRefresh(url);

  const response = await app(request);
  const downloading = method === 'GET' ? downloadTarget(path) : undefined;
  return downloading && response.ok ? asPrivateFile(downloading.key, response) : response;
}

function chargeRestCall({ method, path, headers, client, trusted, spend }: ApiCall, body: Buffer): void {
  if (path === EMAIL_CHECK_PATH) spend('emailChecks', client);
  if (body.length > 0) assertJson(headers.get('content-type'));
  if (method === 'POST' && !trusted && !path.startsWith('/rest/v1/rpc/'))
    spend('inserts', client, countRows(jsonOf(body)));
}

/** A file that a row rule or a signed link let through: kept by no cache, run as no page. */
function asPrivateFile(key: string, response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(storedFileHeaders(key))) headers.set(name, value);
  headers.set('cache-control', 'private, no-store');
  return new Response(response.body, { status: response.status, headers });
}
