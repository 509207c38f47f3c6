import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const MEMBER = 'member@people.example';
beforeAll(async () => {
  server = await startTestServer();
  const browser = server.visitor();
  await browser.auth.signInWithOtp({ email: MEMBER });
  const token = /Subject: (\d{6})/.exec(server.emailsTo(MEMBER)[0] ?? '')?.[1] ?? '';
  const { data } = await browser.auth.verifyOtp({ email: MEMBER, token, type: 'email' });
  expect(data.user?.email).toBe(MEMBER);
});
afterAll(() => server.close());

/** Everything of an answer that a caller can compare, the time of day aside. */
async function answerTo(path: string, body: object) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

test.each([
  ['a code for accounts only', '/auth/v1/otp', { create_user: false }],
  ['the same in another spelling', '/auth/v1/otp', { options: { shouldCreateUser: false } }],
  ['the same with neither yes nor no', '/auth/v1/otp', { create_user: null }],
  ['a code', '/auth/v1/otp', {}],
  ['a check of a wrong code', '/auth/v1/verify', { type: 'email', token: '000000' }],
  ['a check of what is no code', '/auth/v1/verify', { type: 'email', token: 'x' }],
  ['a check of another kind', '/auth/v1/verify', { type: 'recovery', token: '000000' }],
  ['a sign-in by password', '/auth/v1/token?grant_type=password', { password: 'a long password' }],
  ['a refresh', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' }],
  ['a sign-up', '/auth/v1/signup', { password: 'a long password' }],
  ['a recovery', '/auth/v1/recover', {}],
])('Asking for %s tells nobody whether an address has an account', async (what, path, body) => {
  const stranger = `stranger-${what.replaceAll(' ', '-')}@people.example`;
  const toMember = await answerTo(path, { email: MEMBER, ...body });
  expect(await answerTo(path, { email: stranger, ...body })).toEqual(toMember);
  expect(toMember.status).toBeLessThan(500);
});

test('A code for accounts only is sent to a member and makes no account of a stranger', async () => {
  const before = server.emailsTo(MEMBER).length;
  const ask = async (email: string, shouldCreateUser = false) => {
    const { error } = await server.visitor().auth.signInWithOtp({ email, options: { shouldCreateUser } });
    expect(error).toBeNull();
  };
  // Accounts are being made meanwhile, so that the member is answered long before it is the turn of their code.
  const newcomers = Array.from({ length: 10 }, (_, n) => ask(`newcomer-${n}@people.example`, true));
  const stranger = 'no-account@people.example';
  await ask(stranger);
  await ask(MEMBER);
  await Promise.all(newcomers);
  await eventually(() => expect(server.emailsTo(MEMBER)).toHaveLength(before + 1));
  expect(server.emailsTo(stranger)).toEqual([]);
});

test('A newsletter’s answer is the same for who is subscribed already, whatever count is asked for', async () => {
  const subscribe = async (email: string) => {
    const response = await fetch(`${server.url}/rest/v1/newsletter_subscribers`, {
      method: 'POST',
      headers: {
        apikey: server.keys.publishableKey,
        'content-type': 'application/json',
        prefer: 'count=exact, return=minimal',
      },
      body: JSON.stringify({ email, consent_version: '2026-11' }),
    });
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  };
  const first = await subscribe('reader@people.example');
  expect(first.status).toBe(201);
  expect(await subscribe('reader@people.example')).toEqual(first);
  const { count } = await server
    .serviceRole()
    .from('newsletter_subscribers')
    .select('*', { count: 'exact', head: true });
  expect(count).toBe(1);
});
