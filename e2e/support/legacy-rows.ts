import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';

/** Rows as a laxer version may have stored them: no check, no trigger. The server is not running yet. */
export async function storeLegacyRows(
  dataFolder: string,
  rows: { table: string; row: Record<string, unknown> }[],
): Promise<void> {
  const database = await PGlite.create({
    dataDir: path.join(dataFolder, 'database'),
    extensions: { citext, pg_trgm, pgcrypto },
  });
  await database.exec(`
    set session_replication_role = replica;
    do $$ declare found record; begin
      for found in select conrelid::regclass as relation, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace
      loop execute format('alter table %s drop constraint %I', found.relation, found.conname); end loop;
    end $$;
  `);
  for (const { table, row } of rows) {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const values = columns.map((_, index) => `$${index + 1}`);
    await database.query(
      `insert into public.${table} (${columns.join(', ')}) values (${values.join(', ')})`,
      Object.values(row),
    );
  }
  await database.close();
}
