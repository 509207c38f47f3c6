import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDataFolder, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { askServer } from './control.ts';

const parent = newDataFolder();
/** Longer than the path of a UNIX socket may be. */
const dataFolder = path.join(parent, 'a'.repeat(120));
const file = path.join(parent, 'solar.tar.gz');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ dataFolder });
});
afterAll(async () => {
  await server?.close();
  rmSync(parent, { recursive: true, force: true });
});

test('On a path too long for a socket the server runs, and says what is off and what to do', () => {
  expect(server.logged).toContainEqual(
    expect.stringMatching(/^npm run backup is off while this server runs: .*shorter DATA_DIR, or stop/),
  );
});

test('Nobody answers there, so a backup is refused by the lock while the server runs', async () => {
  expect(await askServer(dataFolder, file)).toBe(false);
  const command = promisify(execFile)(process.execPath, ['scripts/backup.ts', file, '--data', dataFolder], {
    env: { ...process.env, DATABASE_URL: '' },
  });
  await expect(command).rejects.toMatchObject({
    stderr: `Another server is already using ${dataFolder}. Stop it first.\n`,
  });
  expect(existsSync(file)).toBe(false);
});
