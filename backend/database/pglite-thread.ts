import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './unavailable.ts';

export type PgliteCall = {
  id: number;
  kind: 'query' | 'script' | 'listen' | 'close';
  text: string;
  params?: unknown[];
};
type SqlError = { message: string; code?: string; severity?: string; detail?: string; hint?: string };
export type PgliteAnswer =
  | { ready: true }
  | { id: number; result: unknown }
  | { id: number; error: SqlError; broken: boolean }
  | { channel: string; payload: string };

type PendingCall = { resolve(result: unknown): void; reject(error: Error): void };
type Ending = 'timeout' | 'crash';

/** PGlite in a thread of its own. Once it has ended, for whatever reason, every call fails. */
export type PgliteThread = {
  ended: boolean;
  call<T>(
    kind: PgliteCall['kind'],
    text: string,
    options?: { params?: unknown[]; timeoutMs?: number },
  ): Promise<T>;
  end(): Promise<unknown>;
};

type Listeners = { onNotification(channel: string, payload: string): void; onEnd(ending: Ending): void };

/**
 * PGlite runs a statement to its end and nothing inside can interrupt it, so a statement that does not come back in its time
 * ends the thread. For the data that is a kill -9: what was committed stays.
 */
export async function startPgliteThread(
  folder: string,
  { onNotification, onEnd }: Partial<Listeners> = {},
): Promise<PgliteThread> {
  const worker = new Worker(new URL('pglite-worker.ts', import.meta.url), { workerData: folder });
  const pending = new Map<number, PendingCall>();
  let lastId = 0;

  const thread: PgliteThread = {
    ended: false,
    call: (kind, text, { params, timeoutMs } = {}) =>
      new Promise((resolve, reject) => {
        if (thread.ended) {
          reject(new DatabaseUnavailable());
          return;
        }
        lastId += 1;
        const id = lastId;
        worker.postMessage({ id, kind, text, params } satisfies PgliteCall); // throws when a parameter cannot travel
        worker.ref();
        const timer = timeoutMs ? watchdog(id, timeoutMs) : undefined;
        pending.set(id, {
          resolve: (result) => {
            clearInterval(timer);
            resolve(result as never);
          },
          reject: (error) => {
            clearInterval(timer);
            reject(error);
          },
        });
      }),
    end: () => end(),
  };

  /**
   * Counts in slices, so that a machine that stood still has used up one of them and not the statement's time. An answer
   * that has come but was not read yet, because this thread was busy, is read before the verdict.
   */
  function watchdog(id: number, timeoutMs: number): NodeJS.Timeout {
    const sliceMs = Math.min(timeoutMs, 250);
    let leftMs = timeoutMs;
    const timer = setInterval(() => {
      leftMs -= sliceMs;
      if (leftMs <= 0) setImmediate(() => pending.has(id) && giveUp('timeout', id));
    }, sliceMs);
    return timer;
  }

  function giveUp(ending: Ending, late?: number): void {
    if (!thread.ended) end(late).finally(() => onEnd?.(ending));
  }

  function end(late?: number): Promise<unknown> {
    thread.ended = true;
    const terminated = worker.terminate();
    for (const [id, { reject }] of pending)
      reject(id === late ? statementTimeout() : new DatabaseUnavailable());
    pending.clear();
    return terminated;
  }

  function settle(message: Exclude<PgliteAnswer, { ready: true } | { channel: string }>): void {
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (pending.size === 0) worker.unref();
    if ('result' in message) call?.resolve(message.result);
    else if (!message.broken) call?.reject(Object.assign(new Error(), message.error));
    else {
      call?.reject(new DatabaseUnavailable());
      giveUp('crash');
    }
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: PgliteAnswer) => {
      if ('ready' in message) resolve();
      else if ('channel' in message) onNotification?.(message.channel, message.payload);
      else settle(message);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('PGlite ended while it was opening the folder')));
  });
  worker.on('error', () => giveUp('crash'));
  worker.on('exit', () => giveUp('crash'));
  worker.unref();
  return thread;
}

/** As PostgreSQL words it. */
const statementTimeout = () =>
  Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
    severity: 'ERROR',
  });
