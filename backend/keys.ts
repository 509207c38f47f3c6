import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Keys = { publishableKey: string; secretKey: string; jwtSecret: string };

/** Publishable keys are public by design; the build has this one compiled in. */
const PUBLISHABLE_KEY = 'sb_publishable_embedded';

/** The secrets of a data folder, made on its first start and readable by its owner only. */
export function loadKeys(dataFolder: string): Keys {
  const file = path.join(dataFolder, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  const keys: Keys = {
    publishableKey: PUBLISHABLE_KEY,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

export function sameKey(given: string | null | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
