import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, moveArchive } from '../backend/backup/archive.ts';
import { archiveIn, backUp } from '../backend/backup/back-up.ts';
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
  mustHold(dataFolder);
  mustBeWritable(path.dirname(file));
  const archive = archiveIn(dataFolder);
  if (!(await askServer(dataFolder, archive)))
    await asOwnerOf(dataFolder, () => backUpStopped(dataFolder, databaseUrl, archive));
  await moveArchive(archive, file);
  console.info(`${file} holds database, files and keys, and was read back and compared.`);
}

function mustHold(dataFolder: string): void {
  try {
    accessSync(path.join(dataFolder, 'keys.json'), constants.R_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new BackupError(`${dataFolder} belongs to another user: run this with sudo.`);
    throw new BackupError(
      `There is no data in ${dataFolder}. If it is elsewhere, say where: ${USAGE.replace(/[[\]]/g, '')}`,
    );
  }
}

function mustBeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new BackupError(`${folder} cannot be written to: ${(error as Error).message}`);
  }
}

/** What root wrote into the folder of a service, the service could not write afterwards. */
async function asOwnerOf(folder: string, work: () => Promise<void>): Promise<void> {
  const { uid, gid } = statSync(folder);
  if (process.geteuid?.() !== 0 || uid === 0) return work();
  process.setegid?.(gid);
  process.seteuid?.(uid);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
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
