import { createPostgresConnection } from '@supabase/lite/postgres';
import type { ParameterOrJSON } from 'postgres';
import { type Database, SEARCH_PATH } from './database.ts';
import { TYPE_PARSERS } from './type-parsers.ts';

/** Connects to a PostgreSQL that somebody else runs. Each transaction has its own session, so nothing queues. */
export async function openPostgres(url: string): Promise<Database> {
  const types = Object.fromEntries(
    Object.entries(TYPE_PARSERS).map(([name, { oid, parse }]) => [
      name,
      { to: oid, from: [oid], serialize: String, parse },
    ]),
  );
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      connect_timeout: 10,
      onnotice: () => undefined,
      connection: { search_path: SEARCH_PATH },
      types,
    },
  });
  const { driver } = connection;
  await driver`select 1`;

  return {
    kind: 'postgres',
    connection,
    exclusively: (work) => work(),
    exec: async (script) => void (await driver.begin((tx) => tx.unsafe(script).simple())),
    transaction: async <T>(work: Parameters<Database['transaction']>[0]) =>
      (await driver.begin((tx) =>
        work(async <Row>(sql: string, params: unknown[] = []) => [
          ...((await tx.unsafe(sql, params as ParameterOrJSON<never>[])) as unknown as Row[]),
        ]),
      )) as T,
    listen: async (channel, onPayload) => void (await driver.listen(channel, onPayload)),
    close: () => connection.close(),
  };
}
