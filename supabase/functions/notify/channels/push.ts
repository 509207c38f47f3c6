import { pushContent } from '../messages/push-content.ts';
import type { Site } from '../messages/site.ts';
import type { Outbox, PushKeys } from '../outbox.ts';
import { failed, networkFailure, nothingToSay, outcomeOf } from '../outcome.ts';
import type { Channel } from '../sender.ts';
import type { Post } from './post.ts';
import { createPushKeys, encryptPush, vapidAuthorization } from './web-push.ts';

/** An alert that nobody saw for so long is of no use: the dashboard tells the same. */
const TTL_SECONDS = 12 * 60 * 60;
const WHOSE = 'The push service';

export function createPushChannel(outbox: Outbox, post: Post, site: Site): Channel {
  let keys: Promise<PushKeys> | undefined;
  return async (message, signal) => {
    const content = pushContent(message, site);
    if (!message.push || !content) return nothingToSay('What it was about is gone');
    keys ??= ensureKeys(outbox);
    keys.catch(() => (keys = undefined));
    const { endpoint } = message.push;
    let request: Awaited<ReturnType<typeof requestOf>>;
    try {
      request = await requestOf(message.push, content, await keys, site.contact);
    } catch (error) {
      if (error instanceof DOMException || error instanceof RangeError)
        return failed('The browser’s keys cannot be used');
      throw error;
    }
    try {
      const { status } = await post(endpoint, request, signal);
      if (status === 404 || status === 410) return { as: 'gone', reason: 'The browser takes no more alerts' };
      return outcomeOf(status, WHOSE);
    } catch (error) {
      return networkFailure(error, WHOSE);
    }
  };
}

async function requestOf(
  subscription: { endpoint: string; p256dh: string; auth: string },
  { urgency, ...shown }: NonNullable<ReturnType<typeof pushContent>>,
  keys: PushKeys,
  contact: string,
) {
  const body = await encryptPush(new TextEncoder().encode(JSON.stringify(shown)), subscription);
  const headers = {
    authorization: await vapidAuthorization(keys, new URL(subscription.endpoint).origin, contact),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(TTL_SECONDS),
    urgency,
  };
  return { headers, body };
}

/** Made by whichever sender needs them first; two at once end up with the same. */
export async function ensureKeys(outbox: Outbox): Promise<PushKeys> {
  const stored = (await outbox.ensurePushKeys()) ?? (await outbox.ensurePushKeys(await createPushKeys()));
  if (!stored) throw new Error('The push keys were not stored');
  return stored;
}
