/** Turns React Router's build into the site that is served: own styles, late scripts, headers, 404 page, compressed copies. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { pages } from '../app/content/pages.ts';
import { compress } from './build/compress.ts';
import { deferScripts, modulesOf } from './build/defer-scripts.ts';
import { headersFile, inlineScriptHashes, nginxSnippet, securityHeaders } from './build/headers.ts';
import { inlineIcons, spriteOf } from './build/inline-icons.ts';
import { withOwnManifest } from './build/own-manifest.ts';
import { splitStyles } from './build/page-styles.ts';

const build = path.resolve(import.meta.dirname, '../build');
const client = path.join(build, 'client');

await rename(path.join(client, '404/index.html'), path.join(client, '404.html'));
for (const leftover of ['404', '__spa-fallback.html', 'robots.txt.data', 'sitemap.xml.data']) {
  await rm(path.join(client, leftover), { recursive: true, force: true });
}

const html: string[] = [];
for (const page of [...pages, { path: '/404.html', hydration: 'for-person' as const, indexed: false }]) {
  const file = path.join(client, page.path.endsWith('.html') ? page.path : `${page.path}/index.html`);
  const rendered = await readFile(file, 'utf8');
  const original = page.indexed ? await withOwnManifest(rendered, page, readAsset) : rendered;
  const drawing = page.hydration === 'after-paint' ? modulesOf(original).filter(isOwn) : [];
  const modules = await Promise.all(drawing.map(readAsset));
  const sprite = spriteOf(original);
  const withIcons = sprite ? inlineIcons(original, await readAsset(sprite), modules) : original;
  const { css, withPageStyles } = splitStyles(withIcons, modules);
  const styleSheet = assetUrl('site', css, 'css');
  const deferred = deferScripts(withPageStyles, page.hydration, styleSheet, startUrl);
  await writeFile(path.join(client, styleSheet), css);
  await writeFile(path.join(client, startUrl(deferred.startModule)), deferred.startModule);
  await writeFile(file, deferred.html);
  html.push(deferred.html);
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

/** Libraries name every element and event there is, and draw none of them. */
function isOwn(url: string): boolean {
  return !/^\/assets\/(react|router)-/.test(url);
}

function readAsset(url: string): Promise<string> {
  return readFile(path.join(client, url), 'utf8');
}

function startUrl(startModule: string): string {
  return assetUrl('start', startModule, 'js');
}

function assetUrl(name: string, content: string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.${extension}`;
}
