import type { Database, Query } from './database.ts';
import { createLiteConnection, type ResultRows } from './lite-connection.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { readSettings } from './postgres-session.ts';
import { DATABASE_TIMEOUT_MS } from './statement-timeouts.ts';

type Run = (sql: string, params?: unknown[]) => Promise<ResultRows>;

/** Connects to a PostgreSQL that somebody else runs. Each transaction has its own session, so nothing queues. */
export async function openPostgres(
  url: string,
  log: (line: string) => void = () => undefined,
): Promise<Database> {
  const pool = await createPostgresPool(await readSettings(url), log);
  const connection = createLiteConnection(async () => {
    const session = await pool.acquire();
    return {
      get lost() {
        return session.lost;
      },
      run: session.run,
      release: () => pool.release(session),
    };
  });

  async function inTransaction<T>(timeoutMs: number, work: (run: Run) => Promise<T>): Promise<T> {
    const session = await pool.acquire();
    try {
      await session.run(`begin; set local statement_timeout = ${timeoutMs}`);
      const result = await work((sql, params) => session.run(sql, params, timeoutMs));
      await session.run('commit');
      return result;
    } catch (error) {
      if (!session.lost) await session.run('rollback');
      throw error;
    } finally {
      pool.release(session);
    }
  }

  return {
    kind: 'postgres',
    connection,
    exclusively: (work) => work(),
    exec: (script) => inTransaction(NO_LIMIT, async (run) => void (await run(script))),
    transaction: (work, timeoutMs = DATABASE_TIMEOUT_MS) =>
      inTransaction(timeoutMs, (run) =>
        work((async (sql, params) => [...(await run(sql, params))]) as Query),
      ),
    listen: pool.listen,
    close: async () => {
      pool.end();
      await connection.close();
    },
  };
}

const NO_LIMIT = 0;
