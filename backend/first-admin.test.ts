import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database/database.ts';
import { ensureDemoAccounts, revokeDemoAccounts } from './demo.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const BOSS = 'boss@office.example';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.exec('delete from public.staff where true'));

const staff = () =>
  database.transaction((query) => query('select email, role from public.staff order by email'));

test('On a database without staff the address becomes admin, once', async () => {
  expect(await ensureFirstAdmin(database, BOSS)).toBe(true);
  expect(await ensureFirstAdmin(database, BOSS)).toBe(false);
  expect(await staff()).toEqual([{ email: BOSS, role: 'admin' }]);
});

test('Where somebody is admin it changes nothing, also when the setting changes later', async () => {
  await ensureFirstAdmin(database, BOSS);
  expect(await ensureFirstAdmin(database, 'second@office.example')).toBe(false);
  expect(await staff()).toEqual([{ email: BOSS, role: 'admin' }]);
});

test('A demo has its own admin; when the demo ends, the address takes over', async () => {
  await ensureDemoAccounts(database);
  expect(await ensureFirstAdmin(database, BOSS)).toBe(false);
  await revokeDemoAccounts(database);
  expect(await ensureFirstAdmin(database, BOSS)).toBe(true);
  expect(await staff()).toEqual([{ email: BOSS, role: 'admin' }]);
});

test('Agents whom a demo’s admin added do not lock the office out', async () => {
  await database.exec(`insert into public.staff (email) values ('agent@office.example'), ('${BOSS}')`);
  expect(await ensureFirstAdmin(database, BOSS)).toBe(true);
  expect(await staff()).toEqual([
    { email: 'agent@office.example', role: 'agent' },
    { email: BOSS, role: 'admin' },
  ]);
});
