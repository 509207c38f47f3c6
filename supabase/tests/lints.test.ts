import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { LINT_RULES } from './lint-rules.ts';

const UNDO = new Error('undo');

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  afterAll(() => db.close());

  /** With nothing on the search path every name in a policy is printed in full. */
  const offendersAfter = async (offences: string[], offenders: string) => {
    let found: { offender: string }[] = [];
    await db.database
      .transaction(async (query) => {
        await query("set local search_path = ''");
        for (const offence of offences) await query(offence);
        found = await query(offenders);
        throw UNDO;
      })
      .catch((error) => {
        if (error !== UNDO) throw error;
      });
    return found.map(({ offender }) => offender);
  };

  test.each(LINT_RULES)('$rule', async ({ offenders, offence }) => {
    expect(await offendersAfter([], offenders)).toEqual([]);
    expect(await offendersAfter(offence.split(';'), offenders)).toHaveLength(1);
  });

  test('A table or function made later is closed until a migration opens it', async () => {
    const found = await offendersAfter(
      [
        'create table public.later (id int primary key)',
        `create function public.later() returns int language sql set search_path = '' as 'select 1'`,
      ],
      `select role || ': ' || privilege as offender
       from unnest(array['anon', 'authenticated']) as role, unnest(array['select', 'insert', 'update', 'delete']) as privilege
       where has_table_privilege(role, 'public.later', privilege)
       union all
       select role || ': execute' from unnest(array['anon', 'authenticated']) as role
       where has_function_privilege(role, 'public.later()', 'execute')`,
    );
    expect(found).toEqual([]);
  });
});
