import { type Page, pages } from '../../app/content/pages.ts';

const IMPORT = /import "(\/assets\/manifest-[^"]+)";/;
const CONTENT = /^window\.__reactRouterManifest=(.*?);?\s*$/s;

interface Manifest {
  routes: Record<string, { path?: string; index?: boolean; parentId?: string }>;
}

/**
 * Gives a page the router's list of routes without all those that links open anew. What stays is the page itself and the
 * ones that no link leads to, which the app opens. It saves a file, and 3 of the 12 ms that creating the router took here.
 */
export async function withOwnManifest(
  html: string,
  page: Page,
  read: (url: string) => Promise<string>,
): Promise<string> {
  const [statement = '', url = ''] = html.match(IMPORT) ?? [];
  const content = url && (await read(url)).match(CONTENT)?.[1];
  if (!content) throw new Error('React Router no longer writes the manifest that this step knows.');
  const manifest: Manifest = JSON.parse(content);
  const routes = ownRoutes(manifest.routes, page);
  return html
    .replace(`<link rel="modulepreload" href="${url}"/>`, '')
    .replace(statement, () => `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`);
}

function ownRoutes(all: Manifest['routes'], page: Page): Manifest['routes'] {
  const paths = [page, ...pages.filter(({ indexed }) => !indexed)].map(({ path }) => path.slice(1));
  const own = new Set<string>();
  for (const [id, { path, index }] of Object.entries(all)) {
    if (!(index ? paths.includes('') : path && paths.includes(path))) continue;
    for (let each: string | undefined = id; each; each = all[each]?.parentId) own.add(each);
  }
  return Object.fromEntries(Object.entries(all).filter(([id]) => own.has(id)));
}
