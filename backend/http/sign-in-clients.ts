/** Which clients have to do with the sign-in of which address. In memory: after a restart a client simply asks again. */
export type SignInClients = {
  /** This client asked for the code that may still be used. */
  asked(client: string, address: string): boolean;
  /** This client has signed in as this address, so whoever uses it reads that mailbox. */
  proven(client: string, address: string): boolean;
  noteAsked(client: string, address: string): void;
  noteProven(client: string, address: string): void;
};

const PROVEN_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

export function createSignInClients(
  codeLifetimeSeconds: number,
  now: () => number = () => performance.now(),
): SignInClients {
  const asked = createMemory(codeLifetimeSeconds * 1000, now);
  const proven = createMemory(PROVEN_FOR_MS, now);
  return {
    asked: (client, address) => asked.has(pair(client, address)),
    proven: (client, address) => proven.has(pair(client, address)),
    noteAsked: (client, address) => asked.add(pair(client, address)),
    noteProven: (client, address) => proven.add(pair(client, address)),
  };
}

export const pair = (client: string, address: string) => `${client} ${address}`;

function createMemory(lifetimeMs: number, now: () => number) {
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
