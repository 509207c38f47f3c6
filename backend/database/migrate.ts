import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';

/**
 * Applies what is not yet recorded, one transaction per file, in Supabase's own history table. `only`: these versions and
 * no others, to make the schema that a backup was taken from.
 */
export async function migrate(database: Database, folder: string, only?: string[]): Promise<void> {
  for (const file of await pendingMigrations(database, folder)) {
    if (only && !only.includes(versionOf(file))) continue;
    const name = file.slice(versionOf(file).length + 1, -'.sql'.length);
    const record = `insert into supabase_migrations.schema_migrations (version, name) values (${literal(versionOf(file))}, ${literal(name)})`;
    try {
      await database.exec(`${readFileSync(path.join(folder, file), 'utf8')}\n;${record};`);
    } catch (cause) {
      throw new Error(`Migration ${file} failed: ${(cause as Error).message}`, { cause });
    }
  }
}

export async function recordedMigrations(database: Database): Promise<string[]> {
  const rows = await database.transaction(async (query) => {
    const [history] = await query<{ known: boolean }>(
      `select to_regclass('supabase_migrations.schema_migrations') is not null as known`,
    );
    return history?.known
      ? query<{ version: string }>(
          'select version from supabase_migrations.schema_migrations order by version',
        )
      : [];
  });
  return rows.map(({ version }) => version);
}

export async function pendingMigrations(database: Database, folder: string): Promise<string[]> {
  const done = new Set(await recordedMigrations(database));
  return migrationFiles(folder).filter((file) => !done.has(versionOf(file)));
}

/** A newer version's data would be misread, and damaged with the next write. */
export function assertKnownMigrations(recorded: string[], folder: string, what: string): void {
  const known = new Set(migrationFiles(folder).map(versionOf));
  const unknown = recorded.filter((version) => !known.has(version));
  if (unknown.length > 0)
    throw new Error(
      `${what} belongs to a newer version of this product (migration ${unknown.at(-1)}). Start that version. Nothing was changed.`,
    );
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
