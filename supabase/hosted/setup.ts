import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { createScratchCluster } from '../../testing/scratch-postgres.ts';
import { copyProject, supabaseCli } from './cli.ts';
import { databaseUrl, HOSTED_TEMPLATE } from './database.ts';

/** Vitest's global set-up: a server with hosted's roles, and a template database that the real CLI has migrated. */
export default async function setup() {
  // The superuser is hosted Supabase's own; ours is the lesser `postgres` of roles.sql.
  const server = await createScratchCluster({
    superuser: 'supabase_admin',
    settings: ['wal_level=logical', 'fsync=off', 'max_connections=60'],
  });
  const project = copyProject();
  const tearDown = async () => {
    await server.remove();
    rmSync(project, { recursive: true, force: true });
  };
  try {
    await runAs(server.url, `create database ${HOSTED_TEMPLATE}`);
    await runAs(
      databaseUrl(server.url, { database: HOSTED_TEMPLATE }),
      readFileSync(path.join(import.meta.dirname, 'roles.sql'), 'utf8'),
    );
    const url = databaseUrl(server.url, { database: HOSTED_TEMPLATE, user: 'postgres' });
    const pushed = await supabaseCli(project, ['db', 'push', '--db-url', url, '--include-all']);
    if (pushed.status !== 0)
      throw new Error(`\`supabase db push\` failed:\n${pushed.stdout}${pushed.stderr}`);
  } catch (error) {
    await tearDown();
    throw error;
  }
  process.env.HOSTED_SERVER_URL = server.url;
  return tearDown;
}

async function runAs(url: string, script: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  await client
    .unsafe(script)
    .simple()
    .finally(() => client.end());
}
