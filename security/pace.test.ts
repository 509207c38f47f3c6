import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../backend/testing/samples.ts';
import { startTestServer, type TestServer } from '../backend/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limitsScale: 1, demo: false });
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('Guessing a one-time code is stopped long before it can succeed', async () => {
  const email = 'victim@people.example';
  await post('/auth/v1/otp', { email });
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess++) {
    const token = String(100_000 + guess);
    statuses.push((await post('/auth/v1/verify', { type: 'email', email, token })).status);
  }
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
});

test('One client cannot make the site send codes without end', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 40; index++) {
    statuses.push((await post('/auth/v1/otp', { email: `person${index}@people.example` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('Asking which e-mail addresses are registered is stopped after a few questions', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 40; index++) {
    const email = `person${index}@people.example`;
    statuses.push((await post('/rest/v1/rpc/associate_email_status', { email })).status);
  }
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(20);
});

test('One client cannot flood a form, and is told when to come back', async () => {
  let refused: Response | undefined;
  for (let index = 0; index < 200 && !refused; index++) {
    const response = await post('/rest/v1/contact_inquiries', inquiry());
    if (response.status === 429) refused = response;
  }
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
});

test('A key as long as the secret one lifts no limit', async () => {
  const { secretKey } = server.keys;
  const apikey = secretKey.slice(0, -1) + (secretKey.endsWith('A') ? 'B' : 'A');
  const guess = { type: 'email', email: 'victim@people.example', token: '123456' };
  expect((await post('/auth/v1/verify', guess, { apikey })).status).toBe(429);
});

test('A forged X-Forwarded-For does not make a new client', async () => {
  const response = await post('/rest/v1/contact_inquiries', inquiry(), { 'x-forwarded-for': '203.0.113.9' });
  expect(response.status).toBe(429);
});
