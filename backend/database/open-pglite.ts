import { setFlagsFromString } from 'node:v8';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Database, SEARCH_PATH } from './database.ts';
import { createQueue } from './queue.ts';
import { TYPE_PARSERS } from './type-parsers.ts';

// V8's optimising compiler takes 1.3 GB for a moment over PGlite's largest functions and makes the first requests wait,
// then gains little: an insert costs 4.8 ms of CPU with it and 5.1 ms without, at a peak of 400 MB. Set at run time, the
// last of these flags does not imply the others, so all three are needed.
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--liftoff-only'])
  setFlagsFromString(flag);

/** Opens (and, on an empty folder, initialises) PGlite. Without a folder the database lives in memory. */
export async function openPglite(folder?: string): Promise<Database> {
  const parsers = Object.fromEntries(Object.values(TYPE_PARSERS).map(({ oid, parse }) => [oid, parse]));
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { extensions: { citext, pg_trgm, pgcrypto }, parsers },
  });
  const { driver } = connection;
  await driver.waitReady;
  await driver.exec(`set search_path to ${SEARCH_PATH}`);

  // lite's PGlite driver sends BEGIN, SET ROLE and the query without a lock on the one session: two requests of the
  // same tick would run under each other's role. Everything that touches the session therefore queues here.
  const exclusively = createQueue();

  return {
    kind: 'pglite',
    connection,
    exclusively,
    exec: (script) => exclusively(() => driver.transaction(async (tx) => void (await tx.exec(script)))),
    transaction: (work) =>
      exclusively(() =>
        driver.transaction((tx) =>
          work(async <Row>(sql: string, params?: unknown[]) => (await tx.query<Row>(sql, params)).rows),
        ),
      ),
    listen: (channel, onPayload) => exclusively(async () => void (await driver.listen(channel, onPayload))),
    close: () =>
      exclusively(async () => {
        await driver.exec('checkpoint');
        await connection.close();
      }),
  };
}
