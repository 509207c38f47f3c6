import type { Site } from '../messages/site.ts';
import { webhookEvent } from '../messages/webhook-event.ts';
import { networkFailure, nothingToSay, outcomeOf } from '../outcome.ts';
import type { Channel } from '../sender.ts';
import type { Post } from './post.ts';

type Settings = { url: string; secret: string };

const WHOSE = 'The webhook';

/** As Standard Webhooks wants it: id, time and body are signed, so that neither can be changed and an old call is known. */
export function createWebhookChannel({ url, secret }: Settings, post: Post, site: Site): Channel {
  const key = importKey(secret);
  return async (message, signal) => {
    const event = webhookEvent(message, site);
    if (!event) return nothingToSay('What it was about is gone');
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${await sign(await key, `${message.id}.${timestamp}.${body}`)}`,
    };
    try {
      const { status } = await post(url, { headers, body: new TextEncoder().encode(body) }, signal);
      return outcomeOf(status, WHOSE);
    } catch (error) {
      return networkFailure(error, WHOSE);
    }
  };
}

/** A secret may be written as the standard's libraries make it: whsec_ and base64. */
function importKey(secret: string): Promise<CryptoKey> {
  const encoded = /^whsec_([A-Za-z0-9+/=]+)$/.exec(secret)?.[1];
  const bytes = encoded
    ? Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    : new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function sign(key: CryptoKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
