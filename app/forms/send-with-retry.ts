import { DataError, toDataError } from '~/lib/data-error';

export const TRIES = 3;
const TRY_MS = 10_000;
const PAUSE_MS = 800;

/**
 * Runs a request again when nothing is known about its outcome: no answer in time, no network, server trouble. That is
 * safe because the row's id was made before; if an earlier try arrived after all, the database says so, which is success.
 */
export async function sendWithRetry(send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await withTimeout(send);
      return;
    } catch (cause) {
      const error = toDataError(cause);
      if (isAlreadyStored(error)) return;
      if (!error.isTemporary || attempt === TRIES) throw error;
      await backOff(attempt);
    }
  }
}

/** The primary key collided, and only this submission knows its id. */
function isAlreadyStored(error: DataError): boolean {
  return error.code === '23505' && /_pkey\b/.test(error.message);
}

async function withTimeout(send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TRY_MS);
  try {
    await send(controller.signal);
  } catch (cause) {
    throw controller.signal.aborted ? new DataError('network: no answer in time', 'timeout') : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Exponential backoff with jitter, so that a recovering server is not hit by all at once. */
export function backOff(attempt: number): Promise<void> {
  const ms = PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, ms));
}
