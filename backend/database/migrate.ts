import { createHash } from 'node:crypto';
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

/**
 * Decides once per database whether it has demo rows: the seed and the note that it ran commit together, so a kill in
 * between leaves the question open for the next start. Returns false when it had been decided before.
 */
export async function seedOnce(database: Database, file: string, wanted: boolean): Promise<boolean> {
  const decided = await database.transaction((query) => query('select from supabase_migrations.seed_files'));
  if (decided.length > 0) return false;
  const seed = wanted && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const hash = createHash('sha256').update(seed).digest('hex');
  await database.exec(
    `${seed}\n;insert into supabase_migrations.seed_files (path, hash) values (${literal(path.basename(file))}, ${literal(hash)});`,
  );
  return true;
}

const versionOf = (file: string) => file.slice(0, file.indexOf('_'));
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
