import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_FILES, uploadName } from '../../testing/samples.ts';
import { newDataFolder, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let buildFolder: string;
beforeAll(async () => {
  buildFolder = newDataFolder();
  mkdirSync(path.join(buildFolder, 'client/about'), { recursive: true });
  writeFileSync(path.join(buildFolder, 'client/about/index.html'), 'about us');
  writeFileSync(path.join(buildFolder, 'headers.json'), '{ "*": { "X-Frame-Options": "DENY" } }');
  server = await startTestServer({ buildFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(buildFolder, { recursive: true });
});

test('A fault of ours is answered without the path, address or statement it was about', async () => {
  const name = uploadName('pdf');
  const { body, type } = SAMPLE_FILES.pdf;
  await server.visitor().storage.from('resumes').upload(name, body, { contentType: type });
  rmSync(path.join(server.dataFolder, 'storage/resumes', name));
  const admin = await server.signIn('admin');
  const token = (await admin.auth.getSession()).data.session?.access_token;
  const response = await fetch(`${server.url}/storage/v1/object/resumes/${name}`, {
    headers: { apikey: server.keys.publishableKey, authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    statusCode: '500',
    error: 'unexpected_failure',
    message: 'Something went wrong on our side.',
  });
});

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: s\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'a head without end',
    `GET / HTTP/1.1\r\nHost: s\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  [
    'another method',
    'DELETE /about HTTP/1.1\r\nHost: s\r\nConnection: close\r\n\r\n',
    '405 Method Not Allowed',
  ],
  [
    'another spelling',
    'GET /About HTTP/1.1\r\nHost: s\r\nConnection: close\r\n\r\n',
    '301 Moved Permanently',
  ],
])('%s is answered with the headers of a page, and the connection ends', async (_, bytes, status) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\\r\\n`));
  expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
});
