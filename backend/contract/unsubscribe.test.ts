import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendRaw } from '../../testing/raw-http.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const PATH = '/functions/v1/unsubscribe';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const subscribers = server.serviceRole().from('newsletter_subscribers');
  await subscribers.delete().neq('email', '').throwOnError();
  const { data } = await subscribers
    .insert({ email: 'asha@mail.example', consent_version: 'x', consent_at: new Date().toISOString() })
    .select('token')
    .single()
    .throwOnError();
  token = data.token;
});

const isSubscribed = async () =>
  (await server.serviceRole().from('newsletter_subscribers').select('id').throwOnError()).data.length === 1;
/** As a mail program does: no key, no cookie, nothing but the address of the mail's header. */
const post = (query: string, body: BodyInit = ONE_CLICK, headers: Record<string, string> = FORM) =>
  fetch(`${server.url}${PATH}${query}`, { method: 'POST', headers, body });

test('A mail program unsubscribes its reader with one request, and may repeat it', async () => {
  for (const _ of ['first', 'again']) {
    const answer = await post(`?token=${token}`);
    expect([answer.status, await answer.text()]).toEqual([200, 'You are off the list.\n']);
    expect(await isSubscribed()).toBe(false);
  }
});

test('The form may be of the other type that the standard names', async () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await post(`?token=${token}`, form, {})).status).toBe(200);
  expect(await isSubscribed()).toBe(false);
});

test('Every token gets the same answer, and only the right one unsubscribes', async () => {
  for (const query of [`?token=${randomUUID()}`, '?token=x', '?token=', '']) {
    const answer = await post(query);
    expect([answer.status, await answer.text()]).toEqual([200, 'You are off the list.\n']);
  }
  expect(await isSubscribed()).toBe(true);
});

test('Opening the address changes nothing and leads to the page that asks', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${server.url}${PATH}?token=${token}`, { method, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/newsletter#leave=${token}`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  const bad = await fetch(`${server.url}${PATH}?token=%0d%0aset-cookie:x`, { redirect: 'manual' });
  expect(bad.status).toBe(400);
  const none = await fetch(`${server.url}${PATH}?token=//evil.example`, { redirect: 'manual' });
  expect(none.headers.get('location')).toBe('/newsletter');
  expect(await isSubscribed()).toBe(true);
});

test.each<[string, string, number, Record<string, string>?]>([
  ['no field', '', 400],
  ['another field', 'token=x', 400],
  ['another value', 'List-Unsubscribe=no', 400],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', 415, { 'content-type': 'application/json' }],
  ['a compressed form', ONE_CLICK, 415, { ...FORM, 'content-encoding': 'gzip' }],
  ['half a form', '--x\r\n', 400, { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a long form', `${ONE_CLICK}&x=${'x'.repeat(5000)}`, 413],
])('%s does not unsubscribe', async (_what, body, status, headers) => {
  expect((await post(`?token=${token}`, body, headers)).status).toBe(status);
  expect(await isSubscribed()).toBe(true);
});

test('The address has one spelling, and there is no other function', async () => {
  const form = Object.entries(FORM).flat();
  for (const [method, path, status] of [
    ['POST', `${PATH}?token=${token}&token=${token}`, 400],
    ['POST', `${PATH}?token=${token}&x=1`, 400],
    ['POST', `${PATH}/?token=${token}`, 400],
    ['POST', `/functions/v1/%75nsubscribe?token=${token}`, 400],
    ['POST', `/functions/v1/unsubscribe/x?token=${token}`, 404],
    ['POST', `/functions/v2/unsubscribe?token=${token}`, 404],
    ['POST', '/functions/v1/notify', 404],
    ['DELETE', `${PATH}?token=${token}`, 404],
    ['OPTIONS', PATH, 404],
  ] as const)
    expect((await sendRaw(server, { method, path, headers: form, body: ONE_CLICK })).status, path).toBe(
      status,
    );
  expect(await isSubscribed()).toBe(true);
});
