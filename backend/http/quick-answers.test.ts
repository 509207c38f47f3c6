import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerQuickly, readPlainGet, takeConnections } from './quick-answers.ts';

const PLAIN = 'GET /about?a=1 HTTP/1.1\r\nHost: site\r\nAccept-Encoding: gzip, br\r\n\r\n';
const LAST = 'GET /about HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';

let server: Server;
let closeWaiting: () => void;

beforeEach(async () => {
  server = createServer({ keepAliveTimeout: 500 }, (_, response) => response.end('[node:http]'));
  closeWaiting = answerQuickly(server, {
    findFile: () => ({ status: 200, headers: ['content-length', '7'], body: Buffer.from('[quick]') }),
    keepAliveMs: server.keepAliveTimeout,
    handOver: takeConnections(server),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  closeWaiting();
  server.closeAllConnections();
  await closed;
});

/** Sends each piece when the one before it was answered, or has at least arrived; returns who answered. */
async function converse(...pieces: { send: string; answers: number }[]): Promise<string[]> {
  const accepted = once(server, 'connection') as Promise<Socket[]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [atServer] = await accepted;
  let received = '';
  const answered = () => received.match(/\[[\w:]+\]/g) ?? [];
  socket.on('data', (chunk) => {
    received += chunk;
    socket.emit('progress');
  });
  let expected = 0;
  for (const { send, answers } of pieces) {
    const arrived = atServer && once(atServer, 'data');
    socket.write(send);
    await arrived;
    expected += answers;
    while (answered().length < expected) await once(socket, 'progress');
  }
  socket.destroy();
  return answered();
}

test('A plain GET is understood', () => {
  expect(readPlainGet(Buffer.from(PLAIN))).toEqual({
    target: '/about?a=1',
    acceptEncoding: 'gzip, br',
    ifNoneMatch: '',
  });
});

const withHeader = (header: string) => PLAIN.replace('Accept-Encoding: gzip, br', header);

test.each([
  ['another method', PLAIN.replace('GET', 'HEAD')],
  ['another version', PLAIN.replace('1.1', '1.0')],
  ['a whole address', PLAIN.replace('/about', 'http://site/about')],
  ['half a head', PLAIN.slice(0, 40)],
  ['more after the head', PLAIN + PLAIN],
  ['bare line ends', PLAIN.replaceAll('\r\n', '\n')],
  ['no host', PLAIN.replace('Host: site\r\n', '')],
  ['a body', withHeader('Content-Length: 5')],
  ['a body of unknown length', withHeader('transfer-encoding: chunked')],
  ['a wish for the connection', withHeader('Connection: close')],
  ['another protocol', withHeader('Connection: Upgrade\r\nUpgrade: websocket')],
  ['a folded header', withHeader('X-Long: a\r\n b')],
  ['a space before the colon', withHeader('Content-Length : 5')],
  ['a control character', withHeader('X-Odd: \0')],
  ['a long head', withHeader(`X-Long: ${'a'.repeat(9000)}`)],
])('%s is left to node:http', (_, request) => {
  expect(readPlainGet(Buffer.from(request, 'latin1'))).toBeUndefined();
});

test('One connection carries several plain requests', async () => {
  expect(await converse({ send: PLAIN, answers: 1 }, { send: PLAIN, answers: 1 })).toEqual([
    '[quick]',
    '[quick]',
  ]);
});

test('A connection goes over to node:http with its first unusual request and stays there', async () => {
  const answered = await converse(
    { send: PLAIN, answers: 1 },
    { send: PLAIN.replace('/about', '/rest/v1/'), answers: 1 },
    { send: PLAIN, answers: 1 },
    { send: LAST, answers: 1 },
  );
  expect(answered).toEqual(['[quick]', '[node:http]', '[node:http]', '[node:http]']);
});

test('A request in pieces and requests in one piece are all answered', async () => {
  const inPieces = await converse(
    { send: PLAIN.slice(0, 30), answers: 0 },
    { send: PLAIN.slice(30), answers: 1 },
  );
  expect(inPieces).toEqual(['[node:http]']);
  expect(await converse({ send: PLAIN + PLAIN + LAST, answers: 3 })).toHaveLength(3);
});

test('A connection that asks for nothing more is ended after a while', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(PLAIN);
  await once(socket, 'data');
  await once(socket, 'close');
});

test('Connections that wait for a next request do not keep the server from closing', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(PLAIN);
  await once(socket, 'data');
  const closed = once(server, 'close');
  server.close();
  closeWaiting();
  await closed;
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
