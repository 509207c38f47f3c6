import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDataFolder } from '../testing/test-server.ts';
import { loadKeys } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = newDataFolder();
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const keysFile = () => path.join(folder, 'keys.json');

test('Keys are made once, for their owner alone', () => {
  const keys = loadKeys(folder);
  expect(loadKeys(folder)).toEqual(keys);
  expect(keys.jwtSecret.length).toBeGreaterThan(40);
});

test.each([
  ['an empty file', () => ''],
  ['half a file', (whole: string) => whole.slice(0, 90)],
  ['a missing secret', (whole: string) => JSON.stringify({ ...JSON.parse(whole), jwtSecret: undefined })],
  ['a secret that is no text', (whole: string) => JSON.stringify({ ...JSON.parse(whole), secretKey: 1 })],
  ['an empty secret', (whole: string) => JSON.stringify({ ...JSON.parse(whole), jwtSecret: '' })],
  ['something else', () => 'null'],
])('A keys.json with %s is named with the mend, and left as it is', (_, damage) => {
  loadKeys(folder);
  const damaged = damage(readFileSync(keysFile(), 'utf8'));
  writeFileSync(keysFile(), damaged);
  expect(() => loadKeys(folder)).toThrow(`${keysFile()} is damaged. Put back the copy from your backup.`);
  expect(readFileSync(keysFile(), 'utf8')).toBe(damaged);
});

test('New keys for old data are told, because they end every session', () => {
  const logged: string[] = [];
  mkdirSync(path.join(folder, 'database'));
  loadKeys(folder, (line) => logged.push(line));
  expect(logged).toEqual([expect.stringMatching(/keys\.json was missing; made new keys/)]);
});

/** Root may write everywhere, so as root the server is started as Debian's nobody. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const giveAway = (place: string) => IS_ROOT && chownSync(place, NOBODY, NOBODY);

function startAsAnotherUser(dataFolder: string) {
  const someone = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
  return spawnSync(process.execPath, ['backend/main.ts', '--port', '0', '--data', dataFolder], {
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
    ...someone,
  });
}

test.each([
  ['the data folder itself', ''],
  ['a file of its database', 'database/PG_VERSION'],
])('When %s may not be written, the start names it and the mend', (_, place) => {
  mkdirSync(path.join(folder, 'database'));
  writeFileSync(path.join(folder, 'database/PG_VERSION'), '17');
  for (const part of ['', 'database', 'database/PG_VERSION']) giveAway(path.join(folder, part));
  const closed = path.join(folder, place);
  chmodSync(closed, 0o555);
  const { status, stderr } = startAsAnotherUser(folder);
  expect(stderr).toBe(
    `${closed} may not be read and written by this user. Give it the right (sudo chown -R $USER ${folder}), ` +
      'or choose another data folder with DATA_DIR.\n',
  );
  expect(status).toBe(1);
});

test('A file where the data folder should be is named', () => {
  giveAway(folder);
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const { status, stderr } = startAsAnotherUser(path.join(file, 'data'));
  expect(stderr).toMatch(/ is in the way: the data folder \(DATA_DIR\) must be a folder\.\n$/);
  expect(status).toBe(1);
});
