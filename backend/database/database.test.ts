import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { seedOnce } from './seed.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const migration = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const count = async (table: string) => {
  const [row] = await database.transaction((query) =>
    query<{ n: number }>(`select count(*) as n from ${table}`),
  );
  return row?.n;
};

test('A migration is applied once and recorded under its version', async () => {
  migration(
    '20260101000000_add_lamp.sql',
    'create table public.lamp (id int primary key, watts numeric, at timestamptz)',
  );
  expect(await pendingMigrations(database, folder)).toEqual(['20260101000000_add_lamp.sql']);
  await migrate(database, folder);
  expect(await pendingMigrations(database, folder)).toEqual([]);
  await migrate(database, folder);
});

test('A migration that fails leaves nothing behind and names its file', async () => {
  migration('20260102000000_break.sql', 'create table public.half (id int); select 1 / 0');
  await expect(migrate(database, folder)).rejects.toThrow(
    'Migration 20260102000000_break.sql failed: division by zero',
  );
  await expect(count('public.half')).rejects.toThrow('does not exist');
  rmSync(path.join(folder, '20260102000000_break.sql'));
});

test('Timestamps come back in ISO 8601 and numerics as numbers, as from PostgREST', async () => {
  const [row] = await database.transaction(async (query) => {
    await query("insert into public.lamp values (1, 12.50, '2026-01-02 03:04:05+05:30')");
    return query('select watts, at from public.lamp');
  });
  expect(row).toEqual({ watts: 12.5, at: '2026-01-01T21:34:05+00:00' });
});

test('A seed runs once; a database that started empty stays empty', async () => {
  writeFileSync(path.join(folder, 'seed.sql'), 'insert into public.lamp (id) values (2)');
  const seed = (wanted: boolean) =>
    seedOnce(database, { supabaseFolder: folder, storageFolder: path.join(folder, 'storage'), wanted });
  expect(await seed(false)).toBe(true);
  expect(await seed(true)).toBe(false);
  expect(await count('public.lamp where id = 2')).toBe(0);
});

test('Two transactions started together never see each other half done', async () => {
  await database.transaction((query) => query('create table public.turns (who int)'));
  const turn = (who: number) =>
    database.transaction(async (query) => {
      await query('insert into public.turns values ($1)', [who]);
      await new Promise(setImmediate);
      await query('insert into public.turns values ($1)', [who]);
    });
  await Promise.all([turn(1), turn(2), turn(3)]);
  const rows = await database.transaction((query) => query<{ who: number }>('select who from public.turns'));
  expect(rows.map((row) => row.who)).toEqual([1, 1, 2, 2, 3, 3]);
});
