import { AsyncLocalStorage } from 'node:async_hooks';

const insideLite = new AsyncLocalStorage<true>();

/**
 * Defect covered: lite prints every failed query to the console with its parameters, which are people's names and phone
 * numbers. What is printed from inside a request to it is dropped; the request log keeps the status.
 */
export function quietly<T>(work: () => Promise<T>): Promise<T> {
  muteConsoleInsideLite();
  return insideLite.run(true, work);
}

const { console: terminal } = globalThis;
let muted = false;

function muteConsoleInsideLite(): void {
  if (muted) return;
  muted = true;
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const print = terminal[method];
    terminal[method] = (...things: unknown[]) => {
      if (!insideLite.getStore()) print(...things);
    };
  }
}
