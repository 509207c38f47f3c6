import { statfs } from 'node:fs/promises';

/** Below this a database soon cannot write. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;
const DATABASE_PATIENCE_MS = 5_000;
/** However often one asks, the database is asked no more often than this. */
const REUSE_MS = 1_000;

export type Health = { ready: boolean; database: 'ok' | 'no answer'; disk: 'ok' | 'full' };

interface HealthParts {
  /** Resolves when the database answered. */
  ping(): Promise<unknown>;
  dataFolder: string;
  minFreeBytes?: number;
}

/** Ready: the database answers and the disk has room. */
export function createHealthCheck({ ping, dataFolder, minFreeBytes = MIN_FREE_BYTES }: HealthParts) {
  let latest: { at: number; health: Promise<Health> } | undefined;

  async function look(): Promise<Health> {
    const [database, disk] = await Promise.all([
      within(DATABASE_PATIENCE_MS, ping()).then(
        () => 'ok' as const,
        () => 'no answer' as const,
      ),
      freeBytes(dataFolder).then((free) => (free >= minFreeBytes ? ('ok' as const) : ('full' as const))),
    ]);
    return { ready: database === 'ok' && disk === 'ok', database, disk };
  }

  return (): Promise<Health> => {
    const now = performance.now();
    if (!latest || now - latest.at > REUSE_MS) latest = { at: now, health: look() };
    return latest.health;
  };
}

/** A folder that cannot be read has no room. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
