import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormSchema } from '~/forms/define-form';
import { openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import type { Table } from '../../testing/sample-rows.ts';
import { doubtsFor, everyForm, rightFor, SEED, writtenFor } from '../../testing/written-samples';

/**
 * A row with two things wrong hides the second, so doubtful texts are tried one field at a time: every text that somebody
 * thought of in every column it may be written into, and for each column so many that nobody thought of. The mixed rows
 * are for rules between fields.
 */
const RANDOM_PER_COLUMN = 40;
const MIXED_ROWS = 300;

type Row = Record<string, unknown>;

let db: PolicyDatabase;
beforeAll(async () => {
  db = await openPolicyDatabase();
  for (const { table } of everyForm) await db.owner(withoutBallast(table));
});
afterAll(() => db.close());

test.each(everyForm)(
  'Page and database agree on what people may write into $table',
  async ({ table, schema, rest }) => {
    const samples = samplesFor(schema);
    const complete = (row: Row) => ({ ...row, ...rest, consent_version: '2026-11' });
    const accepted: Row[] = [];
    // What the page refuses is sent as it was written, as somebody without the page would.
    const refused: Row[] = [];
    for (const written of samples) {
      const { success, output } = v.safeParse(schema, written);
      if (success) accepted.push(complete(output as Row));
      else if (isStorable(written)) refused.push(complete(withPlainSpaces(written)));
    }

    expect(await disagreements(table, accepted, 'accepts')).toEqual([]);
    expect(await disagreements(table, refused, 'refuses')).toEqual([]);
    // The samples are worth something only if there are plenty of both.
    expect(accepted.length).toBeGreaterThan(samples.length / 4);
    expect(refused.length).toBeGreaterThan(samples.length / 100);
  },
);

function samplesFor(schema: FormSchema): Record<string, string>[] {
  const oneDoubt = Object.entries(doubtsFor(schema, RANDOM_PER_COLUMN)).flatMap(([column, doubts]) =>
    fc
      .sample(fc.record(rightFor(schema)), { numRuns: doubts.length, seed: SEED })
      .map((row, n) => ({ ...row, [column]: doubts[n] ?? '' })),
  );
  return [...oneDoubt, ...fc.sample(fc.record(writtenFor(schema)), { numRuns: MIXED_ROWS, seed: SEED })];
}

/** The first few rows that the database does not judge as the page does. */
async function disagreements(table: Table, rows: Row[], verdict: 'accepts' | 'refuses'): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const insert = `insert into public.${table} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`;
  if (verdict === 'accepts') {
    // All in one statement, which is quick; only a refusal is then looked for row by row.
    const together = await db.as('visitor', insert, [JSON.stringify(rows)]).catch((error: Error) => error);
    if (!(together instanceof Error)) return [];
  }
  await db.owner(`
    create or replace function pg_temp.try_row(sample text) returns text language plpgsql as $$
    begin
      ${insert.replace('$1', 'sample')};
      raise sqlstate 'UNDO0';
    exception when others then
      return nullif(sqlstate, 'UNDO0');
    end $$`);
  await db.owner('grant execute on function pg_temp.try_row(text) to public');
  const answers = await db.as<{ code: string | null }>(
    'visitor',
    `select pg_temp.try_row(sample) as code
     from jsonb_array_elements_text($1::text::jsonb) with ordinality as samples (sample, n) order by n`,
    [JSON.stringify(rows.map((row) => JSON.stringify([row])))],
  );
  return rows
    .map((row, index): Row => ({ ...row, code: answers[index]?.code }))
    .filter(({ code }) => (code === null) !== (verdict === 'accepts'))
    .slice(0, 3);
}

/** Indexes, announcements, limits, claims of files and the uniqueness of addresses cost time here and judge no value. */
function withoutBallast(table: Table): string {
  return `do $$
    declare
      ballast text;
    begin
      for ballast in
        select format('alter table public.${table} drop constraint %I', conname)
        from pg_constraint where conrelid = 'public.${table}'::regclass and contype = 'u'
        union all
        select format('drop index public.%I', indexrelid::regclass::text)
        from pg_index where indrelid = 'public.${table}'::regclass and not indisunique
        union all
        select format('alter table public.${table} disable trigger %I', tgname)
        from pg_trigger where tgrelid = 'public.${table}'::regclass and tgname ~ '^(zz|limit|verify|claim|take_over)_'
      loop
        execute ballast;
      end loop;
    end $$`;
}

/** Postgres builds differ in which of Unicode's spaces they trim; the page makes all of them plain first. */
function withPlainSpaces(written: Record<string, string>): Row {
  const entries = Object.entries(written);
  return Object.fromEntries(
    entries.map(([column, text]) => [column, text.replace(/[^\S\t\n\r ]|\u0085/g, ' ')]),
  );
}

/** Postgres knows no NUL character and no half surrogate pairs: a request with one is refused before any rule. */
function isStorable(written: Record<string, string>): boolean {
  return Object.values(written).every((text) => text.isWellFormed() && !text.includes('\u0000'));
}
