import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const codeFor = (address: string) =>
  /Subject: (\d{6})/.exec(server.emailsTo(address).at(-1) ?? '')?.[1] ?? '';
const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('A code from the letter signs in, once, and the session can be refreshed and ended', async () => {
  const email = 'Someone@People.example';
  const browser = server.visitor();
  expect((await browser.auth.signInWithOtp({ email })).error).toBeNull();
  const token = codeFor('someone@people.example');
  expect(server.logged.join()).toContain(token);

  const signedIn = await browser.auth.verifyOtp({ email, token, type: 'email' });
  expect(signedIn.data.user?.email).toBe('someone@people.example');
  expect((await browser.auth.getUser()).data.user?.id).toBe(signedIn.data.user?.id);
  expect((await browser.auth.refreshSession()).data.session?.access_token).toBeTruthy();

  const again = await server.visitor().auth.verifyOtp({ email, token, type: 'email' });
  expect(again.error?.code).toBe('otp_expired');
  expect((await browser.auth.signOut()).error).toBeNull();
  expect((await browser.auth.getSession()).data.session).toBeNull();
});

test('A wrong code does not sign in', async () => {
  const email = 'wrong@people.example';
  await server.visitor().auth.signInWithOtp({ email });
  const token = codeFor(email) === '000000' ? '000001' : '000000';
  expect((await server.visitor().auth.verifyOtp({ email, token, type: 'email' })).error?.status).toBe(403);
});

test('A signed-in stranger is nobody of the office, until an admin adds their address', async () => {
  const email = 'stranger@people.example';
  const browser = server.visitor();
  await browser.auth.signInWithOtp({ email });
  await browser.auth.verifyOtp({ email, token: codeFor(email), type: 'email' });
  expect((await browser.rpc('my_staff_row')).data).toEqual([]);
  expect((await browser.from('contact_inquiries').select('id')).data).toEqual([]);

  const admin = await server.signIn('admin');
  expect((await admin.from('staff').insert({ email, role: 'agent' })).error).toBeNull();
  expect((await browser.rpc('my_staff_row')).data).toMatchObject([{ email, role: 'agent' }]);
  expect((await admin.from('staff').delete().eq('email', email)).error).toBeNull();
  expect((await browser.rpc('my_staff_row')).data).toEqual([]);
});

test('Passwords, links that sign in, and changing one’s address are not offered', async () => {
  const credentials = { email: 'taken@people.example', password: 'a long password' };
  expect((await post('/auth/v1/signup', credentials)).status).toBe(404);
  expect((await post('/auth/v1/token?grant_type=password', credentials)).status).toBe(400);
  for (const path of ['/auth/v1/magiclink', '/auth/v1/recover', '/auth/v1/resend', '/auth/v1/admin/users'])
    expect((await post(path, credentials)).status).toBe(404);
  expect(
    (await fetch(`${server.url}/auth/v1/verify?token=x&type=magiclink`, { redirect: 'manual' })).status,
  ).toBe(404);
});

test('A token hash is not accepted in place of a code, because it could be computed per guess', async () => {
  expect(
    (await post('/auth/v1/verify', { type: 'magiclink', token_hash: 'x', email: 'a@b.example' })).status,
  ).toBe(400);
  expect((await post('/auth/v1/verify', { type: 'email', token_hash: 'x' })).status).toBe(400);
});

test('Demo sign-in takes the two demo accounts and nobody else', async () => {
  const refused = await post('/demo/login', { email: 'someone@people.example' });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: 'Invalid email or OTP not implemented yet' });
  expect((await (await server.signIn('admin')).auth.getUser()).data.user?.email).toBe(
    'admin@awadhsolar.example',
  );
});

test('Demo sign-in of many at once gives each a session', async () => {
  const sessions = await Promise.all(Array.from({ length: 5 }, () => server.signIn('user')));
  const users = await Promise.all(sessions.map((session) => session.auth.getUser()));
  expect(users.every((user) => user.data.user?.email === 'user@awadhsolar.example')).toBe(true);
});
