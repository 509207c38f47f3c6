import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { dumpTables } from './tables.ts';

/**
 * A consistent copy of a data folder, also while its server runs: the database first, then the files, of which none that
 * the database names can be missing, because a file is stored before the record that names it.
 */
export async function takeSnapshot(database: Database, dataFolder: string, into: string): Promise<void> {
  if (database.kind === 'pglite') {
    // Nothing else writes meanwhile, so this is what a power cut would leave, which the next start repairs.
    await database.exclusively(() =>
      copyFolder(path.join(dataFolder, 'database'), path.join(into, 'database')),
    );
  } else {
    await dumpTables(database, path.join(into, 'tables'));
  }
  await linkFiles(path.join(dataFolder, 'storage'), path.join(into, 'storage'));
  await copyFile(path.join(dataFolder, 'keys.json'), path.join(into, 'keys.json'));
}

const copyFolder = (from: string, to: string) => cp(from, to, { recursive: true });

/** Stored files are never changed, only added and deleted, so another name for each is a copy that takes no time. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.unfinished')) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    await link(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return; // deleted meanwhile
      return copyFile(source, target); // another disk
    });
  }
}
