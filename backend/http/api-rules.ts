import { ApiError } from './api-error.ts';

/** supabase-js may send one row as an array of one; a form never sends a batch. */
const MAX_ROWS = 10;

export function countRows(body: unknown): number {
  const rows = Array.isArray(body) ? body.length : 1;
  if (rows > MAX_ROWS)
    throw new ApiError(413, 'PGRST_TOO_MANY_ROWS', `At most ${MAX_ROWS} rows can be added at once`);
  return Math.max(rows, 1);
}
