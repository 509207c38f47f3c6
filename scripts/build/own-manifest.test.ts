import { expect, test } from 'vitest';
import { pages } from '../../app/content/pages.ts';
import { withOwnManifest } from './own-manifest.ts';

const routes = {
  root: { id: 'root', path: '' },
  layout: { id: 'layout', parentId: 'root' },
  home: { id: 'home', parentId: 'layout', index: true },
  about: { id: 'about', parentId: 'layout', path: 'about' },
  contact: { id: 'contact', parentId: 'layout', path: 'contact' },
  success: { id: 'success', parentId: 'layout', path: 'associate-registration-success' },
  rest: { id: 'rest', parentId: 'layout', path: '*' },
};
const manifest = `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes })};`;
const html =
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><script type="module">import "/assets/manifest-1.js";import("/assets/entry.client-1.js");</script>';

async function idsFor(path: string): Promise<string[]> {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const result = await withOwnManifest(html, page, async () => manifest);
  const [, kept] = result.match(/^<script type="module">window\.__reactRouterManifest=(.*?);import\(/) ?? [];
  return Object.keys(JSON.parse(kept ?? '{}').routes);
}

test('A page knows its own route, its parents, and the pages that no link leads to', async () => {
  expect(await idsFor('/about')).toEqual(['root', 'layout', 'about', 'success']);
  expect(await idsFor('/')).toEqual(['root', 'layout', 'home', 'success']);
});

test('A manifest of another shape stops the build', async () => {
  const [page] = pages;
  if (!page) throw new Error('no page');
  await expect(withOwnManifest(html, page, async () => 'export default {}')).rejects.toThrow(
    'no longer writes',
  );
});
