/** What any call to the backend throws when it does not succeed. Keeps the code so that callers can tell cases apart. */
export class DataError extends Error {
  override readonly name = 'DataError';
  /** SQLSTATE or PostgREST code (`23505`, `PGRST116`), or `network` / `timeout` when no answer came. */
  readonly code: string;
  readonly status: number | undefined;

  constructor(message: string, code: string, status?: number) {
    super(message);
    this.code = code;
    this.status = status;
  }

  /** The same request may succeed later: nothing was said about its content. */
  get isTemporary(): boolean {
    return (
      this.code === 'network' || this.code === 'timeout' || this.status === 429 || (this.status ?? 0) >= 500
    );
  }
}

const CHECK_VIOLATION = '23514';
const NOT_NULL_VIOLATION = '23502';

/**
 * Which of these columns the database found wrong. Its API passes on the message alone, which names the column or the
 * constraint `{table}_{column}_check`.
 */
export function refusedColumn({ code, message }: DataError, columns: string[]): string | undefined {
  if (code !== CHECK_VIOLATION && code !== NOT_NULL_VIOLATION) return undefined;
  const words = message.match(/\w+/g) ?? [];
  return columns
    .filter((column) => words.some((word) => word === column || word.endsWith(`_${column}_check`)))
    .sort((a, b) => b.length - a.length)[0];
}

interface BackendError {
  message: string;
  code?: string;
}

/** Turns supabase-js's `{ data, error }` into a value or a DataError. */
export function unwrap<Data>(result: { data: Data; error: BackendError | null; status?: number }): Data {
  if (result.error) throw toDataError(result.error, result.status);
  return result.data;
}

export function toDataError(error: unknown, status?: number): DataError {
  if (error instanceof DataError) return error;
  const { message = String(error), code, name } = error as Partial<BackendError & Error>;
  if (name === 'AbortError' || name === 'TimeoutError') return new DataError(message, 'timeout');
  // fetch rejects with a TypeError, which supabase-js passes on as a message without a code and status 0.
  const noAnswer =
    error instanceof TypeError || status === 0 || /failed to fetch|networkerror|load failed/i.test(message);
  if (noAnswer) return new DataError('network: no answer from the server', 'network');
  return new DataError(message, code || 'unknown', status);
}
