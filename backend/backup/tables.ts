import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Database, Query } from '../database/database.ts';

/** Everything that is data; what is code comes from the migrations. */
const SCHEMAS = ['auth', 'private', 'public', 'storage', 'supabase_migrations'];
const ROWS_AT_ONCE = 1000;
const SEQUENCES = 'sequences.json';

interface Sequence {
  name: string;
  value: string;
}

/** Every row as a line of JSON, all tables as they were at one moment; nobody waits meanwhile. */
export async function dumpTables(database: Database, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read, read only');
    for (const table of await tableNames(query))
      await dumpTable(query, table, path.join(into, `${table}.jsonl`));
    const sequences = await query<Sequence>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
       from pg_sequences where last_value is not null and schemaname = any ($1)`,
      [SCHEMAS],
    );
    await writeFile(path.join(into, SEQUENCES), JSON.stringify(sequences));
  });
}

/** Into a database that has the same migrations and nothing else of value. */
export async function loadTables(database: Database, from: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.jsonl'));
  await database.transaction(async (query) => {
    // Rows come as they were: no trigger has anything to add, and no order of tables would satisfy every foreign key.
    await query(`set local session_replication_role = replica`);
    for (const name of names) await loadTable(query, name.slice(0, -'.jsonl'.length), path.join(from, name));
    const sequences = JSON.parse(await readFile(path.join(from, SEQUENCES), 'utf8')) as Sequence[];
    for (const { name, value } of sequences)
      await query('select setval($1::regclass, $2::bigint)', [name, value]);
  });
}

async function tableNames(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any ($1) order by 1`,
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

async function dumpTable(query: Query, table: string, file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await query(
      `declare dump no scroll cursor for select to_jsonb(line)::text as line from ${table} as line`,
    );
    for (;;) {
      const rows = await query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dump`);
      if (rows.length === 0) break;
      await handle.write(rows.map(({ line }) => `${line}\n`).join(''));
    }
    await query('close dump');
  } finally {
    await handle.close();
  }
}

async function loadTable(query: Query, table: string, file: string): Promise<void> {
  const columns = await query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const list = columns.map(({ name }) => name).join(', ');
  const insert = (lines: string[]) =>
    query(
      `insert into ${table} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  await query(`delete from ${table} where true`);
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.push(line);
    if (lines.length < ROWS_AT_ONCE) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}
