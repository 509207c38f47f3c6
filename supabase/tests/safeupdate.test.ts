import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { statementsWithoutWhere } from './statements-without-where.ts';

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  afterAll(() => db.close());

  test('No function updates or deletes without WHERE, which hosted Supabase refuses (safeupdate)', async () => {
    const functions = await db.owner<{ name: string; source: string }>(
      `select oid::regprocedure::text as name, prosrc as source from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(functions.length).toBeGreaterThan(30);
    const unguarded = functions.flatMap(({ name, source }) =>
      statementsWithoutWhere(source).map((statement) => `${name}: ${statement}`),
    );
    expect(unguarded).toEqual([]);
  });
});

test.each([
  'update public.state set changed_at = now();',
  'begin UPDATE ONLY "public"."state" AS s SET n = 1; return null; end',
  'delete from public.notes;',
  'delete from public.notes; select 1 where true;',
  'with gone as (delete from public.notes returning id) select * from gone where id > 1;',
  'update public.state set n = (select max(n) from other where n < 5);',
  "execute 'delete from public.notes';",
  "execute format('update %I set n = 1', target) using x where;",
  'execute format($query$ update public.%I set n = 1 $query$, target);',
  'delete from public.notes -- where id = 1\n;',
  'delete from public.notes /* where */;',
])('Found: %s', (source) => {
  expect(statementsWithoutWhere(source)).toHaveLength(1);
});

test.each([
  'update public.state set changed_at = now() where id = 1;',
  'with gone as (delete from public.notes where id = 1 returning id) select * from gone;',
  'insert into hits values (1) on conflict do update set hits = 2;',
  'select * from notes for update;',
  "execute format('delete from %I where id = 1', target);",
])('Not found: %s', (source) => {
  expect(statementsWithoutWhere(source)).toEqual([]);
});
