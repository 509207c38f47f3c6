import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

export type Keys = { publishableKey: string; secretKey: string; jwtSecret: string };

/** Publishable keys are public by design; the build has this one compiled in. */
const PUBLISHABLE_KEY = 'sb_publishable_embedded';
/** A shorter one was cut off, or written by hand. */
const SHORTEST_SECRET = 32;

/** The secrets of a data folder, made on its first start and readable by its owner only. */
export function loadKeys(dataFolder: string, log: (line: string) => void = () => undefined): Keys {
  const file = path.join(dataFolder, 'keys.json');
  if (existsSync(file)) return readKeys(file);
  if (existsSync(path.join(dataFolder, 'database')))
    log(`${file} was missing; made new keys, so everybody has to sign in again`);
  const keys: Keys = {
    publishableKey: PUBLISHABLE_KEY,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  // Flushed before it gets its name: after a power cut the file is whole or not there.
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return keys;
}

function readKeys(file: string): Keys {
  const keys = parsed(readFileSync(file, 'utf8'));
  const complete =
    isLong(keys?.publishableKey, 1) &&
    isLong(keys?.secretKey, SHORTEST_SECRET) &&
    isLong(keys?.jwtSecret, SHORTEST_SECRET);
  if (!keys || !complete)
    throw new ConfigError(
      `${file} is damaged. Put back the copy from your backup. Without one, delete it: the next start makes new keys, ` +
        'and everybody has to sign in again.',
    );
  return keys;
}

function parsed(text: string): Keys | undefined {
  try {
    return JSON.parse(text) as Keys;
  } catch {
    return undefined;
  }
}

const isLong = (value: unknown, least: number) => typeof value === 'string' && value.length >= least;

export function sameKey(given: string | null | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
