import type { Server } from 'node:http';
import { Worker } from 'node:worker_threads';
import { type InnerDoor, openInnerDoor } from './inner-door.ts';

export type FileThreadOptions = {
  host: string;
  port: number;
  buildFolder: string;
  keepAliveMs: number;
  door: InnerDoor;
};

/** Sharing a port needs SO_REUSEPORT as Linux understands it, the inner door its abstract sockets. */
export const PORT_CAN_BE_SHARED = process.platform === 'linux';

export type FileThreads = {
  /** Their ports, when all listen; undefined for one that ended before. */
  listening: Promise<(number | undefined)[]>;
  /** No more connections, none that only wait; settles with the end of the last. */
  close(): Promise<void>;
  terminate(): void;
};

const NO_THREADS: FileThreads = {
  listening: Promise.resolve([]),
  close: () => Promise.resolve(),
  terminate: () => undefined,
};

/** Threads that listen on the server's own port, answer with files and bring everything else to the server. */
export function startFileThreads(
  server: Server,
  { count, ...options }: { count: number; host: string; port: number; buildFolder: string },
  tell: (line: string) => void,
): FileThreads {
  if (count === 0) return NO_THREADS;
  const { door, listening, close } = openInnerDoor((socket) => server.emit('connection', socket));
  const keepAliveMs = server.keepAliveTimeout;
  const threads = Array.from({ length: count }, () =>
    startFileThread({ ...options, keepAliveMs, door }, tell),
  );
  return {
    listening: listening.then(() => Promise.all(threads.map((thread) => thread.port))),
    async close(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
      await close();
    },
    terminate(): void {
      for (const thread of threads) thread.terminate();
    },
  };
}

/** Whatever happens to one, the process goes on. */
function startFileThread(options: FileThreadOptions, tell: (line: string) => void) {
  const worker = new Worker(new URL('./file-thread.ts', import.meta.url), { workerData: options });
  worker.unref();
  let closing = false;
  let reason = 'for no known reason';
  worker.on('error', (error) => {
    reason = String(error);
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  ended.then(() => {
    if (!closing) tell(`a file thread has ended (${reason}); the server goes on without it`);
  });
  return {
    port: new Promise<number | undefined>((resolve) => {
      worker.once('message', resolve);
      ended.then(() => resolve(undefined));
    }),
    close(): Promise<void> {
      closing = true;
      worker.postMessage('close');
      return ended;
    },
    terminate: () => void worker.terminate(),
  };
}
