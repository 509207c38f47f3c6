const SAME_AGAIN_AFTER_MS = 60_000;

/**
 * The last net: what is thrown outside any request (the PostgreSQL driver does so when its server goes away) is logged and
 * the server goes on. Only the kind and the place are logged, because messages carry what people typed. To be called when
 * the server is ready: before that an error must end the start.
 */
export function handleUncaughtErrors(log: (line: string) => void): void {
  const loggedAt = new Map<string, number>();
  const report = (error: unknown) => {
    const line = `unexpected ${kindAndPlace(error)}; the server goes on`;
    const before = loggedAt.get(line);
    if (before !== undefined && performance.now() - before < SAME_AGAIN_AFTER_MS) return;
    loggedAt.set(line, performance.now());
    log(line);
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}

/** Kind, code and place, such as "TypeError at nextWrite (…/connection.js:255:12)". */
function kindAndPlace(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return [error.name, typeof code === 'string' ? code : '', place?.trim()].filter(Boolean).join(' ');
}
