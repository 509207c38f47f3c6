import path from 'node:path';
import { ensureChangeTriggers } from '../supabase/realtime/change-triggers.ts';
import type { Database } from './database.ts';
import { assertKnownMigrations, migrate, pendingMigrations, recordedMigrations } from './migrate.ts';
import { ensureSystemSchema } from './system-schema.ts';

export const SUPABASE_FOLDER = path.resolve(import.meta.dirname, '../../supabase');

/** Everything between an open database and one that can be served, on every start. */
export async function prepare(
  database: Database,
  supabaseFolder = SUPABASE_FOLDER,
  beforeUpgrade: () => Promise<void> = async () => undefined,
): Promise<void> {
  const migrations = path.join(supabaseFolder, 'migrations');
  const recorded = await recordedMigrations(database);
  assertKnownMigrations(recorded, migrations, 'The data');
  if (recorded.length > 0 && (await pendingMigrations(database, migrations)).length > 0)
    await beforeUpgrade();
  await ensureSystemSchema(database);
  await migrate(database, migrations);
  await ensureChangeTriggers(database);
}
