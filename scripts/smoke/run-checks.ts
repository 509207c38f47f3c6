export interface Deployment {
  site: string;
  api: string;
  publishableKey: string;
}

export interface Check {
  name: string;
  /** Throws what is wrong. */
  run(): Promise<void>;
}

const TIMEOUT_MS = 20_000;

/** One line per check; true if every one held. */
export async function runChecks(checks: readonly Check[], log: (line: string) => void): Promise<boolean> {
  let failed = 0;
  for (const { name, run } of checks) {
    try {
      await run();
      log(`ok    ${name}`);
    } catch (error) {
      failed += 1;
      log(`FAIL  ${name}: ${(error as Error).message}`);
    }
  }
  log(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

export function get(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
}

export function must(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
