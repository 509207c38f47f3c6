import { setTimeout as wait } from 'node:timers/promises';
import { openSession, type PostgresSession, type Settings } from './postgres-session.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const MAX_SESSIONS = 10;
const MAX_WAIT_FOR_SERVER_MS = 3_000;
const ACQUIRE_TIMEOUT_MS = 10_000;
const RECONNECT_MS = 100;

/**
 * A connection pool: sessions for requests, and one beside them that listens and notices when the server goes away. After
 * that nothing is asked until it listens again, so that no change of a row passes unheard.
 */
export async function createPostgresPool(settings: Settings, log: (line: string) => void) {
  const channels = new Map<string, (payload: string) => void>();
  const idle: PostgresSession[] = [];
  const waiting: ((session: PostgresSession | undefined) => void)[] = [];
  let inUse = 0;
  let ending = false;
  let listener: PostgresSession | undefined;
  let reconnecting: Promise<void> | undefined;

  async function openListener(): Promise<PostgresSession> {
    const session = await openSession(settings, {
      keep: true,
      onLost: () => !ending && listener === session && reconnect(),
      onNotification: (channel, payload) => channels.get(channel)?.(payload),
    });
    for (const channel of channels.keys()) await session.run(`listen ${quoted(channel)}`);
    listener = session;
    return session;
  }

  function reconnect(): void {
    reconnecting ??= (async () => {
      log('the connection to PostgreSQL is lost; trying again');
      while (!ending) {
        const opened = await openListener().catch(() => undefined);
        if (opened && !opened.lost) {
          log('the connection to PostgreSQL is back');
          break;
        }
        await wait(RECONNECT_MS);
      }
      reconnecting = undefined;
    })();
  }

  async function acquire(): Promise<PostgresSession> {
    if (
      reconnecting &&
      !(await withTimeout(
        MAX_WAIT_FOR_SERVER_MS,
        reconnecting.then(() => true),
      ))
    )
      throw new DatabaseUnavailable();
    if (inUse >= MAX_SESSIONS) {
      const handedOn = await waitForRelease();
      if (handedOn) return handedOn;
    } else inUse += 1;
    // From here on this caller counts as one of those in use.
    const ready = idle.pop();
    if (ready) return ready;
    try {
      return await openSession(settings, { onLost: forgetLost });
    } catch {
      release(undefined);
      throw new DatabaseUnavailable();
    }
  }

  /** Waits for somebody to release a session, or the place of one that was lost. */
  async function waitForRelease(): Promise<PostgresSession | undefined> {
    let take: (session: PostgresSession | undefined) => void = () => undefined;
    const given = new Promise<{ session: PostgresSession | undefined }>((resolve) => {
      take = (session) => resolve({ session });
      waiting.push(take);
    });
    const mine = await withTimeout(ACQUIRE_TIMEOUT_MS, given);
    if (mine) return mine.session;
    waiting.splice(waiting.indexOf(take), 1);
    throw new DatabaseUnavailable();
  }

  function release(session: PostgresSession | undefined): void {
    const usable = session?.lost ? undefined : session;
    const next = waiting.shift();
    if (next) {
      next(usable);
      return;
    }
    inUse -= 1;
    if (usable) idle.push(usable);
  }

  function forgetLost(): void {
    idle.splice(0, idle.length, ...idle.filter((session) => !session.lost));
  }

  await openListener();
  return {
    acquire,
    release,
    async listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
      channels.set(channel, onPayload);
      await listener?.run(`listen ${quoted(channel)}`);
    },
    end(): void {
      ending = true;
      for (const session of [listener, ...idle]) session?.end();
    },
  };
}

/** Undefined when it took too long. */
const withTimeout = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> => {
  const cancelled = new AbortController();
  const tooLate = wait(milliseconds, undefined, { signal: cancelled.signal }).catch(() => undefined);
  return Promise.race([work, tooLate]).finally(() => cancelled.abort());
};

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
