import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inquiry } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** One per test, so that nothing an earlier one left is counted. */
const ATTACKERS = { bodies: '203.0.113.66', downloads: '203.0.113.67', burst: '203.0.113.68' };
const VISITOR = '198.51.100.7';

let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer({ trustProxy: true });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

/** Sends a head and settles with the first that comes back. */
async function firstAnswer(head: string[], body = ''): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return chunk.toString('latin1', 0, 1000);
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

function submit(client: string, row = inquiry()): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(row);
    const headers = {
      apikey: server.keys.publishableKey,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': client,
    };
    const call = request(`${server.url}/rest/v1/contact_inquiries`, { agent, method: 'POST', headers });
    call.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.once('error', reject);
    call.end(body);
  });
}

const countOf = (answers: string[], status: string) =>
  answers.filter((answer) => answer.includes(status)).length;

test('Six hundred bodies that never arrive leave the API to everybody else', async () => {
  const head = [
    'POST /rest/v1/contact_inquiries HTTP/1.1',
    'Host: site',
    `apikey: ${server.keys.publishableKey}`,
    `X-Forwarded-For: ${ATTACKERS.bodies}`,
    'Content-Type: application/json',
    'Content-Length: 100',
    'Expect: 100-continue', // its answer shows that the server has the head
  ];
  const answers = await Promise.all(Array.from({ length: 600 }, () => firstAnswer(head, '{')));
  expect(countOf(answers, '100 Continue')).toBe(600);
  expect(await submit(VISITOR)).toBe(201);

  const refused = sockets.map(async (socket, i) => {
    const whole = answers[i] + (await text(socket));
    if (!whole.includes(' 429 ')) throw new Error(`ended without a refusal: ${whole}`);
    return socket;
  });
  const stillOpen = new Set(sockets);
  while (stillOpen.size > 32)
    stillOpen.delete(await Promise.race(refused.filter((_, i) => stillOpen.has(sockets[i] as Socket))));
});

test('Three hundred downloads that nobody reads are mostly refused, and others still download and submit', async () => {
  const file = path.join(server.dataFolder, 'storage/certificates/1760000000000-large.pdf');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '%PDF-1.7');
  truncateSync(file, 64 * 1024 * 1024); // more than the system takes off the server's hands
  const head = (client: string) => [
    'GET /storage/v1/object/public/certificates/1760000000000-large.pdf HTTP/1.1',
    'Host: site',
    `X-Forwarded-For: ${client}`,
  ];
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => firstAnswer(head(ATTACKERS.downloads))),
  );
  expect([countOf(answers, '200 OK'), countOf(answers, '429 Too Many Requests')]).toEqual([64, 236]);
  expect(await firstAnswer(head(VISITOR))).toContain('200 OK');
  expect(await submit(VISITOR)).toBe(201);
});

test('A burst of submissions from one client: another is served, and what was accepted is stored once', async () => {
  const rows = Array.from({ length: 300 }, () => inquiry());
  const burst = rows.map(async (row) => ({ id: row.id, status: await submit(ATTACKERS.burst, row) }));
  await Promise.race(burst);
  expect(await submit(VISITOR)).toBe(201);

  const answers = await Promise.all(burst);
  const accepted = answers.filter(({ status }) => status === 201).map(({ id }) => id);
  expect(accepted.length).toBeGreaterThanOrEqual(250);
  expect(answers.filter(({ status }) => status !== 201 && status !== 429)).toEqual([]);
  const { data } = await server.serviceRole().from('contact_inquiries').select('id');
  const known = new Set<string>(rows.map((row) => row.id));
  const stored = data?.map(({ id }) => id).filter((id) => known.has(id));
  expect(stored?.sort()).toEqual(accepted.sort());
});

test.runIf(process.platform === 'linux')(
  'One address may keep five hundred connections open, and another connects all the same',
  async () => {
    const direct = await startTestServer();
    onTestFinished(() => direct.close());
    const port = Number(new URL(direct.url).port);
    const open = (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      sockets.push(socket);
      socket.on('error', () => undefined);
      return socket;
    };
    const kept = Array.from({ length: 500 }, () => open('127.0.0.2'));
    await Promise.all(kept.map((socket) => once(socket, 'connect')));
    const ask = 'GET /auth/v1/health HTTP/1.1\r\nHost: site\r\n\r\n';
    const oneMore = open('127.0.0.2');
    oneMore.write(ask);
    expect(await text(oneMore).catch(() => '')).toBe(''); // hung up on without an answer
    const other = open('127.0.0.3');
    other.write(ask);
    expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1\.1 \d+ /);
    expect(kept.filter((socket) => socket.destroyed)).toEqual([]);
  },
);
