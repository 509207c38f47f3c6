import { AsyncLocalStorage } from 'node:async_hooks';

const insideLite = new AsyncLocalStorage<string[]>();

/**
 * Defect covered: lite prints every failed query to the console with its parameters, which are people's names and phone
 * numbers. Of what it prints during `work` only the kinds of errors are kept, in `kinds`.
 */
export function withRedactedConsole<T>(kinds: string[], work: () => Promise<T>): Promise<T> {
  redactConsoleInsideLite();
  return insideLite.run(kinds, work);
}

const { console: terminal } = globalThis;
let patched = false;

function redactConsoleInsideLite(): void {
  if (patched) return;
  patched = true;
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const print = terminal[method];
    terminal[method] = (...things: unknown[]) => {
      const kinds = insideLite.getStore();
      if (kinds) kinds.push(...things.filter((thing) => thing instanceof Error).map(kindOf));
      else print(...things);
    };
  }
}

const kindOf = (error: Error & { code?: unknown }) => `${error.name} ${error.code ?? ''}`.trim();
