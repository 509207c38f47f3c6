import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Database, Query } from '../../backend/database/database.ts';
import { openPostgres } from '../../backend/database/open-postgres.ts';

export const HOSTED_TEMPLATE = 'hosted_template';

/** Set by setup.ts: the superuser's address of the server with hosted's roles. */
export const hostedServerUrl = () => process.env.HOSTED_SERVER_URL;

export function databaseUrl(
  serverUrl: string,
  { database, user }: { database: string; user?: string },
): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (user) url.username = user;
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

/** A copy of the migrated template, by name. It goes with the server: to drop one, PostgreSQL first writes out all of them. */
export async function cloneHosted(serverUrl: string): Promise<string> {
  const name = `hosted_${randomUUID().replaceAll('-', '')}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  await server
    .unsafe(`create database ${name} template ${HOSTED_TEMPLATE} owner postgres`)
    .finally(() => server.end());
  return name;
}

/**
 * The same for the policy tests: every transaction begins as the non-superuser `postgres`. The login is the superuser's, so
 * that one transaction can be the API's and then look at what it did as the owner (`beSession`).
 */
export async function openHostedDatabase(serverUrl: string): Promise<Database> {
  const clone = await cloneHosted(serverUrl);
  const database = await openPostgres(databaseUrl(serverUrl, { database: clone }));
  return {
    ...database,
    exec: (script) => database.exec(`set local session authorization postgres;\n${script}`),
    transaction: (work) =>
      database.transaction(async (query) => {
        await beSession(query, 'postgres');
        return work(query);
      }),
  };
}

/** From here on the session is this login's: which roles it may take is decided by its memberships, not by the superuser's. */
export const beSession = (query: Query, user: 'postgres' | 'authenticator') =>
  query(`select set_config('role', 'none', true), set_config('session_authorization', $1, true)`, [user]);
