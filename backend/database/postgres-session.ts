import postgres from 'postgres';
import { SEARCH_PATH } from './database.ts';
import type { ResultRows } from './lite-connection.ts';
import { AUTHENTICATOR_TIMEOUT_MS, statementTimeoutMs } from './statement-timeouts.ts';
import { TYPE_PARSERS } from './type-parsers.ts';
import { DatabaseUnavailable, isLostConnection } from './unavailable.ts';

const CONNECT_TIMEOUT_SECONDS = 5;
const IDLE_TIMEOUT_SECONDS = 60;
/** A server that is alive ends a statement by itself; one that says nothing for so much longer is gone. */
const SILENCE_MS = 5_000;

export type Settings = postgres.ParsedOptions<Record<string, unknown>>;

const TYPES = Object.fromEntries(
  Object.entries(TYPE_PARSERS).map(([name, { oid, parse, serialize = String }]) => [
    name,
    { to: oid, from: [oid], serialize, parse },
  ]),
);

/** Connects once, to learn whether that is possible and which array types there are. */
export async function readSettings(url: string): Promise<Settings> {
  const probe = postgres(url, {
    max: 1,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    max_lifetime: null,
    onnotice: () => undefined,
    connection: {
      TimeZone: 'UTC',
      search_path: SEARCH_PATH,
      statement_timeout: AUTHENTICATOR_TIMEOUT_MS,
    },
    types: TYPES,
  });
  await probe`select 1`;
  await probe.end();
  return probe.options as unknown as Settings;
}

export type PostgresSession = {
  readonly lost: boolean;
  /** `timeoutMs`: what the server allows the statement; 0 for no limit. */
  run(sql: string, params?: unknown[], timeoutMs?: number): Promise<ResultRows>;
  end(): void;
};

type Options = { keep?: boolean; onLost?(): void; onNotification?(channel: string, payload: string): void };

/**
 * One connection, thrown away when it is lost. Defects of postgres.js 3.4.9 covered: after the socket has closed, the next
 * statement of a transaction (its rollback) throws a null `socket.write` outside every promise, which ends the process; a
 * statement sent between an error and the close is never answered; and a connection that had something to write when it
 * closed never writes again. So nothing is asked of a lost connection, and none is used twice.
 */
export async function openSession(settings: Settings, options: Options = {}): Promise<PostgresSession> {
  const underway = new Set<(error: Error) => void>();
  let lost = false;
  const sql = postgres({
    ...settings,
    max: 1,
    fetch_types: false, // when the connection is lost meanwhile, that rejection is nobody's and ends the process too
    idle_timeout: options.keep ? 0 : IDLE_TIMEOUT_SECONDS,
    onnotify: options.onNotification,
    onclose: end,
  } as unknown as postgres.Options<Record<string, postgres.PostgresType>>);

  function end(): void {
    if (lost) return;
    lost = true;
    for (const reject of underway) reject(new DatabaseUnavailable());
    sql.end({ timeout: 0 }).catch(() => undefined);
    options.onLost?.();
  }

  async function ask(text: string, params: unknown[], patienceMs: number): Promise<ResultRows> {
    if (lost) throw new DatabaseUnavailable();
    const { promise, resolve, reject } = Promise.withResolvers<ResultRows>();
    const timer = patienceMs > 0 ? setTimeout(end, patienceMs) : undefined;
    underway.add(reject);
    sql
      .unsafe(text, params as postgres.ParameterOrJSON<never>[])
      .then((rows) => resolve(rows as unknown as ResultRows), reject);
    try {
      return await promise;
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      end();
      throw new DatabaseUnavailable();
    } finally {
      clearTimeout(timer);
      underway.delete(reject);
    }
  }

  try {
    await ask('select 1', [], CONNECT_TIMEOUT_SECONDS * 1000);
  } catch (error) {
    end();
    throw error;
  }
  return {
    get lost() {
      return lost;
    },
    run: (text, params = [], timeoutMs = statementTimeoutMs()) =>
      ask(text, params, timeoutMs && timeoutMs + SILENCE_MS),
    end,
  };
}
