import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test as testAnywhere } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { isApiCall } from './api-paths.ts';
import { clientAddress } from './client-address.ts';
import { type FileThreads, PORT_CAN_BE_SHARED, startFileThreads } from './file-threads.ts';
import { answerQuickly, takeConnections } from './quick-answers.ts';
import { serveFile } from './serve-file.ts';
import { createStaticFiles } from './static-files.ts';

const test = testAnywhere.runIf(PORT_CAN_BE_SHARED);
const HOST = '127.0.0.1';

let buildFolder: string;
let main: Server;
let mainPort: number;
let threads: FileThreads;
/** Of a file thread that has it to itself, so that whoever connects is certain to meet the thread. */
let threadPort: number;
let told: string[];
/** How API calls are answered. */
let onCall: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  buildFolder = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(buildFolder, 'client/about'), { recursive: true });
  for (const file of ['about/index.html', '404.html']) {
    const page = `${file} `.repeat(20_000);
    writeFileSync(path.join(buildFolder, 'client', file), page);
    writeFileSync(path.join(buildFolder, 'client', `${file}.gz`), gzipSync(page));
  }
  onCall = async (request, response) => {
    const body = await buffer(request);
    const hash = createHash('sha256').update(body).digest('hex');
    response.end(`${request.method} ${request.url} from ${clientAddress(request, false)}: ${hash}`);
  };
  const findFile = createStaticFiles(buildFolder);
  main = createServer({ keepAliveTimeout: 65_000 }, (request, response) =>
    isApiCall(request.url ?? '') ? onCall(request, response) : serveFile(findFile, request, response),
  );
  answerQuickly(main, {
    findFile,
    keepAliveMs: main.keepAliveTimeout,
    handOver: takeConnections(main),
  });
  await once(main.listen({ host: HOST, port: 0, reusePort: true }), 'listening');
  mainPort = (main.address() as AddressInfo).port;
  told = [];
  [threads, threadPort] = await start(0);
});
afterEach(async () => {
  const closed = new Promise((resolve) => main.close(resolve));
  main.closeAllConnections();
  threads.terminate();
  await threads.close();
  await closed;
  rmSync(buildFolder, { recursive: true });
});

async function start(port: number): Promise<[FileThreads, number]> {
  const started = startFileThreads(main, { count: 1, host: HOST, port, buildFolder }, (line) =>
    told.push(line),
  );
  return [started, (await started.listening)[0] ?? 0];
}

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: site', ...headers, '', ''].join('\r\n');
const last = (target: string) => get(target, 'Connection: close');
const hashOf = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');

/** Everything that comes back for these bytes until the connection ends. */
async function converse(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, HOST);
  for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
  return text(socket);
}

function call(target: string, options: RequestOptions = {}) {
  const made = request({ host: HOST, port: threadPort, path: target, agent: false, ...options });
  const answer = once(made, 'response') as Promise<[IncomingMessage]>;
  return { made, answer: answer.then(async ([response]) => ({ response, body: await text(response) })) };
}

test.each([
  ['a page', get('/about')],
  ['a compressed page', get('/about', 'Accept-Encoding: gzip, br')],
  ['an unknown page', get('/nowhere')],
  ['another spelling of an address', get('/about/?a=1')],
])('%s is the same from every thread, byte for byte', async (_, request) => {
  const answers = [];
  for (const port of [mainPort, threadPort]) {
    const socket = connect(port, HOST);
    socket.write(request);
    let received = '';
    const length = () => {
      const head = received.indexOf('\r\n\r\n') + 4;
      return head < 4 ? Number.NaN : head + Number(/content-length: (\d+)/.exec(received)?.[1]);
    };
    while (!(received.length >= length())) received += (await once(socket, 'data'))[0].toString('latin1');
    socket.destroy();
    answers.push(received.replace(/\r\nDate: [^\r]*/, ''));
  }
  expect(answers[0]).toMatch(/^HTTP\/1\.1 (200 OK|404 Not Found|301 Moved Permanently)\r\n/);
  expect(answers[1]).toBe(answers[0]);
});

