import { tooManyRequests } from './api-error.ts';

type Allowance = { burst: number; perMinute: number };

/**
 * One table for every limit, each a token bucket. Generous enough for an office behind one address; a person filling in forms never meets them.
 * Kept in memory: a restart forgets them, and nobody outside can cause a restart.
 *
 * Sign-in. A code has six digits and lives ten minutes. Nobody may guess it, and nobody may keep its owner out by guessing
 * or asking in the owner's name, so allowances belong to client and e-mail address together, and what strangers use up
 * is not the owner's:
 * - a client that has signed in as the address before is held to its own allowances only;
 * - a client that asked for the code shares 100 guesses with other askers, then 100 a day. Emails are the scarce
 *   thing: ten askers with eight guesses each cannot use those up, so no burst of guesses shuts an asker out;
 * - all other clients together have five guesses: for a code read on one network and typed on another.
 * Ten thousand clients against one code: 80 guesses by the ten who got an email sent, and five, 1 in 12,000. A campaign
 * without end: 130 guesses a day, 1 in 7,700 each day, while the owner gets twelve emails an hour.
 */
export const ALLOWANCES = {
  requests: { burst: 300, perMinute: 1200 },
  inserts: { burst: 30, perMinute: 30 },
  uploads: { burst: 20, perMinute: 20 },
  emailChecks: { burst: 15, perMinute: 15 },
  trackings: { burst: 60, perMinute: 60 },
  trackingsByReference: { burst: 20, perMinute: 10 },
  newsletterLinks: { burst: 30, perMinute: 6 },
  proposalReads: { burst: 60, perMinute: 60 },
  proposalAnswers: { burst: 20, perMinute: 6 },
  codesPerClient: { burst: 12, perMinute: 3 },
  codesPerClientAndAddress: { burst: 4, perMinute: 0.1 },
  codesPerAddress: { burst: 10, perMinute: 0.2 },
  guessesPerClient: { burst: 20, perMinute: 2 },
  guessesPerClientAndAddress: { burst: 8, perMinute: 0.1 },
  guessesByRequestersPerAddress: { burst: 100, perMinute: 0.07 },
  guessesByOthersPerAddress: { burst: 5, perMinute: 0.02 },
  demoSignIns: { burst: 30, perMinute: 30 },
} satisfies Record<string, Allowance>;

export type LimitName = keyof typeof ALLOWANCES;

const REFUSALS: Record<LimitName, string> = {
  requests: 'Too many requests from this network.',
  inserts: 'Too many submissions from this network.',
  uploads: 'Too many uploads from this network.',
  emailChecks: 'Too many e-mail checks from this network.',
  trackings: 'Too many questions about requests from this network.',
  trackingsByReference: 'Too many questions about requests from this network.',
  newsletterLinks: 'Too many links from this network.',
  proposalReads: 'Too many looks at proposals from this network.',
  proposalAnswers: 'Too many answers to proposals from this network.',
  codesPerClient: 'Too many sign-in codes from this network.',
  codesPerClientAndAddress: 'Too many sign-in codes for this address.',
  codesPerAddress: 'Too many sign-in codes for this address.',
  guessesPerClient: 'Too many wrong codes from this network.',
  guessesPerClientAndAddress: 'Too many wrong codes for this address.',
  guessesByRequestersPerAddress: 'Too many wrong codes for this address.',
  guessesByOthersPerAddress: 'Too many wrong codes for this address.',
  demoSignIns: 'Too many sign-ins from this network.',
};

const MAX_TRACKED = 50_000;
/** What a client is asked to wait at most; a slow allowance is simply still empty then. */
const MAX_RETRY_AFTER_SECONDS = 3600;

export type RateLimits = {
  /** Takes from the allowance of `key`, or throws a 429 that says when to come back. */
  spend(limit: LimitName, key: string, cost?: number): void;
  refund(limit: LimitName, key: string): void;
};

/** The clock must be one that nobody can set: after a step back, an allowance would stay empty for as long. */
export function createRateLimits(scale: number, now: () => number = () => performance.now()): RateLimits {
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
      if (left < cost) {
        const seconds = Math.min((cost - left) / perMs / 1000, MAX_RETRY_AFTER_SECONDS);
        throw tooManyRequests(REFUSALS[limit], seconds);
      }
      remember(id, left - cost);
    },
    refund(limit, key) {
      const { id, burst, left } = current(limit, key);
      remember(id, Math.min(burst, left + 1));
    },
  };
}
