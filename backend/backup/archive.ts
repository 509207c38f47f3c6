import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

/** A backup that cannot be made, or an archive that cannot be used; the message says why. */
export class BackupError extends Error {}

export interface Manifest {
  format: 1;
  createdAt: string;
  database: 'pglite' | 'postgres';
  /** Versions of the migrations that the data has seen. */
  migrations: string[];
  /** SHA-256 of every file in the archive. */
  files: Record<string, string>;
}

const MANIFEST = 'manifest.json';
const run = promisify(execFile);

/** Packs a folder into one file, reads that back and compares; only then does the file get its name. */
export async function pack(folder: string, file: string, about: Omit<Manifest, 'files'>): Promise<void> {
  const manifest: Manifest = { ...about, files: await hashes(folder) };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, '', { mode: 0o600 }); // people's data: before tar opens it to others
    await run('tar', ['-I', 'gzip -1', '-cf', unfinished, '-C', folder, '.']);
    const check = await unpack(unfinished, path.dirname(file));
    await rm(check.folder, { recursive: true, force: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Gives an archive its place. On another disk it is a copy, which is compared before it gets its name. */
export async function moveArchive(archive: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await rename(archive, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      await copyFile(archive, unfinished);
      if ((await hashOf(unfinished)) !== (await hashOf(archive)))
        throw new BackupError(`${file} could not be written as it should be: its disk may be damaged.`);
      await rename(unfinished, file);
    });
  } finally {
    for (const left of [archive, unfinished]) await rm(left, { force: true });
  }
}

/** Unpacks into a new folder inside `parent` and checks every file; a damaged archive leaves nothing behind. */
export async function unpack(file: string, parent: string): Promise<{ folder: string; manifest: Manifest }> {
  await stat(file).catch(() => {
    throw new BackupError(`There is no file ${file}.`);
  });
  const folder = await mkdtemp(path.join(parent, '.unpacked-'));
  try {
    await run('tar', ['-xzf', file, '-C', folder, '--no-same-owner']).catch(() => {
      throw new BackupError(`${file} is damaged or no backup: it cannot be unpacked. Nothing was changed.`);
    });
    return { folder, manifest: await readManifest(file, folder) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const manifest = await readFile(path.join(folder, MANIFEST), 'utf8').then(
    (text) => JSON.parse(text) as Manifest,
    () => undefined,
  );
  if (manifest?.format !== 1)
    throw new BackupError(`${file} is no backup of this product. Nothing was changed.`);
  await rm(path.join(folder, MANIFEST));
  const found = await hashes(folder);
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)]);
  const wrong = [...names].filter((name) => found[name] !== manifest.files[name]);
  if (wrong.length > 0)
    throw new BackupError(`${file} is damaged: ${wrong.length} files differ. Nothing was changed.`);
  return manifest;
}

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const result: Record<string, string> = {};
  for (const file of files.sort()) result[path.relative(folder, file)] = await hashOf(file);
  return result;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
