import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { inquiry, newAssociate } from '../../testing/samples.ts';
import { createScratchCluster } from '../../testing/scratch-postgres.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { migratedFolder, newDataFolder } from '../../testing/test-server.ts';
import { loadKeys } from '../keys.ts';
import { moveArchive } from './archive.ts';

const ROUNDS = Number(process.env.BACKUP_ROUNDS || 1);
/** A user without rights, on Debian and its like. */
const NOBODY = 65_534;
const run = promisify(execFile);
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** With PGlite on a database that is migrated already. */
async function newServer(databaseUrl = ''): Promise<ServerProcess> {
  const server = new ServerProcess({ from: null, env: { DATABASE_URL: databaseUrl } });
  if (!databaseUrl) await migratedFolder(server.dataFolder);
  await server.start();
  return server;
}

const command = (script: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

/** Sends records and certificates until told to stop; answers what was acknowledged so far. */
function keepSending(server: ServerProcess) {
  const visitor = createClient(server.url, server.keys.publishableKey);
  const acknowledged = { inquiries: [] as string[], files: [] as string[] };
  let going = true;
  const writers = [0, 1, 2].map(async (writer) => {
    while (going) {
      await wait(20); // for the backup, which has half a machine here
      try {
        if (writer > 0) {
          const row = inquiry();
          if (!(await visitor.from('contact_inquiries').insert(row)).error)
            acknowledged.inquiries.push(row.id);
        } else {
          const row = await newAssociate(visitor);
          const { error } = await visitor.from('associate_registrations').insert(row);
          if (!error) acknowledged.files.push(row.certificate_url);
        }
      } catch {
        // killed in the middle: not acknowledged
      }
    }
  });
  return {
    acknowledged,
    stop: () => {
      going = false;
      return Promise.all(writers);
    },
  };
}

/** Load, backup, kill -9, restore elsewhere, compare. */
async function playRound(databases?: { before: string; after: string }): Promise<void> {
  const folder = newFolder();
  const file = path.join(folder, 'solar.tar.gz');
  const before = await newServer(databases?.before);
  cleanUps.push(() => before.remove());
  const { acknowledged, stop } = keepSending(before);
  await eventually(() => expect(acknowledged.files.length).toBeGreaterThan(5));
  const inquiries = [...acknowledged.inquiries];
  const files = [...acknowledged.files];
  await command('backup', [file, '--data', before.dataFolder]);
  await before.kill();
  await stop();

  const restored = path.join(folder, 'restored');
  await command('restore', [file, '--data', restored], { DATABASE_URL: databases?.after ?? '' });
  const after = new ServerProcess({ from: restored, env: { DATABASE_URL: databases?.after ?? '' } });
  cleanUps.push(() => after.remove());
  const leftByAKill = path.join(after.dataFolder, '.backup-0/database');
  mkdirSync(leftByAKill, { recursive: true });
  await after.start();
  expect(existsSync(leftByAKill)).toBe(false);
  expect(after.keys).toEqual(before.keys);
  const serviceRole = createClient(after.url, after.keys.secretKey);
  for (let from = 0; from < inquiries.length; from += 100) {
    const some = inquiries.slice(from, from + 100);
    const { data } = await serviceRole.from('leads').select('id').in('id', some);
    expect(data).toHaveLength(some.length);
  }
  for (const url of files) {
    const response = await fetch(after.url + new URL(url).pathname);
    expect(await response.text(), url).toContain('%PDF');
  }
  expect((await serviceRole.from('contact_inquiries').insert(inquiry())).error).toBeNull();
}

describe('Ten times on a quiet machine, once here: load, backup, kill -9, restore elsewhere, compare', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))('PGlite %i', () => playRound(), 300_000);

  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'PostgreSQL %i',
    async () => {
      const [one, two] = [await createScratchCluster(), await createScratchCluster()];
      cleanUps.push(
        () => one.remove(),
        () => two.remove(),
      );
      await playRound({ before: one.url, after: two.url });
    },
    300_000,
  );
});

test('An archive finds its place on another disk, and leaves nothing on the first', async () => {
  const [here, there] = [mkdtempSync('.cache/backup-'), mkdtempSync('/dev/shm/backup-')];
  cleanUps.push(() => [here, there].map((folder) => rmSync(folder, { recursive: true, force: true })));
  expect(statSync(here).dev).not.toBe(statSync(there).dev);
  const archive = path.join(here, '.backup-1.tar.gz');
  writeFileSync(archive, 'database, files and keys', { mode: 0o600 });
  await moveArchive(archive, path.join(there, 'solar.tar.gz'));
  expect(readdirSync(here)).toEqual([]);
  expect(readdirSync(there)).toEqual(['solar.tar.gz']);
  expect(readFileSync(path.join(there, 'solar.tar.gz'), 'utf8')).toBe('database, files and keys');
  expect(statSync(path.join(there, 'solar.tar.gz')).mode & 0o777).toBe(0o600);
});

describe('An archive, made while no server runs,', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const file = path.join(folder, 'solar.tar.gz');
  const dataFolder = newDataFolder();
  const isRoot = process.getuid?.() === 0;
  const owned = () =>
    readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dataFolder, name));
  beforeAll(async () => {
    await migratedFolder(dataFolder);
    loadKeys(dataFolder);
    mkdirSync(path.join(dataFolder, 'storage'));
    writeFileSync(path.join(dataFolder, 'storage/certificate.pdf'), '%PDF-1.7');
    if (isRoot) for (const name of [dataFolder, ...owned()]) chownSync(name, NOBODY, NOBODY);
    await command('backup', [file, '--data', dataFolder]);
  });
  afterAll(() => {
    for (const each of [folder, dataFolder]) rmSync(each, { recursive: true, force: true });
  });
  const restoreInto = (target: string, from = file) =>
    command('restore', [from, '--data', path.join(folder, target)]);

  test('that is damaged is refused, and nothing is touched', async () => {
    const whole = readFileSync(file);
    const bad = path.join(folder, 'bad.tar.gz');
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 255;
    const damage = { cut: whole.subarray(0, whole.length >> 1), flipped, other: Buffer.from('%PDF-1.7') };
    for (const [how, bytes] of Object.entries(damage)) {
      writeFileSync(bad, bytes);
      await expect(restoreInto('target', bad), how).rejects.toThrow(/Nothing was changed/);
      expect(readdirSync(folder).sort(), how).toEqual(['bad.tar.gz', 'solar.tar.gz']);
    }
    rmSync(bad);
  });

  test('goes into an empty folder only', async () => {
    mkdirSync(path.join(folder, 'full'));
    writeFileSync(path.join(folder, 'full/precious'), 'mine');
    await expect(restoreInto('full')).rejects.toThrow(/is not empty/);
    expect(readdirSync(path.join(folder, 'full'))).toEqual(['precious']);
    const nothing = command('backup', [
      path.join(folder, 'none.tar.gz'),
      '--data',
      path.join(folder, 'full'),
    ]);
    await expect(nothing).rejects.toThrow(/There is no data/);
  });

  test.runIf(isRoot)('made by root leaves a service its folder', () => {
    expect(owned().filter((name) => statSync(name).uid !== NOBODY)).toEqual([]);
  });

  test('can be read by its owner alone, and holds database, files and keys', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await restoreInto('again');
    expect(existsSync(path.join(folder, 'again/database/PG_VERSION'))).toBe(true);
    expect(readFileSync(path.join(folder, 'again/storage/certificate.pdf'), 'utf8')).toBe('%PDF-1.7');
    expect(loadKeys(path.join(folder, 'again'))).toEqual(loadKeys(dataFolder));
  });
});
