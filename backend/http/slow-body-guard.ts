import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, tooManyRequests } from './api-error.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const MB = 1024 * 1024;
/** The largest body that any path takes; a body of unknown length counts as one. */
const LARGEST_BODY = 10 * MB;

type Options = {
  maxPerClient?: number;
  maxBytesPerClient?: number;
  /** How long a body may take before its bytes count, and how many bytes a second it must then have brought on average. */
  graceMs?: number;
  bytesPerSecond?: number;
};

/**
 * Against slow POSTs, Slowloris by the body. Looks after bodies that are still on their way: few for each client, and each
 * must keep coming, as Apache's RequestReadTimeout has it. A body that stops is cut off even if its request was refused
 * long ago.
 */
export function createSlowBodyGuard({
  maxPerClient = 32,
  maxBytesPerClient = 64 * MB,
  graceMs = 15_000,
  bytesPerSecond = 32 * 1024,
}: Options = {}) {
  const bodies = createConcurrencyLimit({ perClient: maxPerClient });
  const bytes = createConcurrencyLimit({ perClient: maxBytesPerClient });

  /** Throws when the client has too many bodies on their way; rejects when this one is too slow; never resolves. */
  return (request: IncomingMessage, response: ServerResponse, client: string): Promise<never> => {
    const declared = declaredLength(request);
    if (declared === 0) return new Promise(() => undefined);
    const releases = [bodies.acquire(client), bytes.acquire(client, Math.min(declared, LARGEST_BODY))];
    const release = () => {
      for (const giveBack of releases) giveBack?.();
    };
    if (releases.includes(undefined)) {
      release();
      throw tooManyRequests('Too many unfinished requests from this network.', 5);
    }
    request.once('close', release);
    return new Promise((_, reject) => {
      const { socket } = request;
      const startedAt = performance.now();
      const before = socket.bytesRead;
      const check = () => {
        const earnedMs = ((socket.bytesRead - before) / bytesPerSecond) * 1000;
        const leftMs = startedAt + graceMs + earnedMs - performance.now();
        if (leftMs > 0) {
          timer = setTimeout(check, leftMs);
          return;
        }
        if (response.headersSent) request.destroy();
        else reject(new ApiError(408, 'request_timeout', 'The request did not arrive in time.'));
      };
      let timer = setTimeout(check, graceMs);
      request.once('close', () => clearTimeout(timer));
    });
  };
}

function declaredLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return LARGEST_BODY;
  return Number(headers['content-length'] ?? 0);
}
