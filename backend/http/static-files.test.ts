import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  page('assets/entry-abc12345.js', 'code');
  page('robots.txt', 'all');
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

test('Other spellings of an address lead to it, query included', async () => {
  for (const url of ['/about/', '/about/index.html'])
    expect((await get(url)).headers.get('location')).toBe('/about');
  expect((await get('/about/?a=1')).headers.get('location')).toBe('/about?a=1');
  expect((await get('/index.html')).headers.get('location')).toBe('/');
  expect((await get('//elsewhere.example/')).status).toBe(404);
});

test('Hashed files are kept for a year, others for an hour', async () => {
  expect((await get('/assets/entry-abc12345.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
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
  for (const url of [
    '/../headers.json',
    '/%2e%2e/headers.json',
    '/404.html/..%2f..%2fheaders.json',
    '/about/index.html.gz',
  ])
    expect((await get(url)).status).toBe(404);
});

test('Only reading is possible', async () => {
  expect((await get('/about', { method: 'POST' })).status).toBe(405);
  const head = await get('/about', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
});
