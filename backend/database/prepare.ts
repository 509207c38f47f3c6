import path from 'node:path';
import { ensureChangeTriggers } from '../supabase/realtime/change-triggers.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { ensureSystemSchema } from './system-schema.ts';

export const SUPABASE_FOLDER = path.resolve(import.meta.dirname, '../../supabase');

/** Everything between an open database and one that can be served, on every start. */
export async function prepare(database: Database, supabaseFolder = SUPABASE_FOLDER): Promise<void> {
  await ensureSystemSchema(database);
  await migrate(database, path.join(supabaseFolder, 'migrations'));
  await ensureChangeTriggers(database);
}
