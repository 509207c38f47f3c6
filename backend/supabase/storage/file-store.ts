import { createHash, randomUUID } from 'node:crypto';
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { App } from '@supabase/lite';
import { kindOfExtension } from './file-kinds.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

const UNFINISHED = '.unfinished-';

/**
 * Object bytes as plain files, one per object: lite exports no filesystem adapter. A file's type follows from its
 * extension, which the upload check has already compared with its content, so nothing else needs storing.
 */
export class FileStore implements StorageAdapter {
  readonly driver = fs;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  fileOf(bucket: string, key: string): string {
    const base = path.resolve(this.#root, bucket);
    const file = path.resolve(base, key);
    if (!file.startsWith(base + path.sep) || !kindOfExtension(key)) throw new Error('Invalid key');
    return file;
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
  ): Promise<ObjectMetadata> {
    const file = this.fileOf(bucket, key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    const unfinished = path.join(this.#root, UNFINISHED + randomUUID());
    try {
      await writeToDisk(unfinished, body);
      await fs.rename(unfinished, file);
    } catch (error) {
      await fs.rm(unfinished, { force: true }); // a full disk has no room for the half of a file
      throw error;
    }
    return this.headObject(bucket, key);
  }

  /** What a crash or a power cut in the middle of an upload left behind. */
  async removeUnfinished(): Promise<void> {
    const names = await fs.readdir(this.#root).catch(() => []);
    for (const name of names)
      if (name.startsWith(UNFINISHED)) await fs.rm(path.join(this.#root, name), { force: true });
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const { size, mtime } = await fs.stat(this.fileOf(bucket, key));
    return {
      size,
      contentLength: size,
      mimetype: kindOfExtension(key)?.mimeType ?? 'application/octet-stream',
      cacheControl: 'max-age=3600',
      lastModified: mtime,
      eTag: `"${createHash('sha1').update(`${key} ${size} ${mtime.getTime()}`).digest('base64url')}"`,
    };
  }

  async getObject(bucket: string, key: string) {
    return {
      httpStatusCode: 200,
      metadata: await this.headObject(bucket, key),
      body: await fs.readFile(this.fileOf(bucket, key)),
    };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    await fs.rm(this.fileOf(bucket, key), { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    bucket: string,
    key: string,
  ): Promise<ObjectMetadata> {
    if (kindOfExtension(source) !== kindOfExtension(key)) throw new Error('A copy keeps its extension');
    return this.uploadObject(bucket, key, undefined, await fs.readFile(this.fileOf(sourceBucket, source)));
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.fileOf(bucket, key)}`;
  }
}

async function writeToDisk(file: string, body: Body): Promise<void> {
  const handle = await fs.open(file, 'wx');
  try {
    await handle.writeFile(
      body instanceof Uint8Array ? body : (body as unknown as AsyncIterable<Uint8Array>),
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
}
