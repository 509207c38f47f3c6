import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { Database } from '../backend/database/database.ts';
import { initialiseOnce } from '../backend/database/initialise.ts';
import { migrationFiles } from '../backend/database/migrate.ts';
import { openPglite } from '../backend/database/open-pglite.ts';
import { openPostgres } from '../backend/database/open-postgres.ts';
import { prepare, SUPABASE_FOLDER } from '../backend/database/prepare.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache/databases');
/** What besides the migrations makes a database what it is. */
const SYSTEM = [
  'backend/database/prelude.sql',
  'backend/database/postlude.sql',
  'backend/supabase/realtime/change-triggers.ts',
  'package-lock.json',
];

const PGLITE = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
/** While a compiled PGlite is alive in a process, V8 gives its code to every further one: a fifth of a server's start. */
export const compiledPglite = await WebAssembly.compile(readFileSync(path.join(PGLITE, 'pglite.wasm')));

/**
 * A database of its own with every migration applied and no rows; close() removes it. PGlite copies come from a cached
 * template (about a second each); with `postgresUrl` a scratch database is made on that server instead.
 */
export async function openTestDatabase(
  options: { supabaseFolder?: string; postgresUrl?: string } = {},
): Promise<Database> {
  return options.postgresUrl
    ? openScratchPostgres(options.postgresUrl, options.supabaseFolder)
    : openScratchPglite(options.supabaseFolder);
}

async function openScratchPglite(supabaseFolder?: string): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-database-'));
  cpSync(await migratedTemplate(supabaseFolder), folder, { recursive: true });
  const database = await openPglite(folder);
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openScratchPostgres(serverUrl: string, supabaseFolder?: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name}`);
  const database = await openPostgres(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  await prepare(database, supabaseFolder);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

/** A closed PGlite folder with every migration applied, made once per set of migrations. Copy it, never open it. */
export function migratedTemplate(supabaseFolder = SUPABASE_FOLDER): Promise<string> {
  const migrations = path.join(supabaseFolder, 'migrations');
  const inputs = [
    ...migrationFiles(migrations).map((file) => path.join(migrations, file)),
    ...SYSTEM.map((file) => path.join(ROOT, file)),
  ];
  return cachedFolder('migrated', inputs, async (folder) => {
    cpSync(await bareTemplate(), folder, { recursive: true });
    const database = await openPglite(folder);
    await prepare(database, supabaseFolder);
    await database.close();
  });
}

/** A closed, empty PGlite folder: it spares a test the seconds that PGlite's first initialisation takes. */
export const bareTemplate = () =>
  cachedFolder('bare', [path.join(ROOT, 'package-lock.json')], initialiseOnce);

async function cachedFolder(name: string, inputs: string[], build: (folder: string) => Promise<void>) {
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(`${path.basename(file)}\n`).update(readFileSync(file));
  const folder = path.join(CACHE, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(path.join(CACHE, 'building-'));
  await build(path.join(scratch, 'database'));
  try {
    renameSync(path.join(scratch, 'database'), folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process was first: its copy is as good
  }
  rmSync(scratch, { recursive: true, force: true });
  return folder;
}
