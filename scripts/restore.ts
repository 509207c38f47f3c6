import path from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../backend/backup/restore.ts';
import { readConfig } from '../backend/config.ts';

const USAGE = 'npm run restore -- FILE [--data FOLDER]';

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
  const { dataFolder, databaseUrl } = readConfig(values.data ? ['--data', values.data] : [], process.env);
  const { createdAt } = await restore(path.resolve(name), dataFolder, databaseUrl);
  console.info(`${dataFolder} is as it was on ${createdAt}. Start it with npm start.`);
}
