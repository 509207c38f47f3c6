import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createNegotiator, type Encoding } from './content-encoding.ts';

/** A finished answer: status, headers as name, value, name, value…, and the bytes. */
export type FileAnswer = { status: number; headers: string[]; body: Buffer };
export type FileRequest = { target: string; acceptEncoding: string; ifNoneMatch: string };

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

/** The built site in memory, every answer made ready in advance; unknown paths get the site's own 404 page. */
export function createStaticFiles(buildFolder: string) {
  const files = loadFiles(buildFolder);
  const notFound = files.get('/404') ?? plainNotFound();
  const encodingFor = createNegotiator();

  return ({ target, acceptEncoding, ifNoneMatch }: FileRequest): FileAnswer => {
    const query = target.indexOf('?');
    const pathname = query < 0 ? target : target.slice(0, query);
    const file = files.get(pathname);
    if (!file && canonical(pathname) !== pathname && files.has(canonical(pathname))) {
      return redirect(canonical(pathname) + (query < 0 ? '' : target.slice(query)));
    }
    const found = file ?? notFound;
    const { etag, full, notModified } = found[encodingFor(acceptEncoding)] ?? found.identity;
    return full.status === 200 && ifNoneMatch === etag ? notModified : full;
  };
}

const NO_BYTES = Buffer.alloc(0);

const redirect = (location: string): FileAnswer => ({
  status: 301,
  headers: ['location', location, 'content-length', '0'],
  body: NO_BYTES,
});

/** One address per page: no trailing slash, no index.html. */
function canonical(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '').replace(/^\/{2,}/, '/') || '/';
}

function loadFiles(buildFolder: string): Map<string, StaticFile> {
  const clientFolder = path.join(buildFolder, 'client');
  const files = new Map<string, StaticFile>();
  if (!existsSync(clientFolder)) return files;
  const rules = readRules(path.join(buildFolder, 'headers.json'));
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
  return url === '/404.html' ? '/404' : canonical(url);
}

function loadFile(file: string, url: string, rules: HeaderRules): StaticFile {
  const isPage = file.endsWith('.html');
  const shared: Record<string, string> = {
    'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isPage ? 'no-cache' : HASHED.test(url) ? YEAR : HOUR,
    ...lowerCased(rules['*']),
    ...(isPage && lowerCased(rules[url])),
  };
  const compressed = Object.entries(SIBLINGS).filter(([, suffix]) => existsSync(file + suffix));
  if (compressed.length > 0) shared.vary = 'accept-encoding';
  const status = url === '/404' ? 404 : 200;
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
