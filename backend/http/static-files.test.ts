import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFile } from './serve-file.ts';
import { createStaticFiles } from './static-files.ts';

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const page = (name: string, text: string) => {
    const file = path.join(folder, 'client', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text));
  };
  page('index.html', 'home');
  page('about/index.html', 'about us');
  page('404.html', 'not here');
  page('hi/index.html', 'घर');
  page('hi/404.html', 'यहाँ नहीं');
  page('assets/entry-abc12345.js', 'code');
  page('robots.txt', 'all');
  page('alerts-worker.js', 'worker');
  const headers = { '*': { 'X-Frame-Options': 'DENY' }, '/about': { 'X-Page': 'about' } };
  writeFileSync(path.join(folder, 'headers.json'), JSON.stringify(headers));
  server = createServer(serveFile.bind(null, createStaticFiles(folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, init: RequestInit = {}) =>
  fetch(`${origin}${url}`, { redirect: 'manual', ...init });

/** Head and body for these bytes, as no browser would send them. */
async function raw(bytes: string): Promise<string[]> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(bytes, 'latin1');
  socket.setEncoding('latin1');
  return (await text(socket)).split('\r\n\r\n');
}

test('A page is served at its one address with its headers and is checked again next time', async () => {
  const about = await get('/about?from=mail');
  expect([about.status, await about.text()]).toEqual([200, 'about us']);
  expect(Object.fromEntries(about.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
    'x-page': 'about',
  });
  const same = await get('/about', { headers: { 'if-none-match': about.headers.get('etag') ?? '' } });
  expect([same.status, await same.text()]).toEqual([304, '']);
  expect((await get('/')).headers.get('x-page')).toBeNull();
});

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/about/index.html', '/about'],
  ['/About', '/about'],
  ['/ABOUT/Index.HTML', '/about'],
  ['/%61bout', '/about'],
  ['/about%2F', '/about'],
  ['/about/?a=1&b=//elsewhere.example', '/about?a=1&b=//elsewhere.example'],
  ['/index.html', '/'],
  ['/hi/', '/hi'],
  ['//', '/'],
  ['/Robots.txt', '/robots.txt'],
])('%s leads to %s, with the headers of a page', async (url, destination) => {
  const { status, headers } = await get(url);
  expect([status, headers.get('location'), headers.get('x-frame-options')]).toEqual([
    301,
    destination,
    'DENY',
  ]);
});

test.each([
  '//elsewhere.example',
  '//elsewhere.example/about',
  '///elsewhere.example/%2e%2e',
  '/\\\\elsewhere.example',
  '/%5C%5Celsewhere.example/about',
  '/%2F%2Felsewhere.example/',
  '/%2F%2Felsewhere.example/about/',
  '/about%00',
  '/%E0%A4%A',
  '/404',
  '/hi/404',
  '/ASSETS/entry-abc12345.js',
])('%s leads nowhere', async (url) => {
  const [head] = await raw(`GET ${url} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 404 /);
  expect(head).not.toMatch(/^location:/im);
});

test('A copy that a cache marked as weak, or one of several, need not be sent again', async () => {
  const etag = (await get('/about')).headers.get('etag');
  for (const known of [`W/${etag}`, `"other", ${etag}`])
    expect((await get('/about', { headers: { 'if-none-match': known } })).status).toBe(304);
  expect((await get('/about', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('Hashed files are kept for a year, others for an hour, the service worker not at all', async () => {
  expect((await get('/assets/entry-abc12345.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/alerts-worker.js')).headers.get('cache-control')).toBe('no-cache');
});

test('A compressed copy goes to whoever accepts it, and not to whoever refuses it', async () => {
  const raw = async (accept: string) => {
    const { request } = await import('node:http');
    return new Promise<{ encoding: unknown; body: Buffer }>((resolve) =>
      request(`${origin}/about`, { headers: { 'accept-encoding': accept } }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) });
      }).end(),
    );
  };
  const zipped = await raw('deflate, gzip;q=0.8');
  expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', 'about us']);
  expect(await raw('gzip;q=0')).toEqual({ encoding: undefined, body: Buffer.from('about us') });
});

test('An unknown address gets the site’s own page with status 404, and nothing outside the build', async () => {
  const missing = await get('/no/such/page');
  expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
  const hindi = await get('/hi/no/such/page');
  expect([hindi.status, await hindi.text()]).toEqual([404, 'यहाँ नहीं']);
  for (const url of [
    '/../headers.json',
    '/%2e%2e/headers.json',
    '/404.html/..%2f..%2fheaders.json',
    '/about/index.html.gz',
  ])
    expect((await get(url)).status).toBe(404);
});

test('Only reading is possible', async () => {
  const written = await get('/about', { method: 'POST', body: 'x' });
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(written.headers.get('x-frame-options')).toBe('DENY');
  const head = await get('/about', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
});
