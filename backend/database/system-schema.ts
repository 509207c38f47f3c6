import { readFileSync } from 'node:fs';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import type { Database } from './database.ts';

/** Makes the database look like a hosted project before its first migration. Safe to run on every start. */
export async function ensureSystemSchema(database: Database): Promise<void> {
  await database.exec(
    [sqlFile('prelude.sql'), getAuthSchemaSql(), getStorageSchemaSql(), sqlFile('postlude.sql')].join(
      '\n;\n',
    ),
  );
}

const sqlFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
