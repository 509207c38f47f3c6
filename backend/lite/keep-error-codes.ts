import type { Connection } from '@supabase/lite';

type DatabaseError = Error & { code?: string; detail?: string; hint?: string };

const ALREADY_RIGHT = new Set(['23502', '23503', '23505']);

/**
 * Defect covered: lite answers check violations (23514) and raised exceptions (P0001) with status 500 and code "SUP";
 * PostgREST answers 400 with Postgres' own code. lite does pass on an error that carries its answer ("PGRST").
 */
export function keepErrorCodes(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown: unknown) => {
    const error = normalize(thrown) as DatabaseError;
    const code = error?.code ?? '';
    if (ALREADY_RIGHT.has(code) || !/^(23...|P0001)$/.test(code)) return error;
    const answer = { code, message: error.message, details: error.detail ?? null, hint: error.hint ?? null };
    const status = code === '23P01' ? 409 : 400;
    return Object.assign(new Error(JSON.stringify(answer)), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    });
  };
}
