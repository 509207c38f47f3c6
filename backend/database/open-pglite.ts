import type { Database, Query } from './database.ts';
import { createLiteConnection, type ResultRows, type Session } from './lite-connection.ts';
import { type PgliteThread, startPgliteThread } from './pglite-thread.ts';
import { createQueue } from './queue.ts';
import { DATABASE_TIMEOUT_MS, statementTimeoutMs } from './statement-timeouts.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const RETRY_OPENING_MS = 1_000;
const MAX_WAIT_FOR_CLOSE_MS = 5_000;

/** Opens a PGlite folder in a thread of its own, and again whenever that thread had to be ended. */
export async function openPglite(
  folder: string,
  log: (line: string) => void = () => undefined,
): Promise<Database> {
  const channels = new Map<string, (payload: string) => void>();
  let closing = false;
  let current = await start();
  let reopening: Promise<PgliteThread> | undefined;

  async function start(): Promise<PgliteThread> {
    const thread = await startPgliteThread(folder, {
      onNotification: (channel, payload) => channels.get(channel)?.(payload),
      onEnd: (ending) => {
        if (closing) return;
        const why = ending === 'timeout' ? 'a statement did not end in its time' : 'PGlite crashed';
        const startedAt = performance.now();
        usable().then(
          () => log(`${why}: the database was reopened in ${Math.round(performance.now() - startedAt)} ms`),
          () =>
            log(`${why} and the database cannot be reopened; API calls are answered with 503 until it can`),
        );
      },
    });
    for (const channel of channels.keys()) await thread.call('listen', channel);
    return thread;
  }

  /** The thread at hand, or one that is being opened; a folder that cannot be opened is tried again, but not at once. */
  async function usable(): Promise<PgliteThread> {
    if (!current.ended) return current;
    if (closing) throw new DatabaseUnavailable();
    if (!reopening) {
      reopening = start();
      reopening.then(
        (thread) => {
          current = thread;
          reopening = undefined;
        },
        () => setTimeout(() => (reopening = undefined), RETRY_OPENING_MS).unref(),
      );
    }
    try {
      return await reopening;
    } catch {
      throw new DatabaseUnavailable();
    }
  }

  // PGlite has one session: two requests of the same tick would run under each other's role. Everything that touches it
  // therefore queues here, a request of lite with all its statements as one.
  const exclusively = createQueue();

  /** Bound to one thread: what is left of a transaction must not run in the next one, where no role is set. */
  async function reserve(): Promise<Session> {
    const thread = await usable();
    return {
      get lost() {
        return thread.ended;
      },
      run: async (sql, params) =>
        toResult(await thread.call('query', sql, { params, timeoutMs: statementTimeoutMs() })),
      release: () => undefined,
    };
  }

  async function inTransaction<T>(work: (query: Query) => Promise<T>, timeoutMs: number): Promise<T> {
    const thread = await usable();
    const query = async <Row>(text: string, params?: unknown[]) =>
      (await thread.call<{ rows: Row[] }>('query', text, { params, timeoutMs })).rows;
    await query('begin');
    try {
      const result = await work(query as Query);
      await query('commit');
      return result;
    } catch (error) {
      if (!thread.ended) await query('rollback');
      throw error;
    }
  }

  const connection = createLiteConnection(reserve);
  return {
    kind: 'pglite',
    connection,
    exclusively,
    exec: (script) => exclusively(async () => (await usable()).call('script', script)),
    transaction: (work, timeoutMs = DATABASE_TIMEOUT_MS) => exclusively(() => inTransaction(work, timeoutMs)),
    listen: (channel, onPayload) =>
      exclusively(async () => {
        channels.set(channel, onPayload);
        await (await usable()).call('listen', channel);
      }),
    async close() {
      closing = true;
      const settled = exclusively(async () => {
        if (!current.ended) await current.call('close', '', { timeoutMs: MAX_WAIT_FOR_CLOSE_MS });
      });
      await Promise.race([settled, afterMs(MAX_WAIT_FOR_CLOSE_MS)]).catch(() => undefined);
      const opened = await reopening?.catch(() => undefined);
      await Promise.all([current.end(), opened?.end(), connection.close()]);
    },
  };
}

type PgliteResult = { rows: Record<string, unknown>[]; affectedRows?: number };

/** The command is only read to learn whether there is a count. */
const toResult = ({ rows, affectedRows }: PgliteResult): ResultRows =>
  Object.assign(rows, {
    command: affectedRows === undefined ? 'SELECT' : 'UPDATE',
    count: affectedRows ?? 0,
  });

function afterMs(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
