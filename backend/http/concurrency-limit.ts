/** A semaphore: how much of something one client may hold at the same time, and all clients together. */
type ConcurrencyLimit = {
  /** Returns the release, or undefined when there is no share left. */
  acquire(client: string, share?: number): (() => void) | undefined;
};

export function createConcurrencyLimit(limits: { perClient: number; total?: number }): ConcurrencyLimit {
  const { perClient, total = Number.POSITIVE_INFINITY } = limits;
  const held = new Map<string, number>();
  let all = 0;
  const add = (client: string, share: number) => {
    const now = (held.get(client) ?? 0) + share;
    all += share;
    if (now > 0) held.set(client, now);
    else held.delete(client);
  };
  return {
    acquire(client, share = 1) {
      if ((held.get(client) ?? 0) + share > perClient || all + share > total) return undefined;
      add(client, share);
      let given = true;
      return () => {
        if (given) add(client, -share);
        given = false;
      };
    },
  };
}
