import { ConfigError, readConfig } from './config.ts';
import { FolderInUse } from './data-folder-lock.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { startServer } from './server.ts';
import { handleUncaughtErrors } from './uncaught-errors.ts';

// The terminal or log collector at the other end may go away; the server need not.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const log = createLog(config.jsonLogs);
  const server = await startServer(config, log);
  let finish = async () => {}; // until the database is open nothing can be lost: just go
  stopOnSignals(() => finish(), log);
  await server.ready;
  finish = server.close;
  handleUncaughtErrors(log);
  log(`ready ${server.url}${config.siteUrl ? ` for ${config.siteUrl}` : ''}`);
  log(`  publishable key  ${server.keys.publishableKey}`);
  log(`  data             ${config.databaseUrl ? 'PostgreSQL, files in ' : ''}${config.dataFolder}`);
  if (server.metricsUrl) log(`  figures          ${server.metricsUrl}`);
  if (config.demo)
    for (const { email, role } of DEMO_ACCOUNTS)
      log(`  demo account     ${email}${role ? ` (${role})` : ''}`);
}

function createLog(json = false): (line: string) => void {
  return (message) => {
    const line = json ? JSON.stringify({ time: new Date().toISOString(), message: message.trim() }) : message;
    process.stdout.write(`${line}\n`);
  };
}

/** The terminal's signals, and the end of the script that started this process, if one did. */
function stopOnSignals(finish: () => Promise<void>, log: (line: string) => void): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      log('stopping…');
      await finish();
      process.exit(0);
    });
}

/** What went wrong and what to do about it, in a sentence. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError || error instanceof FolderInUse) return message;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The PostgreSQL of DATABASE_URL cannot be reached (${code}). Start it, or unset DATABASE_URL to use the built-in one.`;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again.';
  return message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
