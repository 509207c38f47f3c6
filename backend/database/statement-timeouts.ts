import { AsyncLocalStorage } from 'node:async_hooks';

export type StatementTimeouts = { anon: number; authenticated: number; service_role: number };

/** As hosted Supabase has them; whoever is not named here has the time of its `authenticator`. */
export const ROLE_TIMEOUTS_MS: StatementTimeouts = {
  anon: 3_000,
  authenticated: 8_000,
  service_role: 120_000,
};
export const AUTHENTICATOR_TIMEOUT_MS = 8_000;
/** Hosted Supabase's for the whole database: our own reads and writes. Migrations and seeds have no limit. */
export const DATABASE_TIMEOUT_MS = 120_000;

type ApiStatements = { timeoutMs: number; byRole: Record<string, number> };
const apiStatements = new AsyncLocalStorage<ApiStatements>();

/** Statements during `work` are those of an API call: limited, and more so once its role is known. */
export const inApiCall = <T>(work: () => Promise<T>, byRole: StatementTimeouts): Promise<T> =>
  apiStatements.run({ timeoutMs: AUTHENTICATOR_TIMEOUT_MS, byRole }, work);

/** Returns the limit that holds from here to the end of the API call. */
export function limitStatementsOf(role: string): number {
  const call = apiStatements.getStore();
  const byRole: Record<string, number> = call?.byRole ?? ROLE_TIMEOUTS_MS;
  const timeoutMs = byRole[role] ?? AUTHENTICATOR_TIMEOUT_MS;
  if (call) call.timeoutMs = timeoutMs;
  return timeoutMs;
}

export const statementTimeoutMs = (): number => apiStatements.getStore()?.timeoutMs ?? DATABASE_TIMEOUT_MS;
