import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from './config.ts';
import { FolderInUse, LOCK_FILE, lockDataFolder } from './data-folder-lock.ts';

const { dataFolder, databaseUrl } = readConfig(process.argv.slice(2), process.env);

function reset(): string {
  if (!existsSync(dataFolder)) return `Nothing to delete: there is no ${dataFolder}.`;
  if (!existsSync(path.join(dataFolder, 'keys.json')))
    throw new Error(`${dataFolder} does not look like a data folder of this site, so it was left alone.`);
  const unlock = lockDataFolder(dataFolder);
  for (const entry of readdirSync(dataFolder))
    if (entry !== LOCK_FILE) rmSync(path.join(dataFolder, entry), { recursive: true });
  unlock();
  rmSync(dataFolder, { recursive: true });
  const kept = databaseUrl ? ' The tables in PostgreSQL were left alone.' : '';
  return `Deleted ${dataFolder}.${kept} The next npm start begins afresh.`;
}

try {
  process.stdout.write(`${reset()}\n`);
} catch (error) {
  const reason =
    error instanceof FolderInUse
      ? `A server is using ${dataFolder}. Stop it, then run npm run reset again.`
      : (error as Error).message;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
