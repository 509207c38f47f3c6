import {
  handleUnsubscribe,
  type UnsubscribeParts,
} from '../../supabase/functions/unsubscribe/handle-unsubscribe.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { isEncoded } from './canonical/headers.ts';
import { invalidQuery } from './canonical/target.ts';

export type Leave = UnsubscribeParts['leave'];

/** A form with one short field. */
const FORM_CAP = 4096;
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i;

/** The Edge Function `unsubscribe`, handed a request that is written anew. */
export async function unsubscribe(call: ApiCall, leave: Leave): Promise<Response> {
  const { method, path, query, sent } = call.head;
  if (query.some(([name]) => name !== 'token') || query.length > 1)
    throw invalidQuery('Only token is read here');
  const body = await call.read(FORM_CAP);
  const url = new URL(path, 'http://localhost');
  url.search = new URLSearchParams(query).toString();
  const type = sent.get('content-type') ?? '';
  if (method === 'POST' && (isEncoded(sent) || !FORM_TYPE.test(type)))
    throw new ApiError(415, 'unsupported_media_type', 'Only a form, not compressed, is accepted');
  const form = method === 'POST' ? { headers: { 'content-type': type }, body: new Uint8Array(body) } : {};
  return handleUnsubscribe(new Request(url, { method, ...form }), { siteUrl: '', leave });
}
