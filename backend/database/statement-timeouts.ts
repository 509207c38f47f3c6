import { AsyncLocalStorage } from 'node:async_hooks';

/** As hosted Supabase has them; whoever is not named here has the time of its `authenticator`. */
const ROLE_TIMEOUTS_MS: Record<string, number> = { anon: 3_000, authenticated: 8_000, service_role: 120_000 };
export const AUTHENTICATOR_TIMEOUT_MS = 8_000;
/** Hosted Supabase's for the whole database: our own reads and writes. Migrations and seeds have no limit. */
export const DATABASE_TIMEOUT_MS = 120_000;

type ApiStatements = { timeoutMs: number };
const apiStatements = new AsyncLocalStorage<ApiStatements>();

/** Statements during `work` are those of an API call: limited, and more so once its role is known. */
export const inApiCall = <T>(work: () => Promise<T>): Promise<T> =>
  apiStatements.run({ timeoutMs: AUTHENTICATOR_TIMEOUT_MS }, work);

/** Returns the limit that holds from here to the end of the API call. */
export function limitStatementsOf(role: string): number {
  const timeoutMs = ROLE_TIMEOUTS_MS[role] ?? AUTHENTICATOR_TIMEOUT_MS;
  const call = apiStatements.getStore();
  if (call) call.timeoutMs = timeoutMs;
  return timeoutMs;
}

export const statementTimeoutMs = (): number => apiStatements.getStore()?.timeoutMs ?? DATABASE_TIMEOUT_MS;
