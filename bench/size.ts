/**
 * Weighs every built page in brotli bytes against its budget (`npm run bench:size`, part of `npm test`). Bytes are exact, so
 * a page over budget fails the run.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { HydrationData, PlaceOfHydrationData } from '../app/hydration/hydrate-page.ts';
import type { Page } from '../app/pages.ts';
import { addresses } from '../testing/addresses.ts';

const KB = 1024;
const client = path.resolve(import.meta.dirname, '../build/client');

interface Weight {
  /** Style sheet included: it is part of the HTML. */
  html: number;
  scriptBeforeLoad: number;
  /** With everything that is loaded later on this page, the backend client included. */
  allScript: number;
}

const budgets: Record<'content' | 'form' | 'dashboard', Weight> = {
  /** With room for a form further down, whose engine loads with the page's late script. */
  content: { html: 20 * KB, scriptBeforeLoad: 0, allScript: 125 * KB },
  form: { html: 18 * KB, scriptBeforeLoad: 125 * KB, allScript: 175 * KB },
  dashboard: { html: 16 * KB, scriptBeforeLoad: 300 * KB, allScript: 300 * KB },
};

/** What the page starts. */
const APP = /<script[^>]* id="app">(.*?)<\/script>/;

/** Minified chunks: `from"./x.js"`, `import"./x.js"`, `import("./x.js")`, in any quotes. */
const STATIC_IMPORT = /(?:from|import)\s*["'`](?:\.?\/)?(?:assets\/)?([\w.-]+\.js)["'`]/g;
const ANY_IMPORT = /(?:from|import)\s*\(?\s*["'`](?:\.?\/)?(?:assets\/)?([\w.-]+\.js)["'`]/g;

const sizes = new Map<string, number>();
const rows = addresses.map((page) => {
  const weight = weigh(page);
  const budget = budgets[kindOf(page)];
  const over = (Object.keys(budget) as (keyof Weight)[]).filter((part) => weight[part] > budget[part]);
  return { page, weight, over };
});

console.info(`${'brotli KB'.padEnd(48)} HTML+CSS  before load   all script`);
for (const { page, weight, over } of rows) {
  const cells = Object.values(weight).map((bytes) => (bytes / KB).toFixed(1).padStart(10));
  console.info(
    `${page.path.padEnd(46)} ${cells.join('   ')}${over.length ? `   OVER: ${over.join(', ')}` : ''}`,
  );
}
const failures = rows.filter((row) => row.over.length > 0).length;
console.info(failures ? `${failures} pages over budget` : `all ${rows.length} pages within budget`);
process.exitCode = failures ? 1 : 0;

function kindOf(page: Page): keyof typeof budgets {
  if (page.path === '/login' || page.path === '/admin') return 'dashboard';
  return page.hydration === 'after-paint' ? 'form' : 'content';
}

function weigh(page: Page): Weight {
  const html = readFileSync(path.join(client, page.path, 'index.html'), 'utf8');
  const data: HydrationData | PlaceOfHydrationData = JSON.parse(html.match(APP)?.[1] ?? '');
  const file = 'file' in data ? asset(path.basename(data.file)) : '';
  const { manifest, modules }: HydrationData = 'file' in data ? JSON.parse(file) : data;
  const start = [manifest.entry.module, ...modules];
  return {
    html: brotliSize(html),
    scriptBeforeLoad: page.hydration === 'after-paint' ? totalOf(withImports(start, STATIC_IMPORT)) : 0,
    allScript: totalOf(withImports(start, ANY_IMPORT)) + brotliSize(file),
  };
}

function withImports(urls: string[], pattern: RegExp): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, imported] of asset(name).matchAll(pattern)) visit(imported ?? '');
  };
  for (const url of urls) visit(path.basename(url));
  return seen;
}

function totalOf(names: Set<string>): number {
  return [...names].reduce((total, name) => total + brotliSize(asset(name)), 0);
}

function asset(name: string): string {
  return readFileSync(path.join(client, 'assets', name), 'utf8');
}

function brotliSize(text: string): number {
  const known = sizes.get(text);
  if (known !== undefined) return known;
  const size = brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}
