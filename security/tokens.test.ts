import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let adminToken: string;
beforeAll(async () => {
  server = await startTestServer();
  const { data } = await (await server.signIn('admin')).auth.getSession();
  adminToken = data.session?.access_token ?? '';
  await server.visitor().from('contact_inquiries').insert(inquiry());
});
afterAll(() => server.close());

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function readInquiries(token: string, apikey = server.keys.publishableKey) {
  const response = await fetch(`${server.url}/rest/v1/contact_inquiries?select=id`, {
    headers: { apikey, authorization: `Bearer ${token}` },
  });
  return { status: response.status, rows: response.ok ? ((await response.json()) as unknown[]).length : 0 };
}

test('The genuine token of an admin reads records, so that the refusals below mean something', async () => {
  expect(await readInquiries(adminToken)).toEqual({ status: 200, rows: 1 });
});

test('A token without a signature (alg none) is refused', async () => {
  const unsigned = `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claimsOf(adminToken))}.`;
  expect(await readInquiries(unsigned)).toEqual({ status: 401, rows: 0 });
});

test('A token whose claims were edited is refused', async () => {
  const [header, , signature] = adminToken.split('.');
  const edited = `${header}.${base64url({ ...claimsOf(adminToken), role: 'service_role' })}.${signature}`;
  expect(await readInquiries(edited)).toEqual({ status: 401, rows: 0 });
});

test('A token signed with a guessed secret is refused', async () => {
  const guesses = [
    'secret',
    'super-secret-jwt-token-with-at-least-32-characters-long',
    server.keys.publishableKey,
  ];
  for (const guess of guesses) {
    const forged = await new SignJWT(claimsOf(adminToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(guess.padEnd(32, '0')));
    expect(await readInquiries(forged)).toEqual({ status: 401, rows: 0 });
  }
});

test('An expired token is refused', async () => {
  const expired = await new SignJWT({ ...claimsOf(adminToken), iat: 1_700_000_000, exp: 1_700_000_600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(server.keys.jwtSecret));
  expect(await readInquiries(expired)).toEqual({ status: 401, rows: 0 });
});

test('An invented API key is refused, and the secret key works only in full', async () => {
  for (const key of ['', 'sb_secret_', 'sb_secret_embedded', server.keys.secretKey.slice(0, -1)]) {
    const response = await fetch(`${server.url}/rest/v1/contact_inquiries?select=id`, {
      headers: { apikey: key },
    });
    expect(response.status, key).toBe(401);
  }
});

test('A signed-out token no longer refreshes', async () => {
  const admin = await server.signIn('admin');
  const { data } = await admin.auth.getSession();
  await admin.auth.signOut();
  const stolen = await server
    .visitor()
    .auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(stolen.error).not.toBeNull();
});

test('The secret key is nowhere in what a browser can fetch', async () => {
  for (const path of [
    '/',
    '/auth/v1/settings',
    '/_system/config',
    '/keys.json',
    '/.data/keys.json',
    '/%2e%2e/keys.json',
  ]) {
    const text = await (await fetch(server.url + path)).text();
    expect(text).not.toContain(server.keys.secretKey);
    expect(text).not.toContain(server.keys.jwtSecret);
  }
});
