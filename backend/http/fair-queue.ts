import { ApiError, tooManyRequests } from './api-error.ts';

type Waiting = { start(): void; refuse(reason: Error): void };
type Line = { waiting: Waiting[]; running: number };

type Options = {
  /** How many calls may be in the database at once. */
  slots: number;
  maxWaiting?: number;
  maxWaitingPerClient?: number;
  maxWaitMs?: number;
};

type FairQueue = {
  /** Runs `work` when it is this client's turn. A call that nobody waits for any more is skipped. */
  run<T>(client: string, work: () => Promise<T>, isWanted?: () => boolean): Promise<T>;
  depth(): { running: number; waiting: number };
};

const busy = () => new ApiError(503, 'busy', 'The server is busy.', 2);

/**
 * Fair queueing: admits calls to the database round robin over the clients, so that however many calls one client makes,
 * another waits for one of them at most. No client takes every slot where there are several. When the queue is full, load
 * is shed: the newest call of whoever has the most waiting makes room.
 */
export function createFairQueue({
  slots,
  maxWaiting = 1000,
  maxWaitingPerClient = 250,
  maxWaitMs = 20_000,
}: Options): FairQueue {
  const slotsPerClient = Math.max(1, Math.floor(slots * 0.75));
  /** In the order of their turns: whoever had one goes to the end. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  function startNext(): void {
    for (const [client, line] of lines) {
      if (running >= slots) return;
      if (line.running >= slotsPerClient) continue;
      const next = line.waiting.shift();
      if (!next) continue;
      waiting -= 1;
      lines.delete(client);
      lines.set(client, line);
      next.start();
    }
  }

  function makeRoom(forLine: Line): void {
    if (forLine.waiting.length >= maxWaitingPerClient)
      throw tooManyRequests('Too many requests at once from this network.', 2);
    if (waiting < maxWaiting) return;
    const longest = [...lines.values()].reduce((a, b) => (b.waiting.length > a.waiting.length ? b : a));
    if (longest.waiting.length <= forLine.waiting.length + 1) throw busy();
    longest.waiting.pop()?.refuse(busy());
    waiting -= 1;
  }

  return {
    depth: () => ({ running, waiting }),
    run(client, work, isWanted = () => true) {
      return new Promise((resolve, reject) => {
        const line = lines.get(client) ?? { waiting: [], running: 0 };
        makeRoom(line);
        lines.set(client, line);
        const finish = () => {
          running -= 1;
          line.running -= 1;
          if (line.running === 0 && line.waiting.length === 0) lines.delete(client);
          setImmediate(startNext); // pages and new connections first: calls that follow each other without a pause starve them
        };
        const entry: Waiting = {
          start() {
            clearTimeout(timer);
            running += 1;
            line.running += 1;
            const skip = () => Promise.reject(new Error('The client went away'));
            Promise.resolve()
              .then(isWanted() ? work : skip)
              .then(resolve, reject)
              .finally(finish);
          },
          refuse(reason) {
            clearTimeout(timer);
            reject(reason);
          },
        };
        const timer = setTimeout(() => {
          line.waiting.splice(line.waiting.indexOf(entry), 1);
          waiting -= 1;
          if (line.running === 0 && line.waiting.length === 0) lines.delete(client);
          entry.refuse(busy());
        }, maxWaitMs);
        line.waiting.push(entry);
        waiting += 1;
        startNext();
      });
    },
  };
}
