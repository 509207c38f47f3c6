import type { Connection } from '@supabase/lite';

type DatabaseError = Error & { code?: string; detail?: string; hint?: string };

const INVALID_TEXT = '22P02';
const ALREADY_RIGHT = new Set(['23502', '23503', '23505']);

/** PostgREST's own table, as far as lite differs from it. */
const STATUSES: [codes: RegExp, status: number][] = [
  [/^23P01$/, 409],
  [/^(22...|23...|P0001)$/, 400],
  [/^57014$/, 500], // a statement that was cut off by its timeout
];

/**
 * Defect covered: lite answers check violations (23514) and raised exceptions (P0001) with status 500 and code "SUP";
 * PostgREST answers 400 with Postgres' own code. So it does for an object where a text belongs, which PGlite refuses
 * before Postgres sees it, without a code. lite does pass on an error that carries its answer ("PGRST").
 */
export function patchErrorCodes(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown: unknown) => {
    const error = normalize(thrown) as DatabaseError;
    const code =
      error?.code ?? (/^Invalid input for \w+ type/.test(error?.message ?? '') ? INVALID_TEXT : '');
    const status = STATUSES.find(([codes]) => codes.test(code))?.[1];
    if (ALREADY_RIGHT.has(code) || !status) return error;
    const answer = { code, message: error.message, details: error.detail ?? null, hint: error.hint ?? null };
    return Object.assign(new Error(JSON.stringify(answer)), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    });
  };
}
