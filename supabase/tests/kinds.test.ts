import { afterAll, beforeAll, expect, test } from 'vitest';
import { testimonialForm } from '../../app/dashboard/testimonials/testimonial-form';
import { personalData, recordTables } from '../../app/leads/kinds';
import { openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { everyForm, formOf } from '../../testing/written-samples';

let db: PolicyDatabase;
beforeAll(async () => {
  db = await openPolicyDatabase();
});
afterAll(() => db.close());

test.each(recordTables)(
  'The statuses of $tab are those of the database, in its order',
  async ({ table, statuses }) => {
    const [check] = await db.owner<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [`${table}_status_check`],
    );
    const words = [...(check?.definition ?? '').matchAll(/'([\w-]+)'/g)].map(([, word]) => word);
    expect(statuses).toEqual(words);
  },
);

test('The files of every kind lie where the database and the forms put them', async () => {
  const inDatabase = await db.owner<{ file: string }>(
    `select table_name || '.' || column_name || ' in ' || bucket_id as file from private.file_columns`,
  );
  const buckets: Record<string, string> = { 'public-file': 'certificates', resume: 'resumes' };
  const inDashboard = recordTables.flatMap(({ table, fields }) =>
    fields.flatMap(({ key, kind }) => (buckets[kind] ? [`${table}.${key} in ${buckets[kind]}`] : [])),
  );
  const inForms = [...everyForm, formOf('testimonials', testimonialForm)].flatMap(
    ({ table, attachments = [] }) =>
      attachments.map(({ column, bucket }) => `${table}.${column} in ${bucket}`),
  );
  expect(inDashboard.sort()).toEqual(inDatabase.map(({ file }) => file).sort());
  expect(inForms.sort()).toEqual(inDashboard);
});

test('Every kind about a person has its form', () => {
  const tables = (all: readonly { table: string }[]) => all.map(({ table }) => table).sort();
  expect(tables(everyForm)).toEqual(tables(personalData));
});
