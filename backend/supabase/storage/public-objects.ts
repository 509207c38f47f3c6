import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Database } from '../../database/database.ts';
import { ApiError, tooManyRequests } from '../../http/api-error.ts';
import { createConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { kindOfExtension } from './file-kinds.ts';
import type { FileStore } from './file-store.ts';
import { parseObjectPath } from './object-path.ts';

/** A page shows a dozen pictures, a proxy may ask for all of them at once. */
const DOWNLOADS = { perClient: 64, total: 1000 };
/** Whoever takes nothing for so long is not reading any more. */
const STALL_MS = 30_000;
const BUCKET_CACHE_MS = 10_000;

export const PUBLIC_PREFIX = '/storage/v1/object/public/';

/** Nothing a visitor uploaded may run as a page of this site, whatever it turns out to be. */
export function storedFileHeaders(key: string): Record<string, string> {
  const kind = kindOfExtension(key);
  return {
    'content-type': kind?.mimeType ?? 'application/octet-stream',
    'content-disposition': kind?.inline ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

/**
 * Streams a file of a public bucket from disk, in ranges when asked (Safari plays no video without). lite could serve it
 * too, but would write the row's access time and hold the one database session on every image.
 */
export function createPublicObjects(database: Database, store: FileStore, stallMs = STALL_MS) {
  const isPublic = createBucketLookup(database);
  const downloads = createConcurrencyLimit(DOWNLOADS);

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    client: string,
  ): Promise<void> => {
    const release = downloads.acquire(client);
    if (!release) throw tooManyRequests('Too many downloads at once from this network.', 2);
    response.once('close', release);
    const target = parseObjectPath(path, PUBLIC_PREFIX);
    const metadata = target && (await store.headObject(target.bucket, target.key).catch(() => undefined));
    if (!target || !metadata || !(await isPublic(target.bucket)))
      throw new ApiError(404, 'not_found', 'Object not found');
    if (response.destroyed) return; // given up meanwhile: a file opened for it would stay open
    response.setTimeout(stallMs, () => response.destroy());

    const headers = {
      ...storedFileHeaders(target.key),
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
      etag: metadata.eTag,
    };
    if (request.headers['if-none-match'] === metadata.eTag) {
      response.writeHead(304, headers).end();
      return;
    }
    const range = parseRange(request.headers.range, metadata.size);
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': range ? range.end - range.start + 1 : metadata.size,
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${metadata.size}` }),
    });
    if (request.method === 'HEAD') response.end();
    else
      pipeline(createReadStream(store.fileOf(target.bucket, target.key), range), response, () => undefined);
  };
}

/** Whether a bucket is public is asked once in a while, not for every picture of a page. */
function createBucketLookup(database: Database) {
  const cache = new Map<string, { isPublic: Promise<boolean>; askedAt: number }>();
  const ask = async (bucket: string) => {
    const rows = await database.transaction((query) =>
      query('select from storage.buckets where id = $1 and public', [bucket]),
    );
    return rows.length > 0;
  };
  return (bucket: string): Promise<boolean> => {
    const cached = cache.get(bucket);
    if (cached && performance.now() - cached.askedAt < BUCKET_CACHE_MS) return cached.isPublic;
    const isPublic = ask(bucket);
    cache.set(bucket, { isPublic, askedAt: performance.now() });
    isPublic.catch(() => cache.delete(bucket));
    return isPublic;
  };
}

/** A single byte range that fits; anything else is answered with the whole file, which the standard allows. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}
