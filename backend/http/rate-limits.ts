import { tooManyRequests } from './api-error.ts';

type Allowance = { burst: number; perMinute: number };

/**
 * One table for every limit. Generous enough for an office behind one address; a person filling in forms never meets them.
 * Kept in memory: a restart forgets them, and nobody outside can cause a restart.
 */
export const ALLOWANCES = {
  requests: { burst: 300, perMinute: 1200 },
  inserts: { burst: 30, perMinute: 30 },
  uploads: { burst: 20, perMinute: 20 },
  emailChecks: { burst: 15, perMinute: 15 },
  codesPerAddress: { burst: 4, perMinute: 0.5 },
  codesPerClient: { burst: 12, perMinute: 3 },
  // A code has six digits and lives ten minutes: eight guesses and one more every two minutes leave a chance of 1 in 80,000.
  guessesPerAddress: { burst: 8, perMinute: 0.5 },
  guessesPerClient: { burst: 20, perMinute: 2 },
  demoSignIns: { burst: 30, perMinute: 30 },
} satisfies Record<string, Allowance>;

export type LimitName = keyof typeof ALLOWANCES;

const REFUSALS: Record<LimitName, string> = {
  requests: 'Too many requests from this network.',
  inserts: 'Too many submissions from this network.',
  uploads: 'Too many uploads from this network.',
  emailChecks: 'Too many e-mail checks from this network.',
  codesPerAddress: 'Too many sign-in codes for this address.',
  codesPerClient: 'Too many sign-in codes from this network.',
  guessesPerAddress: 'Too many wrong codes for this address.',
  guessesPerClient: 'Too many wrong codes from this network.',
  demoSignIns: 'Too many sign-ins from this network.',
};

const MAX_TRACKED = 50_000;

export type RateLimits = {
  /** Takes from the allowance of `key`, or throws a 429 that says when to come back. */
  spend(limit: LimitName, key: string, cost?: number): void;
  refund(limit: LimitName, key: string): void;
};

export function createRateLimits(scale: number, now: () => number = Date.now): RateLimits {
  const buckets = new Map<string, { left: number; at: number }>();

  function current(limit: LimitName, key: string) {
    const burst = ALLOWANCES[limit].burst * scale;
    const perMs = (ALLOWANCES[limit].perMinute * scale) / 60_000;
    const id = `${limit}\n${key}`;
    const known = buckets.get(id);
    const left = known ? Math.min(burst, known.left + (now() - known.at) * perMs) : burst;
    return { id, burst, perMs, left };
  }

  function remember(id: string, left: number) {
    buckets.delete(id); // re-inserted last, so that the first entry is always the one unused for longest
    buckets.set(id, { left, at: now() });
    if (buckets.size > MAX_TRACKED) buckets.delete(buckets.keys().next().value as string);
  }

  return {
    spend(limit, key, cost = 1) {
      const { id, perMs, left } = current(limit, key);
      if (left < cost) throw tooManyRequests(REFUSALS[limit], (cost - left) / perMs / 1000);
      remember(id, left - cost);
    },
    refund(limit, key) {
      const { id, burst, left } = current(limit, key);
      remember(id, Math.min(burst, left + 1));
    },
  };
}
