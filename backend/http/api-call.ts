import type { IncomingMessage } from 'node:http';
import { type Keys, sameKey } from '../keys.ts';
import type { Head } from './canonical/request.ts';
import type { LimitName, RateLimits } from './rate-limits.ts';
import { readBody } from './read-body.ts';

/** A REST, auth or storage call as the gateway sees it, before its body is read. */
export type ApiCall = {
  head: Head;
  client: string;
  /** Made with the secret key: our own scripts and tests, which no limit counts. */
  trusted: boolean;
  spend(limit: LimitName, key: string, cost?: number): void;
  refund(limit: LimitName, key: string): void;
  read(maxBytes: number): Promise<Buffer>;
};

export function toApiCall(
  request: IncomingMessage,
  head: Head,
  client: string,
  keys: Keys,
  limits: RateLimits,
): ApiCall {
  const trusted = sameKey(head.sent.get('apikey'), keys.secretKey);
  return {
    head,
    client,
    trusted,
    spend: (limit, key, cost) => trusted || limits.spend(limit, key, cost),
    refund: (limit, key) => trusted || limits.refund(limit, key),
    read: (maxBytes) => readBody(request, maxBytes),
  };
}
