import type { PushKeys } from '../outbox.ts';

/**
 * Web Push by the letter (RFC 8291, aes128gcm, and RFC 8292, VAPID) with nothing but WebCrypto: every push service takes
 * it, in Node and in Deno. The libraries that run in both still write the draft's aesgcm, which some services refuse.
 */
type Subscription = { p256dh: string; auth: string };
type Bytes = Uint8Array<ArrayBuffer>;

const RECORD_SIZE = 4096;
/** Twelve hours; push services take up to a day, and clocks differ. */
const TOKEN_SECONDS = 12 * 60 * 60;
const ECDH = { name: 'ECDH', namedCurve: 'P-256' };
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };

export async function createPushKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify']);
  const publicKey = await crypto.subtle.exportKey('raw', pair.publicKey);
  return {
    public_key: toBase64Url(new Uint8Array(publicKey)),
    private_key: await crypto.subtle.exportKey('jwk', pair.privateKey),
  };
}

/** `own` is given by tests alone: keys and salt are new for every message. */
export async function encryptPush(
  plain: Bytes,
  { p256dh, auth }: Subscription,
  own?: { keys: CryptoKeyPair; salt: Bytes },
): Promise<Bytes> {
  const keys = own?.keys ?? (await crypto.subtle.generateKey(ECDH, true, ['deriveBits']));
  const salt = own?.salt ?? crypto.getRandomValues(new Uint8Array(16));
  const theirs = fromBase64Url(p256dh);
  const public_ = await crypto.subtle.importKey('raw', theirs, ECDH, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: public_ }, keys.privateKey, 256);
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));

  const info = joined(ascii('WebPush: info\0'), theirs, ours);
  const secret = await derive(new Uint8Array(shared), fromBase64Url(auth), info, 32);
  const key = await derive(secret, salt, ascii('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derive(secret, salt, ascii('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const LAST_RECORD = new Uint8Array([2]);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, aes, joined(plain, LAST_RECORD));

  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([ours.length]), ours, new Uint8Array(sealed));
}

/** By which the push service knows who we are: a token for its origin, signed with our key. */
export async function vapidAuthorization(keys: PushKeys, origin: string, contact: string): Promise<string> {
  const claims = { aud: origin, exp: Math.floor(Date.now() / 1000) + TOKEN_SECONDS, sub: contact };
  const part = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = await crypto.subtle.importKey('jwk', keys.private_key, ECDSA, false, ['sign']);
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, ascii(signed));
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${keys.public_key}`;
}

async function derive(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
  return new Uint8Array(bits);
}

const ascii = (text: string): Bytes => new TextEncoder().encode(text);

function joined(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const toBase64Url = (bytes: Bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const fromBase64Url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
