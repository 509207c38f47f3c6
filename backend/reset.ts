import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from './config.ts';
import { lockHolder } from './data-folder-lock.ts';

const { dataFolder, databaseUrl } = readConfig(process.argv.slice(2), process.env);
const holder = lockHolder(dataFolder);

if (holder) {
  process.stderr.write(
    `A server (process ${holder}) is using ${dataFolder}. Stop it, then run npm run reset again.\n`,
  );
  process.exitCode = 1;
} else if (!existsSync(dataFolder)) {
  process.stdout.write(`Nothing to delete: there is no ${dataFolder}.\n`);
} else if (!existsSync(path.join(dataFolder, 'keys.json'))) {
  process.stderr.write(
    `${dataFolder} does not look like a data folder of this site, so it was left alone.\n`,
  );
  process.exitCode = 1;
} else {
  rmSync(dataFolder, { recursive: true });
  const kept = databaseUrl ? ' The tables in PostgreSQL were left alone.' : '';
  process.stdout.write(`Deleted ${dataFolder}.${kept} The next npm start begins afresh.\n`);
}
