import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/rest/v1/contact_inquiries`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body,
  });
const count = async () => {
  const { count } = await server
    .serviceRole()
    .from('contact_inquiries')
    .select('*', { count: 'exact', head: true });
  return count;
};

test.each([
  ['a body of two megabytes', () => JSON.stringify(inquiry({ message: 'x'.repeat(2_000_000) }))],
  ['a thousand rows at once', () => JSON.stringify(Array.from({ length: 1000 }, () => inquiry()))],
  ['JSON nested ten thousand deep', () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['JSON that is cut off', () => JSON.stringify(inquiry()).slice(0, -5)],
  ['a text longer than its limit', () => JSON.stringify(inquiry({ message: 'x'.repeat(2001) }))],
  ['a NUL character', () => JSON.stringify(inquiry({ message: 'a\u0000b' }))],
  ['a column that does not exist', () => JSON.stringify(inquiry({ is_admin: true }))],
  ['a number where text belongs, as an object', () => JSON.stringify(inquiry({ phone: { $gt: '' } }))],
])('%s is refused with a 4xx and stores nothing', async (_what, body) => {
  const before = await count();
  const response = await post(body());
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(await count()).toBe(before);
});

test('A body over the limit is refused before anything looks inside', async () => {
  expect((await post('x'.repeat(300 * 1024))).status).toBe(413);
});

test('Rows as CSV, a way around the row limit, are refused', async () => {
  const csv = ['name,phone,message', ...Array.from({ length: 50 }, () => 'Asha,9876543210,Hello')].join('\n');
  const response = await post(csv, { 'content-type': 'text/csv' });
  expect(response.status).toBe(415);
});

test('An upsert cannot replace a stored record', async () => {
  const first = inquiry({ message: 'the first' });
  await post(JSON.stringify(first));
  await post(JSON.stringify({ ...first, message: 'the second' }), { prefer: 'resolution=merge-duplicates' });
  const { data } = await server
    .serviceRole()
    .from('contact_inquiries')
    .select('message')
    .eq('id', first.id)
    .single();
  expect(data?.message).toBe('the first');
});

test('SQL in a value, a column name or an order is text, an error, or nothing', async () => {
  const stored = inquiry({ message: "'; drop table contact_inquiries; --" });
  expect((await post(JSON.stringify(stored))).status).toBe(201);
  for (const query of [
    'select=id;drop table contact_inquiries',
    "id=eq.1' or '1'='1",
    'order=created_at;delete from contact_inquiries',
    'select=pg_sleep(5)',
  ]) {
    const response = await fetch(`${server.url}/rest/v1/contact_inquiries?${query}`, {
      headers: { apikey: server.keys.publishableKey },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
  expect(await count()).toBeGreaterThan(0);
});

test('The backend’s own pages and sign-up by password are closed', async () => {
  const headers = { apikey: server.keys.publishableKey, 'content-type': 'application/json' };
  for (const path of ['/_system', '/_system/config', '/_system/studio', '/auth/v1/admin/users']) {
    expect((await fetch(server.url + path, { headers })).ok, path).toBe(false);
  }
  const signUp = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'new@people.example', password: 'a long password' }),
  });
  expect(signUp.ok).toBe(false);
});
