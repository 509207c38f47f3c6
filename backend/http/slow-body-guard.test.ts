import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowBodyGuard } from './slow-body-guard.ts';

let server: Server;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** A request of which the head and these bytes have arrived. */
async function send(length: number | 'chunked', bytes = 'x') {
  const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined); // hung up on
  const kind = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(`POST / HTTP/1.1\r\nHost: site\r\n${kind}\r\n\r\n${length === 'chunked' ? '' : bytes}`);
  const [request, response] = await arrived;
  return { socket, request, response };
}

test('A body that stops is too slow, whatever length it announced', async () => {
  const watch = createSlowBodyGuard();
  for (const length of [100, 9_000_000]) {
    const { request, response } = await send(length);
    const late = watch(request, response, 'client');
    request.resume();
    vi.advanceTimersByTime(16_000);
    await expect(late).rejects.toMatchObject({ status: 408 });
  }
});

test('A body that keeps coming may take as long as its size allows', async () => {
  const watch = createSlowBodyGuard();
  const { socket, request, response } = await send(1_000_000);
  let late = false;
  watch(request, response, 'client').catch(() => {
    late = true;
  });
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    request.emit('progress');
  });
  for (let sent = 1; sent < 640_000; sent += 64_000) {
    socket.write('x'.repeat(64_000));
    while (received < sent + 64_000) await once(request, 'progress');
    vi.advanceTimersByTime(1_900);
  }
  await Promise.resolve();
  expect(late).toBe(false);
  vi.advanceTimersByTime(20_000);
  await new Promise(setImmediate);
  expect(late).toBe(true);
});

test('One client may have a few unfinished bodies, and few large ones; a finished one makes room', async () => {
  const watch = createSlowBodyGuard({ maxPerClient: 3, maxBytesPerClient: 25 * 1024 * 1024 });
  const refused = async (length: number | 'chunked', client: string) => {
    const { request, response, socket } = await send(length);
    try {
      watch(request, response, client);
      return { refused: false, request, response, socket };
    } catch (error) {
      return { refused: (error as { status: number }).status === 429, request, response, socket };
    }
  };
  const small = [await refused(2, 'a'), await refused(2, 'a'), await refused(2, 'a'), await refused(2, 'a')];
  expect(small.map((one) => one.refused)).toEqual([false, false, false, true]);
  const large = [await refused('chunked', 'b'), await refused(10 ** 12, 'b'), await refused('chunked', 'b')];
  expect(large.map((one) => one.refused)).toEqual([false, false, true]);

  const { request, socket } = small[0] as (typeof small)[0];
  request.resume();
  socket.write('y');
  await once(request, 'close');
  expect((await refused(2, 'a')).refused).toBe(false);
});

test('The rest of a refused body is cut off when it stops', async () => {
  const watch = createSlowBodyGuard();
  const { socket, request, response } = await send(100);
  watch(request, response, 'client');
  response.writeHead(413).end();
  const answer = text(socket);
  await once(response, 'finish');
  vi.advanceTimersByTime(16_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});
