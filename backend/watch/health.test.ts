import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createHealthCheck } from './health.ts';

const answers = async () => undefined;
const fails = async () => {
  throw new Error('gone');
};

test.each([
  ['everything is well', {}, { ready: true, database: 'ok', disk: 'ok' }],
  ['the database fails', { ping: fails }, { ready: false, database: 'no answer', disk: 'ok' }],
  ['the disk is full', { minFreeBytes: 2 ** 60 }, { ready: false, database: 'ok', disk: 'full' }],
  ['the folder is gone', { dataFolder: '/nowhere' }, { ready: false, database: 'ok', disk: 'full' }],
])('When %s', async (_, parts, health) => {
  expect(await createHealthCheck({ ping: answers, dataFolder: tmpdir(), ...parts })()).toEqual(health);
});

test('However many ask at once, the database is asked once', async () => {
  let asked = 0;
  const check = createHealthCheck({ ping: async () => asked++, dataFolder: tmpdir() });
  await Promise.all(Array.from({ length: 50 }, check));
  expect(asked).toBe(1);
});
