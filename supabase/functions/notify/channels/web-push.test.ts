import { expect, test } from 'vitest';
import { createPushKeys, encryptPush, fromBase64Url, vapidAuthorization } from './web-push.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ourPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  ourPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('A push message is encrypted as the standard’s own example is', async () => {
  const point = Buffer.from(fromBase64Url(EXAMPLE.ourPublic));
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: EXAMPLE.ourPrivate,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
  const { d, ...publicJwk } = jwk;
  const keys = {
    privateKey: await crypto.subtle.importKey('jwk', { ...publicJwk, d }, ecdh, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', publicJwk, ecdh, true, []),
  };
  const sealed = await encryptPush(new TextEncoder().encode(EXAMPLE.plain), EXAMPLE, {
    keys,
    salt: fromBase64Url(EXAMPLE.salt),
  });
  expect(Buffer.from(sealed).toString('base64url')).toBe(EXAMPLE.body);
});

test('The token says for which push service it is and until when, and our key has signed it', async () => {
  const keys = await createPushKeys();
  const header = await vapidAuthorization(keys, 'https://push.example', 'mailto:office@company.example');
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(keys.public_key);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(said).toMatchObject({ aud: 'https://push.example', sub: 'mailto:office@company.example' });
  const ahead = said.exp - Date.now() / 1000;
  expect(ahead).toBeGreaterThan(60 * 60);
  expect(ahead).toBeLessThan(24 * 60 * 60);
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const verify = await crypto.subtle.importKey('raw', fromBase64Url(key), ecdsa, false, ['verify']);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  expect(await crypto.subtle.verify(ecdsa, verify, fromBase64Url(signature), signed)).toBe(true);
});
