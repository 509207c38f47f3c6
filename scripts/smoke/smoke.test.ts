import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { apiChecks } from './api-checks.ts';
import { pageChecks } from './page-checks.ts';
import { runChecks } from './run-checks.ts';
import { writeChecks } from './write-checks.ts';

let server: TestServer;
let broken: Server;
beforeAll(async () => {
  server = await startTestServer();
  // Answers everything to everybody, with a bare page or a row.
  broken = createServer((request, response) => {
    const isApi = request.url?.startsWith('/rest');
    response.setHeader('content-type', isApi ? 'application/json' : 'text/html');
    response.end(isApi ? '[{"name":"Asha"}]' : '<p>hello');
  }).listen(0);
});
afterAll(async () => {
  broken.close();
  await server.close();
});

const here = () => ({ site: server.url, api: server.url, publishableKey: server.keys.publishableKey });
const there = () => {
  const url = `http://localhost:${(broken.address() as AddressInfo).port}`;
  return { site: url, api: url, publishableKey: 'none' };
};

test('The API passes, and nothing that was sent is left behind', async () => {
  const lines: string[] = [];
  const checks = [...apiChecks(here()), ...writeChecks(here(), server.keys.secretKey)];
  expect(await runChecks(checks, (line) => lines.push(line)), lines.join('\n')).toBe(true);
  const { count } = await server.serviceRole().from('leads').select('*', { count: 'exact', head: true });
  expect(count).toBe(0);
  const { data: files } = await server.serviceRole().storage.from('certificates').list();
  expect(files).toEqual([]);
});

test('A deployment without pages, headers and rules fails each check but the one that it keeps', async () => {
  const lines: string[] = [];
  const checks = [...pageChecks(there()), ...apiChecks(there()).filter(({ name }) => !/realtime/.test(name))];
  expect(await runChecks(checks, (line) => lines.push(line))).toBe(false);
  expect(lines.filter((line) => line.startsWith('ok'))).toEqual(['ok    the directory can be read']);
  expect(lines.at(-1)).toBe(`1 passed, ${checks.length - 1} failed`);
});
