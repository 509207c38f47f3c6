import { defaultLanguage, languageCodes, pathIn } from '../../app/languages.ts';
import { officePages, publicPages } from '../../app/pages.ts';
import { type Check, type Deployment, get, must } from './run-checks.ts';

const HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** Every page in every language, and what must come with it. */
export function pageChecks({ site }: Deployment): Check[] {
  const everyPage = [
    ...languageCodes.flatMap((code) => publicPages.map(({ path }) => ({ path: pathIn(code, path), code }))),
    ...officePages.map(({ path }) => ({ path, code: defaultLanguage })),
  ];
  return [
    ...everyPage.map(({ path, code }) => ({
      name: `page ${path}`,
      run: () => checkPage(site + path, code),
    })),
    { name: 'an unknown address answers 404 with a page', run: () => checkNotFound(`${site}/no-such-page`) },
    { name: 'headers', run: () => checkHeaders(site) },
    { name: 'files with a hash in their name are kept by browsers', run: () => checkCaching(site) },
  ];
}

async function checkPage(url: string, language: string): Promise<void> {
  const response = await get(url);
  must(response.status === 200, `status ${response.status}`);
  const html = await response.text();
  must(/<title>[^<]+/.test(html), 'no title');
  must(html.includes(`lang="${language}`), `not in ${language}`);
}

async function checkNotFound(url: string): Promise<void> {
  const response = await get(url);
  must(response.status === 404, `status ${response.status}`);
  must((await response.text()).includes('<h1'), 'no page');
}

async function checkHeaders(site: string): Promise<void> {
  const { headers } = await get(`${site}/`);
  const missing = HEADERS.filter((name) => !headers.has(name));
  if (site.startsWith('https:') && !headers.has('strict-transport-security'))
    missing.push('strict-transport-security');
  must(missing.length === 0, `missing: ${missing.join(', ')}`);
  const compressed = await get(`${site}/`, { headers: { 'accept-encoding': 'br, gzip' } });
  must(compressed.headers.has('content-encoding'), 'pages are not compressed');
}

async function checkCaching(site: string): Promise<void> {
  const html = await (await get(`${site}/`)).text();
  const asset = /\/assets\/[\w.-]+/.exec(html)?.[0];
  must(asset, 'the page names no file that can be kept');
  const response = await get(site + asset);
  must(response.status === 200, `${asset}: status ${response.status}`);
  const control = response.headers.get('cache-control') ?? '';
  must(/max-age=31536000/.test(control), `${asset}: cache-control "${control}"`);
}
