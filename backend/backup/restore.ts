import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import { assertKnownMigrations, migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { SUPABASE_FOLDER } from '../database/prepare.ts';
import { ensureSystemSchema } from '../database/system-schema.ts';
import { BackupError, type Manifest, unpack } from './archive.ts';
import { loadTables } from './tables.ts';

/** Unpacks and checks an archive, then puts it into an empty data folder; of a PostgreSQL also into an empty database. */
export async function restore(file: string, dataFolder: string, databaseUrl?: string): Promise<Manifest> {
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new BackupError(
      `${dataFolder} is not empty. Name another folder: npm run restore -- FILE --data FOLDER`,
    );
  const parent = path.dirname(dataFolder);
  await mkdir(parent, { recursive: true });
  const { folder, manifest } = await unpack(file, parent);
  try {
    assertKnownMigrations(manifest.migrations, MIGRATIONS, file);
    if (manifest.database === 'postgres') await restoreTables(folder, manifest, databaseUrl);
    else if (databaseUrl)
      throw new BackupError(`${file} is of the built-in database: unset DATABASE_URL. Nothing was changed.`);
    await rm(dataFolder, { recursive: true, force: true });
    await rename(folder, dataFolder);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MIGRATIONS = path.join(SUPABASE_FOLDER, 'migrations');

async function restoreTables(
  folder: string,
  manifest: Manifest,
  databaseUrl: string | undefined,
): Promise<void> {
  if (!databaseUrl)
    throw new BackupError(
      'This backup is of a PostgreSQL. Set DATABASE_URL to an empty database. Nothing was changed.',
    );
  const database = await openPostgres(databaseUrl);
  try {
    if (await hasTables(database))
      throw new BackupError('The database of DATABASE_URL is not empty. Nothing was changed.');
    await ensureSystemSchema(database);
    await migrate(database, MIGRATIONS, manifest.migrations);
    await loadTables(database, path.join(folder, 'tables'));
    await rm(path.join(folder, 'tables'), { recursive: true });
  } finally {
    await database.close();
  }
}

async function hasTables(database: Database): Promise<boolean> {
  const tables = await database.transaction((query) =>
    query(`select from pg_tables where schemaname in ('public', 'supabase_migrations') limit 1`),
  );
  return tables.length > 0;
}
