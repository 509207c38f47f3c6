/**
 * Weighs every built page in brotli bytes against its budget (`npm run bench:size`, part of `npm test`). Bytes are exact, so
 * a page over budget fails the run.
 */
import { readFileSync, statSync } from 'node:fs';
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
  const html = path.join(page.path, 'index.html');
  const data: HydrationData | PlaceOfHydrationData = JSON.parse(textOf(html).match(APP)?.[1] ?? '');
  const { manifest, modules }: HydrationData = 'file' in data ? JSON.parse(textOf(data.file)) : data;
  const start = [manifest.entry.module, ...modules];
  return {
    html: sizeOf(html),
    scriptBeforeLoad: page.hydration === 'after-paint' ? totalOf(withImports(start, STATIC_IMPORT)) : 0,
    allScript: totalOf(withImports(start, ANY_IMPORT)) + ('file' in data ? sizeOf(data.file) : 0),
  };
}

function withImports(urls: string[], pattern: RegExp): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [, imported] of textOf(`assets/${name}`).matchAll(pattern)) visit(imported ?? '');
  };
  for (const url of urls) visit(path.basename(url));
  return seen;
}

function totalOf(names: Set<string>): number {
  return [...names].reduce((total, name) => total + sizeOf(`assets/${name}`), 0);
}

function textOf(file: string): string {
  return readFileSync(path.join(client, file), 'utf8');
}

/** The build compresses all but the smallest files, which fit one packet as they are. */
function sizeOf(file: string): number {
  const compressed = statSync(path.join(client, `${file}.br`), { throwIfNoEntry: false });
  return compressed?.size ?? brotliCompressSync(textOf(file)).length;
}
