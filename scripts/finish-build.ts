/** Turns React Router's builds, one a language, into the site that is served: critical CSS, headers, 404 page, compressed copies. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import type { HydrationData, PlaceOfHydrationData } from '../app/hydration/hydrate-page.ts';
import { pathIn } from '../app/languages.ts';
import { pages, publicPages } from '../app/pages.ts';
import { compress } from './build/compress.ts';
import { withCriticalCss } from './build/critical-css.ts';
import { headersFile, inlineScriptHashes, nginxSnippet, securityHeaders } from './build/headers.ts';

const build = path.resolve(import.meta.dirname, '../build');
const client = path.join(build, 'client');

// The Hindi pages, and those of its scripts that are not the English ones'.
for (const folder of ['assets', 'hi'])
  await cp(path.join(build, 'hi/client', folder), path.join(client, folder), { recursive: true });
await rm(path.join(build, 'hi'), { recursive: true });

for (const folder of [client, path.join(client, 'hi')])
  await rename(path.join(folder, '404/index.html'), path.join(folder, '404.html'));
for (const leftover of ['404', 'hi/404', '__spa-fallback.html', 'robots.txt.data', 'sitemap.xml.data']) {
  await rm(path.join(client, leftover), { recursive: true, force: true });
}

await assertRouterReads('__reactRouterContext', '__reactRouterManifest', '__reactRouterRouteModules');

const html: string[] = [];
const paths = [...pages.map((page) => page.path), ...publicPages.map((page) => pathIn('hi', page.path))];
for (const name of [...paths.map((page) => `${page}/index.html`), '404.html', 'hi/404.html']) {
  const file = path.join(client, name);
  const page = await withDataInFile(await withCriticalCss(await readFile(file, 'utf8')));
  await writeFile(file, page);
  html.push(page);
}

// From .env as well, as Vite itself reads it: pages and their policy must name the same backend.
const { VITE_SUPABASE_URL } = loadEnv('production', path.dirname(build), 'VITE_');
const headers = securityHeaders(inlineScriptHashes(html), VITE_SUPABASE_URL);
await writeFile(path.join(build, 'headers.json'), JSON.stringify({ '*': headers }, null, 2));
await writeFile(path.join(client, '_headers'), headersFile(headers));
await writeFile(path.join(build, 'nginx-headers.conf'), nginxSnippet(headers));

const files = await readdir(client, { recursive: true, withFileTypes: true });
await compress(
  files.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
);
console.info(`${html.length} pages ready in build/client`);

/** Moves what a content page needs long after its first paint out of its HTML. */
async function withDataInFile(html: string): Promise<string> {
  const [json] = html.match(/(?<=<script[^>]* id="app">).*?(?=<\/script>)/) ?? [];
  if (!json) throw new Error('A page lacks what it needs to hydrate.');
  const { when }: HydrationData = JSON.parse(json);
  if (when !== 'after-load') return html;
  const file = `/assets/hydrate-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(client, file), json);
  return html.replace(json, JSON.stringify({ when, file } satisfies PlaceOfHydrationData));
}

/** What `app/hydration/hydrate-page.ts` sets is the framework's own agreement with itself: a release that changes it ends the build. */
async function assertRouterReads(...globals: string[]): Promise<void> {
  const assets = path.join(client, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const router = await Promise.all(scripts.map((name) => readFile(path.join(assets, name), 'utf8')));
  for (const name of globals)
    if (!router.some((script) => script.includes(name)))
      throw new Error(`React Router no longer reads ${name}.`);
}
