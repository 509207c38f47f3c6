import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

type Encoding = 'br' | 'gzip' | 'identity';
type Variant = { body: Buffer; headers: string[]; notModifiedHeaders: string[]; etag: string };
type StaticFile = { status: number; variants: Partial<Record<Encoding, Variant>> & { identity: Variant } };
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

/**
 * Serves the built site from memory with every header made ready in advance. Returns a handler that answers all GET and
 * HEAD requests, unknown paths with the site's own 404 page.
 */
export function createStaticFiles(buildFolder: string) {
  const files = loadFiles(buildFolder);
  const notFound = files.get('/404') ?? plainNotFound();
  const encodingFor = createNegotiator();

  return (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '/';
    const query = target.indexOf('?');
    const pathname = query < 0 ? target : target.slice(0, query);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(pathname);
    if (!file && canonical(pathname) !== pathname && files.has(canonical(pathname))) {
      response
        .writeHead(301, { location: canonical(pathname) + (query < 0 ? '' : target.slice(query)) })
        .end();
      return;
    }
    const { status, variants } = file ?? notFound;
    const variant = variants[encodingFor(request.headers['accept-encoding'])] ?? variants.identity;
    if (status === 200 && request.headers['if-none-match'] === variant.etag) {
      response.writeHead(304, variant.notModifiedHeaders).end();
      return;
    }
    response.writeHead(status, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  };
}

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
  const variants: StaticFile['variants'] = { identity: toVariant(readFileSync(file), shared) };
  for (const [encoding, suffix] of Object.entries(SIBLINGS) as [keyof typeof SIBLINGS, string][]) {
    if (!existsSync(file + suffix)) continue;
    variants[encoding] = toVariant(readFileSync(file + suffix), { ...shared, 'content-encoding': encoding });
  }
  if (variants.br || variants.gzip)
    for (const variant of Object.values(variants)) {
      variant.headers.push('vary', 'accept-encoding');
      variant.notModifiedHeaders.push('vary', 'accept-encoding');
    }
  return { status: url === '/404' ? 404 : 200, variants };
}

function toVariant(body: Buffer, headers: Record<string, string>): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const notModifiedHeaders = Object.entries({ ...headers, etag }).flat();
  return {
    body,
    etag,
    notModifiedHeaders,
    headers: [...notModifiedHeaders, 'content-length', String(body.length)],
  };
}

function plainNotFound(): StaticFile {
  const body = Buffer.from('Not found\n');
  return {
    status: 404,
    variants: { identity: toVariant(body, { 'content-type': 'text/plain; charset=utf-8' }) },
  };
}

/** Browsers send a handful of different Accept-Encoding headers, so each is worked out once. */
function createNegotiator() {
  const known = new Map<string, Encoding>();
  return (header: string | string[] | undefined): Encoding => {
    const text = typeof header === 'string' ? header : '';
    let encoding = known.get(text);
    if (!encoding) {
      encoding = negotiate(text);
      if (known.size < 1000) known.set(text, encoding);
    }
    return encoding;
  };
}

function negotiate(header: string): Encoding {
  const accepted = header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

const readRules = (file: string): HeaderRules =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
