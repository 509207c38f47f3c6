import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backend/backup/back-up.ts';
import { askServer } from '../backend/backup/control.ts';
import { readConfig } from '../backend/config.ts';
import { lockDataFolder } from '../backend/data-folder-lock.ts';
import { openPglite } from '../backend/database/open-pglite.ts';
import { openPostgres } from '../backend/database/open-postgres.ts';

const USAGE = 'npm run backup -- FILE [--data FOLDER]';

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(argv: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { data: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new Error(USAGE);
  const file = path.resolve(name);
  const { dataFolder, databaseUrl } = readConfig(values.data ? ['--data', values.data] : [], process.env);
  if (!existsSync(path.join(dataFolder, 'keys.json'))) throw new Error(`There is no data in ${dataFolder}.`);
  if (!(await askServer(dataFolder, file))) await backUpStopped(dataFolder, databaseUrl, file);
  console.info(`${file} holds database, files and keys, and was read back and compared.`);
}

/** No server runs: this process takes its place for a moment. */
async function backUpStopped(
  dataFolder: string,
  databaseUrl: string | undefined,
  file: string,
): Promise<void> {
  const unlock = lockDataFolder(dataFolder);
  try {
    const database = databaseUrl
      ? await openPostgres(databaseUrl)
      : await openPglite(path.join(dataFolder, 'database'));
    try {
      await backUp(database, dataFolder, file);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
