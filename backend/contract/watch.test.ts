import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ metrics: { host: '127.0.0.1', port: 0 }, jsonLogs: true });
});
afterAll(() => server.close());

const figures = async () => (await fetch(server.metricsUrl ?? '')).text();
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

test('A server that can work says so', async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ ready: true, database: 'ok', disk: 'ok' });
});

test('Figures count calls and messages, and name nobody', async () => {
  const row = inquiry({ name: 'Zubeida Q', phone: '+919812345678', email: 'zubeida@home.example' });
  await server.visitor().from('contact_inquiries').insert(row).throwOnError();
  await server.visitor().from('contact_inquiries').select('name');
  await fetch(`${server.url}/rest/v1/zubeida@home.example`);
  await fetch(`${server.url}/`);
  const text = await figures();
  expect(text).toContain('http_api_calls_total{service="rest",status="201"} 1');
  expect(text).toMatch(/http_api_call_seconds_count\{service="rest"\} \d/);
  expect(figure(text, 'http_files_total')).toBeGreaterThanOrEqual(1);
  expect(figure(text, 'database_up')).toBe(1);
  expect(figure(text, 'database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(figure(text, 'disk_free_bytes')).toBeGreaterThan(0);
  expect(text).not.toMatch(/zubeida|98123/i);
});

test('Figures are not shown where visitors are', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${server.metricsUrl}/..`)).status).toBe(404);
});

test('The request log is JSON when asked', async () => {
  await fetch(`${server.url}/rest/v1/leads?name=eq.Zubeida`);
  await expect
    .poll(() => readFileSync(path.join(server.dataFolder, 'requests.log'), 'utf8'))
    .toContain('/rest/v1/leads');
  const lines = readFileSync(path.join(server.dataFolder, 'requests.log'), 'utf8').trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    time: expect.stringMatching(/^20/),
    method: 'GET',
    path: '/rest/v1/leads',
    status: expect.any(Number),
    milliseconds: expect.any(Number),
  });
});
