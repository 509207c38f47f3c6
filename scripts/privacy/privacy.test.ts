import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SAMPLES, type Table } from '../../testing/sample-rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { applyRetention, cutoff, erasePerson, exportPerson } from './commands.ts';
import { must, type ServiceRole } from './connect.ts';
import { SOURCES } from './personal-data.ts';

/** The sample rows' person, as somebody might write it in a letter. */
const PERSON = { phone: '055555 00001', email: 'Asha@Mail.example' };
const RESUME = '1760000000000-abcdefgh.pdf';
const folder = mkdtempSync(path.join(tmpdir(), 'privacy-'));

let server: TestServer;
let serviceRole: ServiceRole;
let logged: string[];
const log = (line: string) => logged.push(line);

beforeAll(async () => {
  server = await startTestServer();
  serviceRole = server.serviceRole();
});
beforeEach(async () => {
  logged = [];
  for (const { table } of SOURCES) must(await serviceRole.from(table).delete().not('id', 'is', null));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const add = async (table: Table, overrides: Record<string, unknown> = {}) =>
  must(await serviceRole.from(table).insert({ ...SAMPLES[table], ...overrides } as never));
const count = async (table: Table) =>
  (await serviceRole.from(table).select('*', { count: 'exact', head: true })).count;
const hasResume = async () => (await serviceRole.storage.from('resumes').download(RESUME)).error === null;

async function addPersonEverywhere() {
  for (const { table } of SOURCES) await add(table);
  await add('contact_inquiries', { phone: '+915555500002', name: 'Somebody Else' });
}

async function addResume() {
  const pdf = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
  must(await serviceRole.storage.from('resumes').upload(RESUME, pdf, { upsert: true }));
  await add('career_applications', { resume_url: RESUME });
}

async function readColumns() {
  const database = await openTestDatabase();
  const columns = await database.transaction((query) =>
    query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema in ('public', 'private')`,
    ),
  );
  await database.close();
  return columns;
}

test('Every table that holds something about a person is known to the commands', async () => {
  const columns = await readColumns();
  const tablesWith = (...names: string[]) => [
    ...new Set(columns.filter(({ column }) => names.includes(column)).map(({ table }) => table)),
  ];
  const known = SOURCES.map((source) => source.table).sort();
  expect(tablesWith('phone', 'email').sort()).toEqual(known);
  // These speak about a record and go with it (private.forget_record).
  expect(tablesWith('record_id').sort()).toEqual(['file_claims', 'record_notes', 'status_changes']);
  // Words of customers that staff wrote in for publication: taken down in the dashboard, not by phone or e-mail.
  const published = ['testimonials'];
  expect(tablesWith('name', 'full_name', 'customer_name', 'consent_version').sort()).toEqual(
    [...known, ...published].sort(),
  );
});

test('An export holds every record of the person, their notes and files, and nobody else’s', async () => {
  await addPersonEverywhere();
  await addResume();
  const [inquiry] = must(await serviceRole.from('contact_inquiries').select('id').eq('name', 'Asha Udaan'));
  await add('record_notes', { record_id: inquiry?.id, body: 'Called back.' });

  await exportPerson(serviceRole, PERSON, folder, log);

  const report = JSON.parse(readFileSync(path.join(folder, 'records.json'), 'utf8'));
  expect(Object.keys(report.records).sort()).toEqual(SOURCES.map((source) => source.table).sort());
  expect(report.notes).toMatchObject([{ body: 'Called back.' }]);
  expect(JSON.stringify(report)).not.toContain('Somebody Else');
  expect(readFileSync(path.join(folder, 'resumes', RESUME), 'utf8')).toContain('%PDF');
});

test('Nothing is written for a person who is not known', async () => {
  await exportPerson(serviceRole, { email: 'stranger@mail.example' }, path.join(folder, 'stranger'), log);
  expect(logged).toEqual(['Nothing is stored under that phone number or e-mail address.']);
  expect(existsSync(path.join(folder, 'stranger'))).toBe(false);
});

test('Without --yes an erasure only says what it would erase', async () => {
  await addPersonEverywhere();
  await erasePerson(serviceRole, PERSON, false, log);
  expect(logged).toContain('  contact_inquiries: 1');
  expect(await count('contact_inquiries')).toBe(2);
});

test('An erasure removes the person’s records, files, notes and history everywhere', async () => {
  await addPersonEverywhere();
  await addResume();
  await erasePerson(serviceRole, PERSON, true, log);
  for (const { table } of SOURCES) expect(await count(table)).toBe(table === 'contact_inquiries' ? 1 : 0);
  expect(await hasResume()).toBe(false);
});

test('A file goes with the record that owns it, not with one that only names it', async () => {
  await addResume();
  const other = { phone: '+915555500002', email: 'else@mail.example', resume_url: RESUME };
  await add('career_applications', other);
  await erasePerson(serviceRole, { email: other.email }, true, log);
  expect(await count('career_applications')).toBe(1);
  expect(await hasResume()).toBe(true);

  await add('career_applications', other);
  await exportPerson(serviceRole, { email: other.email }, path.join(folder, 'other'), log);
  expect(existsSync(path.join(folder, 'other', 'resumes'))).toBe(false);

  await erasePerson(serviceRole, { email: PERSON.email }, true, log);
  expect(await hasResume()).toBe(false);
});

test('A person is found by a number of another country, and not by its last digits in India', async () => {
  await add('contact_inquiries', { phone: '+6591234567' });
  await add('contact_inquiries', { phone: '+916591234567', name: 'Somebody Else' });
  await erasePerson(serviceRole, { phone: '+65 9123-4567' }, true, log);
  expect(must(await serviceRole.from('contact_inquiries').select('name'))).toEqual([
    { name: 'Somebody Else' },
  ]);
});

test('Of a person with more rows than one answer holds, all are erased', async () => {
  const ten = Array.from({ length: 10 }, () => SAMPLES.contact_inquiries);
  for (let n = 0; n < 101; n++) must(await serviceRole.from('contact_inquiries').insert(ten));
  await erasePerson(serviceRole, PERSON, true, log);
  expect(logged).toContain('  contact_inquiries: 1010');
  expect(await count('contact_inquiries')).toBe(0);
});

test('Retention erases old leads with their files, in as many rounds as it takes, and keeps the rest', async () => {
  const old = { created_at: '2020-01-01T00:00:00Z' };
  // More than one round takes; the backend lets ten rows in at once.
  const ten = Array.from({ length: 10 }, () => ({ ...SAMPLES.contact_inquiries, ...old }));
  for (let n = 0; n < 11; n++) must(await serviceRole.from('contact_inquiries').insert(ten));
  await add('contact_inquiries');
  await add('associate_registrations', { ...old, status: 'approved' });
  await add('associate_registrations', { ...old, status: 'rejected', email: 'no@mail.example' });
  await add('newsletter_subscribers', old);

  await applyRetention(serviceRole, cutoff('24m'), false, log);
  expect(logged).toContain('  contact_inquiries: 110');
  expect(await count('contact_inquiries')).toBe(111);

  await applyRetention(serviceRole, cutoff('24m'), true, log);
  expect(await count('contact_inquiries')).toBe(1);
  expect(await count('newsletter_subscribers')).toBe(1);
  expect(must(await serviceRole.from('associate_registrations').select('status'))).toEqual([
    { status: 'approved' },
  ]);
});

test('An age is days, months or years, and nothing else', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  const day = (age: string) => cutoff(age, now).toISOString().slice(0, 10);
  expect([day('90d'), day('24m'), day('2y')]).toEqual(['2026-08-17', '2024-11-15', '2024-11-15']);
  for (const age of ['24', 'm', '0m', '-1m', '1w']) expect(() => cutoff(age)).toThrow('90d, 24m or 2y');
});
