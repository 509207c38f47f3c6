import { RefusedAddress } from '../outcome.ts';
import type { Post } from './post.ts';
import { isPublicAddress } from './public-address.ts';

type Resolve = (name: string, type: 'A' | 'AAAA', options: { signal: AbortSignal }) => Promise<string[]>;

/**
 * For Deno. The name is resolved and every address checked before the call; fetch then resolves it once more, so a name
 * server that answers differently the second time is not caught here, as it is in the embedded server (post-guarded.ts).
 */
export function createFetchPost({
  allowPrivate,
  resolve,
}: {
  allowPrivate: boolean;
  resolve: Resolve;
}): Post {
  return async (url, { headers, body }, signal) => {
    if (!allowPrivate) await assertPublic(new URL(url).hostname, resolve, signal);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return { status: response.status };
  };
}

async function assertPublic(hostname: string, resolve: Resolve, signal: AbortSignal): Promise<void> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const isAddress = /^[\d.]+$/.test(name) || name.includes(':');
  const addresses = isAddress ? [name] : await resolveAll(name, resolve, signal);
  if (addresses.length === 0) throw Object.assign(new Error('No such name'), { code: 'ENOTFOUND' });
  if (!addresses.every(isPublicAddress)) throw new RefusedAddress();
}

async function resolveAll(name: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  const none = () => [] as string[];
  const answers = await Promise.all([
    resolve(name, 'A', { signal }).catch(none),
    resolve(name, 'AAAA', { signal }).catch(none),
  ]);
  return answers.flat();
}
