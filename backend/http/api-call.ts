import type { IncomingMessage } from 'node:http';
import { type Keys, sameKey } from '../keys.ts';
import type { LimitName, RateLimits } from './rate-limits.ts';
import { readBody } from './read-body.ts';

/** A REST, auth or storage call as the gateway sees it, before its body is read. */
export type ApiCall = {
  method: string;
  url: URL;
  path: string;
  headers: Headers;
  client: string;
  /** Made with the secret key: our own scripts and tests, which no limit counts. */
  trusted: boolean;
  spend(limit: LimitName, key: string, cost?: number): void;
  refund(limit: LimitName, key: string): void;
  read(maxBytes: number): Promise<Buffer>;
};

export function toApiCall(
  request: IncomingMessage,
  url: URL,
  client: string,
  keys: Keys,
  limits: RateLimits,
): ApiCall {
  const headers = headersOf(request);
  const trusted = sameKey(headers.get('apikey') ?? url.searchParams.get('apikey'), keys.secretKey);
  return {
    method: request.method ?? 'GET',
    url,
    path: url.pathname,
    headers,
    client,
    trusted,
    spend: (limit, key, cost) => trusted || limits.spend(limit, key, cost),
    refund: (limit, key) => trusted || limits.refund(limit, key),
    read: (maxBytes) => readBody(request, maxBytes),
  };
}

/** How the body travelled is settled by the time lite sees it. */
const OUR_BUSINESS = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'expect',
  'upgrade',
]);

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !OUR_BUSINESS.has(name)) headers.set(name, value);
  return headers;
}
