import type { APIRequestContext } from '@playwright/test';
import { addresses } from '../testing/addresses.ts';
import { expect, test } from './support/test.ts';

test('No link on any page leads nowhere, and every listed page can be reached from home', async ({
  request,
}) => {
  const { documents, dead } = await walk(request, '/');
  expect(dead).toEqual([]);
  const unreached = addresses.filter(({ path, indexed }) => indexed && !documents.has(path));
  expect(unreached.map(({ path }) => path)).toEqual([]);
});

test('Every picture, font, icon, style and share card a page names is there', async ({ request }) => {
  test.slow();
  const files = new Map<string, string>();
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    for (const file of filesNamedIn(html)) files.set(file, path);
  }
  expect(files.size).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const [file, path] of files) {
    const { ok, status } = await statusOf(request, file);
    if (!ok) missing.push(`${file} on ${path}: ${status}`);
  }
  expect(missing).toEqual([]);
});

for (const [name, path] of [
  ['brochure', '/documents/brochure.pdf'],
  ['catalogue', '/documents/catalogue.pdf'],
  ['Hindi brochure', '/documents/brochure-hi.pdf'],
  ['Hindi catalogue', '/documents/catalogue-hi.pdf'],
]) {
  test(`The ${name} is a real PDF`, async ({ request }) => {
    const response = await request.get(path ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

/** Follows every internal link from a start page, as a visitor without script would. */
async function walk(request: APIRequestContext, start: string) {
  const documents = new Map<string, string>();
  const dead: string[] = [];
  const queue: { target: string; from: string }[] = [{ target: start, from: '' }];
  const asked = new Set<string>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { target, from } = next;
    if (asked.has(target)) continue;
    asked.add(target);
    const [path = '', anchor] = target.split('#');
    if (!documents.has(path)) {
      const response = await request.get(path, { maxRedirects: 0 });
      if (response.status() !== 200) {
        dead.push(`${target} on ${from} answers ${response.status()}`);
        continue;
      }
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      documents.set(path, isPage ? await response.text() : '');
      for (const link of linksIn(documents.get(path) ?? '', path)) queue.push({ target: link, from: path });
    }
    const html = documents.get(path) ?? '';
    if (anchor && !html.includes(`id="${anchor}"`))
      dead.push(`#${anchor} of ${path}, linked on ${from}, is not there`);
  }
  return { documents, dead };
}

function linksIn(html: string, path: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') || href.startsWith('#'))
    .map((href) => (href.startsWith('#') ? `${path}${href}` : href));
}

function filesNamedIn(html: string): string[] {
  const attributes = [
    ...html.matchAll(/<(?:link|img|source|script|use|video)\b[^>]*?\s(?:src|href|poster)="(\/[^"#]+)/g),
  ].map((match) => match[1] ?? '');
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap((match) =>
    (match[1] ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  const cards = [...html.matchAll(/property="og:image" content="https?:\/\/[^/]+([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  return [...attributes, ...sets, ...cards];
}

async function statusOf(request: APIRequestContext, file: string) {
  const response = await request.head(file);
  return { ok: response.ok(), status: response.status() };
}
