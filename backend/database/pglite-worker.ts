import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { SEARCH_PATH } from './database.ts';
import { query } from './pglite-query.ts';
import type { PgliteAnswer, PgliteCall } from './pglite-thread.ts';
import { TYPE_PARSERS } from './type-parsers.ts';

/** What runs in PGlite's thread: one call after another, each answered by a message. */

// V8's optimising compiler takes 1.3 GB for a moment over PGlite's largest functions and makes the first requests wait,
// then gains little: an insert costs 4.8 ms of CPU with it and 5.1 ms without, at a peak of 400 MB. Set at run time, the
// last of these flags does not imply the others, so all three are needed.
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--liftoff-only'])
  setFlagsFromString(flag);

// PGlite zeroes all of PostgreSQL's usual 128 MB before its first answer and keeps it, many times what the tables take.
const BUFFERS = ['-c', 'shared_buffers=32MB'];

const pglite = new PGlite({
  dataDir: workerData as string,
  startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  extensions: { citext, pg_trgm, pgcrypto },
  parsers: Object.fromEntries(Object.values(TYPE_PARSERS).map(({ oid, parse }) => [oid, parse])),
});

async function perform({ kind, text, params }: PgliteCall): Promise<unknown> {
  if (kind === 'query') return query(pglite, text, params);
  if (kind === 'script') await pglite.transaction((tx) => tx.exec(text));
  if (kind === 'listen') await pglite.listen(text, (payload) => answer({ channel: text, payload }));
  if (kind === 'close') {
    await pglite.exec('checkpoint');
    await pglite.close();
  }
  return undefined;
}

/** After a crash inside WebAssembly PGlite answers everything with an error that has no SQLSTATE. */
async function stillWorks(): Promise<boolean> {
  try {
    await query(pglite, 'select 1');
    return true;
  } catch (error) {
    return isSqlError(error);
  }
}

const isSqlError = (error: unknown) => typeof (error as { code?: unknown }).code === 'string';
const answer = (message: PgliteAnswer) => parentPort?.postMessage(message);

parentPort?.on('message', async (call: PgliteCall) => {
  try {
    answer({ id: call.id, result: await perform(call) });
  } catch (error) {
    const { message, code, severity, detail, hint } = error as Error & Record<string, string | undefined>;
    const broken = !isSqlError(error) && !(await stillWorks());
    answer({ id: call.id, broken, error: { message, code, severity, detail, hint } });
  }
});

await pglite.waitReady;
await pglite.exec(`set search_path to ${SEARCH_PATH}`);
answer({ ready: true });
