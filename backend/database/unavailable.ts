import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from '../http/api-error.ts';

const RETRY_AFTER_SECONDS = 2;

/** The database cannot be asked at the moment; worded as PostgREST words it, without an address. */
export class DatabaseUnavailable extends ApiError {
  constructor() {
    super(503, 'PGRST001', 'Database connection lost. Retrying the connection.', RETRY_AFTER_SECONDS);
  }
}

type Call = { unavailable?: DatabaseUnavailable };
const calls = new AsyncLocalStorage<Call>();

/** lite answers in its own words when the database goes away in the middle of `work`; this throws instead. */
export async function throwIfUnavailable<T>(work: () => Promise<T>): Promise<T> {
  const call: Call = {};
  const result = await calls.run(call, work);
  if (call.unavailable) throw call.unavailable;
  return result;
}

/** Notes for throwIfUnavailable what lite is about to swallow. */
export async function notingUnavailable<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const call = calls.getStore();
    if (call && error instanceof DatabaseUnavailable) call.unavailable = error;
    throw error;
  }
}

/** What the system and postgres.js say of a lost connection, and PostgreSQL when it goes, comes or is full. */
const LOST =
  /^(08...|57P0[1-3]|53300|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E\w+UNREACH)$/;

export const isLostConnection = (error: unknown) =>
  LOST.test((error as { code?: string } | undefined)?.code ?? '');
