import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { inquiry } from '../testing/samples.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { migratedFolder } from '../testing/test-server.ts';

let folder: string;
let main: SpawnedServer;
let url: string;
beforeAll(async () => {
  folder = await migratedFolder();
  const preload = path.join(folder, 'throw-on-signal.mjs');
  writeFileSync(
    preload,
    `process.on('SIGUSR2', () => {
       setImmediate(() => { throw new TypeError('Asha 9876543210'); });
       Promise.reject(new RangeError('Asha 9876543210'));
     });`,
  );
  main = spawnServer(folder, {}, ['--import', preload]);
  url = await main.ready();
});
afterAll(async () => {
  await main?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const KEY = 'sb_publishable_embedded';
const submit = async () => (await createClient(url, KEY).from('contact_inquiries').insert(inquiry())).status;

test('An error outside any request is told without what it says, and the server goes on', async () => {
  main.child.kill('SIGUSR2');
  for (const kind of ['TypeError', 'RangeError'])
    await eventually(() =>
      expect(main.output()).toMatch(new RegExp(`^unexpected ${kind} at .*; the server goes on$`, 'm')),
    );
  expect(await submit()).toBe(201);
  expect(main.output()).not.toContain('9876543210');
});

test('A terminal that went away and a log that was deleted stop nothing', async () => {
  main.child.stdout?.destroy();
  main.child.stderr?.destroy();
  rmSync(path.join(folder, 'requests.log'), { force: true });
  for (const _ of [1, 2]) {
    const email = `${crypto.randomUUID()}@people.example`;
    expect((await createClient(url, KEY).auth.signInWithOtp({ email })).error).toBeNull(); // told on the terminal
  }
  expect(await submit()).toBe(201);
});
