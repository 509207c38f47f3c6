import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { recordedMigrations } from '../database/migrate.ts';
import { pack } from './archive.ts';
import { takeSnapshot } from './snapshot.ts';

const UNFINISHED = '.backup-';

/** Where a server may write that is allowed to write nowhere but into its data folder, as the service is. */
export const archiveIn = (dataFolder: string) => path.join(dataFolder, `${UNFINISHED}${randomUUID()}.tar.gz`);

/** A backup that was killed leaves a copy of everything behind. */
export function clearUnfinishedBackups(dataFolder: string): void {
  for (const name of readdirSync(dataFolder))
    if (name.startsWith(UNFINISHED)) rmSync(path.join(dataFolder, name), { recursive: true, force: true });
}

/** Writes database, files and keys of a data folder into one archive that was read back and compared. */
export async function backUp(database: Database, dataFolder: string, file: string): Promise<void> {
  const folder = await mkdtemp(path.join(dataFolder, UNFINISHED));
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
