/**
 * Which clients requested or verified a one-time code (OTP) of which address. In memory: after a restart a client simply
 * asks again.
 */
export type OtpClients = {
  /** This client requested the code that may still be used. */
  requested(client: string, address: string): boolean;
  /** This client has signed in as this address, so whoever uses it reads that mailbox. */
  verified(client: string, address: string): boolean;
  noteRequested(client: string, address: string): void;
  noteVerified(client: string, address: string): void;
};

const VERIFIED_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

export function createOtpClients(
  codeLifetimeSeconds: number,
  now: () => number = () => performance.now(),
): OtpClients {
  const requested = createExpiringSet(codeLifetimeSeconds * 1000, now);
  const verified = createExpiringSet(VERIFIED_FOR_MS, now);
  return {
    requested: (client, address) => requested.has(pair(client, address)),
    verified: (client, address) => verified.has(pair(client, address)),
    noteRequested: (client, address) => requested.add(pair(client, address)),
    noteVerified: (client, address) => verified.add(pair(client, address)),
  };
}

export const pair = (client: string, address: string) => `${client} ${address}`;

function createExpiringSet(lifetimeMs: number, now: () => number) {
  const addedAt = new Map<string, number>();
  return {
    has(key: string) {
      const at = addedAt.get(key);
      return at !== undefined && now() - at < lifetimeMs;
    },
    add(key: string) {
      addedAt.delete(key); // re-inserted last, so that the first entry is always the oldest
      addedAt.set(key, now());
      if (addedAt.size > MAX_REMEMBERED) addedAt.delete(addedAt.keys().next().value as string);
    },
  };
}
