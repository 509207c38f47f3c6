import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareTemplate } from '../../testing/test-database.ts';
import { query } from './pglite-query.ts';

let folder: string;
let pglite: PGlite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pglite-query-'));
  cpSync(await bareTemplate(), folder, { recursive: true });
  pglite = await PGlite.create(folder);
  await pglite.exec('create table lamp (id int primary key, watts numeric, lit boolean, words text[])');
});
afterAll(async () => {
  await pglite.close();
  rmSync(folder, { recursive: true });
});

const sameAsPglite = async (text: string, params: unknown[] = []) => {
  const { rows, affectedRows } = await pglite.query(text, params);
  expect(await query(pglite, text, params)).toEqual({ rows, affectedRows });
  return rows;
};

test.each([
  ['select 1 as one, null as nothing, 2.5::numeric as half, true as yes', []],
  ["select '{a,NULL,\"b c\"}'::text[] as words, '{1,2}'::int[] as numbers", []],
  ["select '2026-01-02'::date as day, now()::date = now()::date as today, '{\"a\": [1]}'::jsonb as data", []],
  [
    'select $1::text as text, $2::int as number, $3::boolean as yes, $4::bigint as big',
    ['ü "\'', 7, false, 9n],
  ],
  ['select $1::text as text, $2::uuid as nobody, $3::jsonb as data', ['', null, '{"a":1}']],
  ['select n from generate_series(1, $1) as n', [500]],
  ['select n from generate_series(1, 0) as n', []],
  ['select $1::text[] as words, $2::jsonb as data', [['a', null, 'b,c'], { b: [true] }]],
  ['begin', []],
  ['commit', []],
])('%s is answered as by PGlite', async (text, params) => {
  await sameAsPglite(text, params);
});

test('A column may have any name, as a caller of the API gives it', async () => {
  const { rows } = await query(pglite, `select '{"a": 1}'::jsonb as "__proto__", 2 as "constructor"`);
  expect(Object.entries(rows[0] ?? {})).toEqual([
    ['__proto__', { a: 1 }],
    ['constructor', 2],
  ]);
});

test('What was changed is counted as by PGlite', async () => {
  const counts: number[] = [];
  for (const text of [
    'insert into lamp select n, n from generate_series(1, 12) as n',
    'update lamp set lit = true where id > 2 returning id',
    'select * from lamp',
    'delete from lamp where id > 10',
    'delete from lamp',
  ])
    counts.push((await query(pglite, text)).affectedRows);
  expect(counts).toEqual([12, 10, 0, 2, 10]);
});

test('What is refused says why, changes nothing, and the next statement works', async () => {
  const refusals = [
    ['selec', [], '42601'],
    ['select 1; select 2', [], '42601'],
    ['select 1\0; delete from lamp', [], '08P01'],
    ['select $1::text', ['a\0b'], '22021'],
    ['select $1::int', ['x'], '22P02'],
    ['insert into lamp values (1), (1)', [], '23505'],
    ['select 1 / $1::int', [0], '22012'],
    ['select $1::int', [], '08P01'],
  ] as const;
  for (const [text, params, code] of refusals) {
    await expect(query(pglite, text, [...params]), text).rejects.toMatchObject({ code, severity: 'ERROR' });
    expect((await query(pglite, 'select count(*) as lamps from lamp')).rows).toEqual([{ lamps: 0 }]);
  }
});

test('A transaction that failed answers nothing until it is rolled back', async () => {
  await query(pglite, 'begin');
  await query(pglite, 'insert into lamp values (1)');
  await expect(query(pglite, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  await expect(query(pglite, 'select 1')).rejects.toMatchObject({ code: '25P02' });
  await query(pglite, 'rollback');
  expect((await query(pglite, 'select * from lamp')).rows).toEqual([]);
});

test('Statements that are sent at once do not take each other’s answers', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const results = await Promise.all(
    numbers.map((number) => query(pglite, 'select $1::int as number', [number])),
  );
  expect(results.map(({ rows }) => rows[0])).toEqual(numbers.map((number) => ({ number })));
});

test('A notification reaches who listens', async () => {
  const heard: string[] = [];
  await pglite.listen('lamps', (payload) => heard.push(payload));
  await query(pglite, 'select pg_notify($1, $2)', ['lamps', 'lit']);
  await expect.poll(() => heard).toEqual(['lit']);
});
