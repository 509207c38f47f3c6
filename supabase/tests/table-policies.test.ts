import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { CERTIFICATES, insertSql, TABLES, type Table } from '../../testing/sample-rows.ts';

/**
 * Who may do what, one line per table and actor. Two rows lie in every table, one of them approved where there is such
 * a thing. "refused" is an error (42501); "nothing" is a success that shows or changes no row.
 */
const RULES = `
  table                      actor    select    insert   update   delete
  consultation_bookings      visitor  refused   stored   refused  refused
  consultation_bookings      user     nothing   stored   nothing  refused
  consultation_bookings      admin    both      stored   changed  refused
  installation_requests      visitor  refused   stored   refused  refused
  installation_requests      user     nothing   stored   nothing  refused
  installation_requests      admin    both      stored   changed  refused
  associate_registrations    visitor  approved  stored   refused  refused
  associate_registrations    user     nothing   stored   nothing  refused
  associate_registrations    admin    both      stored   changed  refused
  testimonials               visitor  approved  refused  refused  refused
  testimonials               user     approved  refused  nothing  refused
  testimonials               admin    both      stored   changed  refused
  career_applications        visitor  refused   stored   refused  refused
  career_applications        user     nothing   stored   refused  refused
  career_applications        admin    both      stored   refused  refused
  training_registrations     visitor  refused   stored   refused  refused
  training_registrations     user     nothing   stored   nothing  refused
  training_registrations     admin    both      stored   changed  refused
  contact_inquiries          visitor  refused   stored   refused  refused
  contact_inquiries          user     nothing   stored   nothing  refused
  contact_inquiries          admin    both      stored   changed  refused
  newsletter_subscribers     visitor  refused   stored   refused  refused
  newsletter_subscribers     user     nothing   stored   refused  refused
  newsletter_subscribers     admin    both      stored   refused  refused
  status_changes             visitor  refused   refused  refused  refused
  status_changes             user     nothing   refused  refused  refused
  status_changes             admin    both      refused  refused  refused
  record_notes               visitor  refused   refused  refused  refused
  record_notes               user     nothing   refused  refused  refused
  record_notes               admin    both      stored   refused  refused
  associate_directory_state  visitor  both      refused  refused  refused
  associate_directory_state  user     refused   refused  refused  refused
  associate_directory_state  admin    refused   refused  refused  refused
`;

const rules = RULES.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [table, actor, select, insert, update, remove] = line.trim().split(/\s+/);
    return { table, actor, select, insert, update, remove } as Record<
      'select' | 'insert' | 'update' | 'remove',
      string
    > & { table: Table; actor: Actor };
  });

/** What an update sets, where it is not the status. */
const CHANGES: Partial<Record<Table, string>> = {
  newsletter_subscribers: "email = 'other@mail.example'",
  status_changes: "to_status = 'other'",
  record_notes: "body = 'Other'",
  associate_directory_state: "changed_at = '2030-01-01'",
};
/** A status every table's check allows after "pending". */
const NEXT_STATUS: Partial<Record<Table, string>> = {
  consultation_bookings: 'contacted',
  installation_requests: 'quotation',
  training_registrations: 'confirmed',
  contact_inquiries: 'responded',
};
const change = (table: Table) => CHANGES[table] ?? `status = '${NEXT_STATUS[table] ?? 'rejected'}'`;
const allRows = (table: Table) => `select to_jsonb(t)::text as row from public.${table} t order by 1`;

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  const before: Partial<Record<Table, string[]>> = {};

  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.upload(certificateOf('third'));
    for (const table of TABLES.filter((table) => table !== 'associate_directory_state')) {
      const withApproval = table === 'associate_registrations' || table === 'testimonials';
      await db.owner(insertSql(table, unique(table, 'first', withApproval ? { status: 'approved' } : {})));
      await db.owner(insertSql(table, unique(table, 'second', withApproval ? { status: 'pending' } : {})));
    }
    for (const table of TABLES) before[table] = await rowsOf(table);
  });
  afterAll(() => db.close());

  const rowsOf = async (table: Table) =>
    (await db.owner<{ row: string }>(allRows(table))).map((seen) => seen.row);

  test('Every table of the schema is in the rules, with each actor', async () => {
    const tables = await db.owner<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(rules.map((rule) => `${rule.table} ${rule.actor}`).sort()).toEqual(
      tables.flatMap(({ name }) => ['admin', 'user', 'visitor'].map((actor) => `${name} ${actor}`)).sort(),
    );
  });

  test.each(rules)('$table, $actor: select shows $select', async ({ table, actor, select }) => {
    const columns = CHANGES[table] ? 'id' : 'id, status';
    const { rows, refusal } = await db.attempt(actor, `select ${columns} from public.${table}`);
    const total = before[table]?.length;
    const shown = rows?.length === 0 ? 'nothing' : rows?.length === total ? 'both' : 'approved';
    expect(refusal ? refusal.code : shown).toBe(select === 'refused' ? '42501' : select);
    if (select === 'approved') expect(rows).toMatchObject([{ status: 'approved' }]);
  });

  test.each(rules)('$table, $actor: an insert is $insert', async ({ table, actor, insert }) => {
    const sql = insertSql(table, unique(table, 'third'));
    const { seen, refusal } = await db.attempt(actor, sql, allRows(table));
    if (insert === 'refused') expect(refusal?.code).toBe('42501');
    else expect(seen).toHaveLength((before[table]?.length ?? 0) + 1);
  });

  test.each(rules)('$table, $actor: an update is $update', async ({ table, actor, update }) => {
    const sql = `update public.${table} set ${change(table)}`;
    const { seen, refusal } = await db.attempt(actor, sql, allRows(table));
    const changed = JSON.stringify(seen?.map((one) => one.row)) !== JSON.stringify(before[table]);
    expect(refusal ? 'refused' : changed ? 'changed' : 'nothing').toBe(update);
    if (refusal) expect(refusal.code).toBe('42501');
  });

  test.each(rules)('$table, $actor: a delete is $remove', async ({ table, actor }) => {
    const { refusal } = await db.attempt(actor, `delete from public.${table}`);
    expect(refusal?.code).toBe('42501');
  });

  test('The service role may do all of it', async () => {
    for (const table of TABLES) {
      const { seen, refusal } = await db.attempt(
        'service role',
        `delete from public.${table}`,
        allRows(table),
      );
      expect(refusal).toBeUndefined();
      expect(seen).toEqual([]);
    }
  });
});

const certificateOf = (word: string) => `1760000000000-${word.padEnd(8, 'x')}.png`;

/** Gives a sample its own e-mail and certificate where those must be unique. */
function unique(table: Table, word: string, overrides: Record<string, unknown> = {}) {
  const email = `${word}@mail.example`;
  if (table === 'newsletter_subscribers') return { email, ...overrides };
  if (table !== 'associate_registrations') return overrides;
  return { email, certificate_url: `${CERTIFICATES}/${certificateOf(word)}`, ...overrides };
}