test('What a file thread does not answer reaches node:http whole, from the address of the client', async () => {
  const body = randomBytes(5_000_000);
  const upload = call('/storage/v1/object/a', { method: 'POST', localAddress: '127.0.0.2' });
  upload.made.end(body);
  expect((await upload.answer).body).toBe(`POST /storage/v1/object/a from 127.0.0.2: ${hashOf(body)}`);

  const read = call('/rest/v1/a', { localAddress: '127.0.0.3' });
  read.made.end();
  expect((await read.answer).body).toBe(`GET /rest/v1/a from 127.0.0.3: ${hashOf('')}`);

  const head = call('/about', { method: 'HEAD' });
  head.made.end();
  const { response, body: nothing } = await head.answer;
  expect([response.headers['content-type'], nothing]).toEqual(['text/html; charset=utf-8', '']);
  expect(await converse(threadPort, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('A large answer arrives whole', async () => {
  const large = randomBytes(5_000_000).toString('hex');
  onCall = (_, response) => response.end(large);
  const { made, answer } = call('/rest/v1/large');
  made.end();
  expect(hashOf((await answer).body)).toBe(hashOf(large));
});

test('A websocket opens, talks both ways and closes through a file thread', async () => {
  const sockets = new WebSocketServer({ noServer: true });
  main.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) =>
      opened.on('message', (words) => opened.send(`heard ${words}`)),
    ),
  );
  const socket = new WebSocket(`ws://${HOST}:${threadPort}/realtime/v1/websocket`);
  await once(socket, 'open');
  socket.send('hello');
  expect(String((await once(socket, 'message'))[0])).toBe('heard hello');
  for (const client of sockets.clients) client.close(4000, 'enough');
  expect((await once(socket, 'close'))[0]).toBe(4000);
});

test.each([
  ['in one piece', [get('/about') + get('/rest/v1/a') + last('/about')]],
  ['in pieces', [get('/about'), get('/rest/v1/a'), last('/about')]],
  [
    'in odd pieces',
    [get('/about').slice(0, 20), get('/about').slice(20) + get('/rest/v1/a'), last('/about')],
  ],
])('Requests sent %s without waiting are answered in their order', async (_, pieces) => {
  onCall = (_, response) => response.end('[api]');
  const [first, second, ...more] = (await converse(threadPort, ...pieces)).split('[api]');
  for (const answer of [first, second])
    expect(answer).toMatch(/HTTP\/1\.1 200 OK\r\n[\s\S]* about\/index\.html /);
  expect(more).toEqual([]);
});

test.each([
  ['closing', (socket: Socket) => socket.destroy()],
  ['resetting', (socket: Socket) => socket.resetAndDestroy()],
])(
  'An upload that the client breaks off by %s the connection is broken off for node:http',
  async (_, breakOff) => {
    const arrived = new Promise<IncomingMessage>((resolve) => {
      onCall = (request) => resolve(request.resume());
    });
    const { made, answer } = call('/storage/v1/object/a', {
      method: 'POST',
      headers: { 'content-length': 1_000_000 },
    });
    answer.catch(() => undefined);
    made.write('a beginning');
    const atServer = await arrived;
    if (made.socket) breakOff(made.socket);
    await once(atServer, 'error');
    expect(atServer.complete).toBe(false);
  },
);

test('A connection that node:http ends is ended for the client, and for one that stays on too', async () => {
  onCall = (request, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('a beginning', () => request.socket.destroy());
  };
  const client = connect({ host: HOST, port: threadPort, allowHalfOpen: true });
  client.write(get('/rest/v1/a'));
  expect(await text(client)).toMatch(/a beginning$/);
  await threads.close();
  client.destroy();
});

test('A file thread listens on the same port as the main thread', async () => {
  const [sharing, port] = await start(mainPort);
  expect(port).toBe(mainPort);
  main.close();
  await once(main, 'close'); // from here on, whoever connects can only meet the thread
  expect(await converse(port, last('/about'))).toMatch(/^HTTP\/1\.1 200 OK/);
  await sharing.close();
});

test('Closing ends waiting connections at once, others with their answer, and takes no new ones', async () => {
  const waiting = connect(threadPort, HOST);
  waiting.write(get('/about'));
  await once(waiting, 'data');
  waiting.resume();
  const underway = new Promise<ServerResponse>((resolve) => {
    onCall = (_, response) => resolve(response);
  });
  const { made, answer } = call('/rest/v1/slow');
  made.end();
  const response = await underway;

  const closed = threads.close();
  await once(waiting, 'close');
  const late = connect(threadPort, HOST);
  expect((await once(late, 'error'))[0].code).toBe('ECONNREFUSED');
  response.end('late but whole');
  expect((await answer).body).toBe('late but whole');
  await closed;
  expect(told).toEqual([]);
});

test('A file thread that fails says so and leaves the server alone', async () => {
  const taken = createSocketServer();
  await once(taken.listen(0, HOST), 'listening');
  const [failed, port] = await start((taken.address() as AddressInfo).port);
  expect(port).toBe(0);
  expect(told).toEqual([
    expect.stringMatching(/^a file thread has ended \(.*EADDRINUSE.*\); the server goes on without it$/),
  ]);
  expect(await converse(mainPort, last('/about'))).toMatch(/^HTTP\/1\.1 200 OK/);
  await failed.close();
  taken.close();
});
