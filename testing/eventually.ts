import { vi } from 'vitest';

/** Far beyond what anything takes: a machine that stands still for some seconds must not fail what it does right. */
export const PATIENCE_MS = 100_000;

/** Asks again until the check passes. */
export const eventually = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval });
