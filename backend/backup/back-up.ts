import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { recordedMigrations } from '../database/migrate.ts';
import { pack } from './archive.ts';
import { takeSnapshot } from './snapshot.ts';

/** Writes database, files and keys of a data folder into one archive that was read back and compared. */
export async function backUp(database: Database, dataFolder: string, file: string): Promise<void> {
  const folder = await mkdtemp(path.join(dataFolder, '.backup-'));
  try {
    const about = {
      format: 1,
      createdAt: new Date().toISOString(),
      database: database.kind,
      migrations: await recordedMigrations(database),
    } as const;
    await takeSnapshot(database, dataFolder, folder);
    await pack(folder, file, about);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
