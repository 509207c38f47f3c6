import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test as testAnywhere } from 'vitest';
import { PORT_CAN_BE_SHARED } from './file-threads.ts';
import { openInnerDoor } from './inner-door.ts';

const test = testAnywhere.runIf(PORT_CAN_BE_SHARED);
const admitted: Socket[] = [];
let opened: ReturnType<typeof openInnerDoor>;

beforeEach(async () => {
  admitted.length = 0;
  opened = openInnerDoor((socket) => {
    admitted.push(socket);
    socket.on('data', (chunk) => socket.end(`heard ${chunk}`));
  }, 300);
  await opened.listening;
});
afterEach(() => opened.close());

/** Everything that is said to a visitor who says this, until the door is closed on them. */
async function visit(...pieces: string[]): Promise<string> {
  const socket = connect(opened.door.path);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk));
  socket.on('error', () => undefined);
  for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
  await once(socket, 'close');
  return heard;
}

test('Whoever says the secret is let in under the address they name, and what follows is heard', async () => {
  expect(await visit(`${opened.door.secret} 203.0.113.7\nGET`)).toBe('heard GET');
  expect(admitted[0]?.remoteAddress).toBe('203.0.113.7');
});

test('An introduction in pieces is put together', async () => {
  const { secret } = opened.door;
  expect(await visit(secret.slice(0, 9), secret.slice(9), ' ::1', '\n', 'GET')).toBe('heard GET');
  expect(admitted[0]?.remoteAddress).toBe('::1');
});

test.each([
  ['another secret of the same length', () => `${'A'.repeat(opened.door.secret.length)} 127.0.0.1\nGET`],
  ['half of the secret', () => `${opened.door.secret.slice(0, 20)} 127.0.0.1\nGET`],
  ['a request', () => 'GET / HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['a line without end', () => 'x'.repeat(1000)],
  ['the secret and no more', () => opened.door.secret],
  ['nothing', () => ''],
])('A stranger who says %s hears nothing and is turned away', async (_, words) => {
  expect(await visit(words())).toBe('');
  expect(admitted).toEqual([]);
});

test('A stranger who waits does not keep the door from closing', async () => {
  const socket = connect(opened.door.path);
  await once(socket, 'connect');
  await opened.close();
  await once(socket, 'close');
});
