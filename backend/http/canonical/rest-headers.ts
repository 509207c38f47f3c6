import { ApiError } from '../api-error.ts';
import type { SentHeaders } from './headers.ts';

const SCHEMA = 'public';
const OBJECT = 'application/vnd.pgrst.object+json';

/** supabase-js names the one schema there is; a profile that says anything else is a wish for another. */
export function assertPublicSchema(sent: SentHeaders): void {
  for (const name of ['accept-profile', 'content-profile'] as const)
    if ((sent.get(name) ?? SCHEMA) !== SCHEMA)
      throw new ApiError(406, 'PGRST106', 'Invalid schema: only public is exposed');
}

/** One object, or JSON in general; never a query plan or CSV. */
export function acceptedType(sent: SentHeaders): string {
  const accept = sent.get('accept') ?? '*/*';
  if (accept === OBJECT) return OBJECT;
  const types = accept.split(',').map((type) => type.split(';')[0]?.trim());
  if (types.some((type) => type === 'application/json' || type === '*/*' || type === 'application/*'))
    return 'application/json';
  throw new ApiError(406, 'PGRST107', 'None of these media types are available');
}

const ANYBODYS: Record<string, RegExp> = {
  return: /^(minimal|representation|headers-only)$/,
  count: /^exact$/,
  missing: /^default$/,
};

/** With the secret key only: overwriting, rehearsing, counting by estimate. */
const TRUSTED: Record<string, RegExp> = {
  ...ANYBODYS,
  count: /^(exact|planned|estimated)$/,
  resolution: /^(merge|ignore)-duplicates$/,
  handling: /^(strict|lenient)$/,
  tx: /^(commit|rollback)$/,
  'max-affected': /^\d{1,9}$/,
};

/** A count tells how many rows an insert really added, which a newsletter keeps to itself; only readers are told. */
export function preferences(sent: SentHeaders, isRead: boolean, trusted: boolean): string | undefined {
  const known = trusted ? TRUSTED : ANYBODYS;
  const wishes = new Map<string, string>();
  for (const wish of (sent.get('prefer') ?? '').split(',').map((part) => part.trim())) {
    if (wish === '') continue;
    const [key = '', value = '', ...more] = wish.split('=');
    if (more.length > 0 || wishes.has(key) || !Object.hasOwn(known, key) || !known[key]?.test(value))
      throw new ApiError(400, 'PGRST122', 'A preference in the Prefer header is not offered');
    wishes.set(key, value);
  }
  if (!isRead && !trusted) wishes.delete('count');
  return wishes.size > 0 ? [...wishes].map(([key, value]) => `${key}=${value}`).join(', ') : undefined;
}
