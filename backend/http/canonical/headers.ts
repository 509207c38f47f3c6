import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error.ts';

/** Everything that we or lite read. Whatever else a client sends (X-Forwarded-Host, method overrides, Range) ends here. */
const READ = [
  'apikey',
  'authorization',
  'accept',
  'accept-profile',
  'content-encoding',
  'content-profile',
  'content-type',
  'prefer',
  'x-upsert',
  // lite refuses the secret key from a browser, which it knows by this.
  'user-agent',
  // A browser's question whether it may call, answered by lite.
  'origin',
  'access-control-request-headers',
  'access-control-request-method',
] as const;

type HeaderName = (typeof READ)[number];
export type SentHeaders = ReadonlyMap<HeaderName, string>;

const isRead = (name: string): name is HeaderName => (READ as readonly string[]).includes(name);

/** From the raw list: node:http would keep the first of two, or join them, each header in its own way. */
export function readHeaders({ rawHeaders }: IncomingMessage): SentHeaders {
  const headers = new Map<HeaderName, string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (!isRead(name)) continue;
    if (headers.has(name)) throw new ApiError(400, 'duplicate_header', `${name} is given more than once`);
    headers.set(name, rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/** Headers that mean the same to every service. */
export const COMMON: HeaderName[] = [
  'apikey',
  'authorization',
  'user-agent',
  'origin',
  'access-control-request-headers',
  'access-control-request-method',
];

export function pass(sent: SentHeaders, names: HeaderName[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = sent.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

export function assertJsonType(sent: SentHeaders): void {
  if (isEncoded(sent) || !JSON_TYPE.test(sent.get('content-type') ?? ''))
    throw new ApiError(415, 'PGRST102', 'Only JSON bodies in UTF-8, not compressed, are accepted');
}

export const isEncoded = (sent: SentHeaders) => (sent.get('content-encoding') ?? 'identity') !== 'identity';
