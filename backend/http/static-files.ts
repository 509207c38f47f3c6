import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNegotiator, type Encoding } from './content-encoding.ts';

/** A finished answer: status, headers as name, value, name, value…, and the bytes. */
export type FileAnswer = { status: number; headers: string[]; body: Buffer };
export type FileRequest = { method: string; target: string; acceptEncoding: string; ifNoneMatch: string };

type Variant = { etag: string; full: FileAnswer; notModified: FileAnswer };
type StaticFile = Partial<Record<Encoding, Variant>> & { identity: Variant };
type HeaderRules = Record<string, Record<string, string>>;

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

const SIBLINGS = { br: '.br', gzip: '.gz' } as const;
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** `name.1a2b3c4d.webp` or `name-1a2b3c4d.js`: the content decides the name, so the name may be kept for ever. */
const HASHED = /^\/(assets\/.+|images\/.+[.-][\w-]{8,}\.\w+)$/;
/** Asked for anew each time: a service worker that is held back would show alerts as the last release did. */
const ALERTS_WORKER = '/alerts-worker.js';

/** The site's own page for an unknown address, and that of a language in its folder. */
const NOT_FOUND = /^(\/\w+)?\/404$/;

/** The built site in memory, every answer made ready in advance; unknown paths get the site's own 404 page. */
export function createStaticFiles(buildFolder: string) {
  const rules = readRules(path.join(buildFolder, 'headers.json'));
  const everywhere = Object.entries(lowerCased(rules['*'])).flat();
  const files = loadFiles(buildFolder, rules);
  const spellings = new Map(
    [...files.keys()].filter(isWrittenByPeople).map((url) => [url.toLowerCase(), url]),
  );
  const notFound = files.get('/404') ?? plainNotFound();
  const notFoundIn = (pathname: string) => files.get(`/${pathname.split('/')[1]}/404`) ?? notFound;
  const encodingFor = createNegotiator();

  const withoutBody = (status: number, ...headers: string[]): FileAnswer => ({
    status,
    headers: [...everywhere, ...headers, 'content-length', '0'],
    body: NO_BYTES,
  });

  return ({ method, target, acceptEncoding, ifNoneMatch }: FileRequest): FileAnswer => {
    if (method !== 'GET' && method !== 'HEAD') return withoutBody(405, 'allow', 'GET, HEAD');
    const query = target.indexOf('?');
    const pathname = query < 0 ? target : target.slice(0, query);
    const file = files.get(pathname);
    // Only an address of our own is ever a destination, so nobody can be sent elsewhere.
    const meant = file ? undefined : spellings.get(canonical(decoded(pathname)).toLowerCase());
    if (meant) return withoutBody(301, 'location', meant + (query < 0 ? '' : target.slice(query)));
    const found = file ?? notFoundIn(pathname);
    const { etag, full, notModified } = found[encodingFor(acceptEncoding)] ?? found.identity;
    return full.status === 200 && matches(ifNoneMatch, etag) ? notModified : full;
  };
}

/** The headers that every answer carries, for those that are not files. */
export const commonHeaders = (buildFolder: string) =>
  lowerCased(readRules(path.join(buildFolder, 'headers.json'))['*']);

const NO_BYTES = Buffer.alloc(0);

/** One address per page: no trailing slash, no doubled one, no index.html. */
function canonical(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/\/(index\.html)?$/i, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Names with a hash are written by the build alone, and two may differ in case only. The 404 page is nobody's destination. */
const isWrittenByPeople = (url: string) => !HASHED.test(url) && !NOT_FOUND.test(url);

/** A cache on the way may have marked it as weak. */
const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

function loadFiles(buildFolder: string, rules: HeaderRules): Map<string, StaticFile> {
  const clientFolder = path.join(buildFolder, 'client');
  const files = new Map<string, StaticFile>();
  if (!existsSync(clientFolder)) return files;
  for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.(br|gz)$/.test(file)) continue;
    const url = urlOf(path.relative(clientFolder, file));
    files.set(url, loadFile(file, url, rules));
  }
  return files;
}

function urlOf(relative: string): string {
  const url = encodeURI(`/${relative.split(path.sep).join('/')}`);
  return canonical(url.replace(/\/404\.html$/, '/404'));
}

function loadFile(file: string, url: string, rules: HeaderRules): StaticFile {
  const isPage = file.endsWith('.html');
  const shared: Record<string, string> = {
    'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isPage || url === ALERTS_WORKER ? 'no-cache' : HASHED.test(url) ? YEAR : HOUR,
    ...lowerCased(rules['*']),
    ...(isPage && lowerCased(rules[url])),
  };
  const compressed = Object.entries(SIBLINGS).filter(([, suffix]) => existsSync(file + suffix));
  if (compressed.length > 0) shared.vary = 'accept-encoding';
  const status = NOT_FOUND.test(url) ? 404 : 200;
  return {
    identity: toVariant(status, readFileSync(file), shared),
    ...Object.fromEntries(
      compressed.map(([encoding, suffix]) => [
        encoding,
        toVariant(status, readFileSync(file + suffix), { ...shared, 'content-encoding': encoding }),
      ]),
    ),
  };
}

function toVariant(status: number, body: Buffer, headers: Record<string, string>): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = Object.entries({ ...headers, etag }).flat();
  return {
    etag,
    full: { status, headers: [...common, 'content-length', String(body.length)], body },
    notModified: { status: 304, headers: common, body: NO_BYTES },
  };
}

function plainNotFound(): StaticFile {
  return {
    identity: toVariant(404, Buffer.from('Not found\n'), { 'content-type': 'text/plain; charset=utf-8' }),
  };
}

const readRules = (file: string): HeaderRules =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
