import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';

/** Applies what is not yet recorded, one transaction per file, in Supabase's own history table. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const recorded = await database.transaction((query) =>
    query<{ version: string }>('select version from supabase_migrations.schema_migrations'),
  );
  const done = new Set(recorded.map((row) => row.version));
  const pending = migrationFiles(folder).filter((file) => !done.has(versionOf(file)));
  for (const file of pending) {
    const name = file.slice(versionOf(file).length + 1, -'.sql'.length);
    const record = `insert into supabase_migrations.schema_migrations (version, name) values (${literal(versionOf(file))}, ${literal(name)})`;
    try {
      await database.exec(`${readFileSync(path.join(folder, file), 'utf8')}\n;${record};`);
    } catch (cause) {
      throw new Error(`Migration ${file} failed: ${(cause as Error).message}`, { cause });
    }
  }
  return pending;
}

export function migrationFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => /^\d+_.*\.sql$/.test(file))
        .sort()
    : [];
}

const versionOf = (file: string) => file.slice(0, file.indexOf('_'));
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
