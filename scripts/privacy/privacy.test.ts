import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleContent } from '../../testing/sample-proposal.ts';
import { SAMPLES, type Table } from '../../testing/sample-rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { applyRetention, cutoff, erasePerson, exportPerson } from './commands.ts';
import { must, type ServiceRole } from './connect.ts';
import { PROPOSAL_PARTS, SOURCES } from './personal-data.ts';

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

/** A proposal to the person that was looked at, asked about, answered and accepted, and one to somebody else. */
async function addProposals() {
  const agent = await server.signIn('agent');
  const records = must(await serviceRole.from('installation_requests').select('id, name'));
  for (const { id: lead, name } of records) {
    const proposal = randomUUID();
    const content = sampleContent({ customer: { name, place: null } });
    const valid_until = '2100-01-01';
    must(await agent.rpc('save_draft', { proposal, lead, content: content as never, valid_until }));
    const sending = { proposal, draft: 1, revision: 1, channel: 'copied' };
    const [sent] = must(await agent.rpc('send_proposal', sending));
    const { token = '', version = 0, content_hash } = sent ?? {};
    const visitor = server.visitor();
    must(await visitor.rpc('seen_proposal', { token }));
    must(await visitor.rpc('ask_about_proposal', { token, body: `${name} asks` }));
    const [asked] = must(
      await serviceRole.from('proposal_questions').select('id').eq('proposal_id', proposal),
    );
    must(await agent.rpc('answer_question', { question: asked?.id ?? '', answer: `Dear ${name}` }));
    must(await visitor.rpc('accept_proposal', { token, version, hash: content_hash ?? '', name }));
  }
}

/** A note, a call and a change of the contact details, and of the status where it can be changed. */
async function writeAboutEveryLead() {
  for (const { id, kind, name, phone } of must(
    await serviceRole.from('leads').select('id, kind, name, phone'),
  )) {
    await add('record_notes', {
      table_name: kind,
      record_id: id,
      body: `${name} called from ${phone}.`,
    });
    await add('activities', {
      lead_id: id,
      type: 'edited',
      detail: { name: [name, name], phone: [phone, phone] },
    });
    await add('status_changes', { table_name: kind, record_id: id });
    await add('deliveries', { lead_id: id, template: 'acknowledgement', topic: `${name} ${phone} ${id}` });
  }
}

/** Tables in which one of these words still stands. */
async function tracesOf(...words: string[]): Promise<string[]> {
  const traces: string[] = [];
  const tables = [...SOURCES.map(({ table }) => table), ...Object.values(OTHER_TABLES).flat()];
  for (const table of tables) {
    const { data } = await serviceRole.from(table as Table).select('*');
    const others = JSON.stringify(
      (data ?? []).filter((row) => !JSON.stringify(row).includes('Somebody Else')),
    );
    if (words.some((word) => others.includes(word))) traces.push(table);
  }
  return traces;
}

async function readColumns() {
  const database = await openTestDatabase();
  const columns = await database.transaction((query) =>
    query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema in ('public', 'private')
         and table_name in (select tablename from pg_tables)`,
    ),
  );
  await database.close();
  return columns;
}

/** Every table that is not a source of its own, and why the commands need not ask it for people. */
const OTHER_TABLES: Record<string, string[]> = {
  'made of the records by triggers, and gone with the last of them': ['leads', 'people', 'person_merges'],
  'about a record, and gone with it': [
    'activities',
    'record_notes',
    'status_changes',
    'file_claims',
    'events',
    'deliveries',
    'delivery_events',
    'proposals',
    ...PROPOSAL_PARTS,
  ],
  'words of customers that staff wrote in for publication: taken down in the dashboard': ['testimonials'],
  'about who works here, not about customers: managed on the Team page': [
    'staff',
    'saved_views',
    'imports',
    'notification_settings',
    'push_subscriptions',
  ],
  'about nobody': [
    'article_sendings',
    'associate_directory_state',
    'file_columns',
    'rate_rules',
    'rate_hits',
    'push_keys',
    'price_items',
    'subsidy_schemes',
    'proposal_terms',
    'proposal_counters',
    'tracking_misses',
  ],
};

test('Every table is a source of the commands, or known to need no asking', async () => {
  const columns = await readColumns();
  const known = new Set([
    ...SOURCES.map(({ table }) => table as string),
    ...Object.values(OTHER_TABLES).flat(),
  ]);
  expect([...new Set(columns.map(({ table }) => table))].filter((table) => !known.has(table))).toEqual([]);
});

test('A source has a column that says whose row it is, and nothing else has one without a reason', async () => {
  const columns = await readColumns();
  const tablesWith = (...names: string[]) =>
    [...new Set(columns.filter(({ column }) => names.includes(column)).map(({ table }) => table))].sort();
  const sources = SOURCES.map(({ table }) => table);
  // Of the settings it is whether, not where.
  expect(tablesWith('phone', 'email')).toEqual(
    [...sources, 'leads', 'people', 'staff', 'notification_settings'].sort(),
  );
  expect(tablesWith('record_id', 'lead_id')).toEqual(
    [
      'activities',
      'deliveries',
      'events',
      'file_claims',
      'proposals',
      'record_notes',
      'status_changes',
    ].sort(),
  );
  expect(tablesWith('proposal_id')).toEqual([...PROPOSAL_PARTS, 'events'].sort());
  expect(tablesWith('consent_version')).toEqual([...sources].sort());
});

test('An export holds every record of the person, their notes and files, and nobody else’s', async () => {
  await addPersonEverywhere();
  await addResume();
  const [inquiry] = must(await serviceRole.from('contact_inquiries').select('id').eq('name', 'Asha Udaan'));
  await add('record_notes', { record_id: inquiry?.id, body: 'Called back.' });
  await add('activities', { lead_id: inquiry?.id, type: 'not-interested', reason: 'Too expensive' });
  await add('deliveries', { lead_id: inquiry?.id, template: 'acknowledgement' });

  await exportPerson(serviceRole, PERSON, folder, log);

  const report = JSON.parse(readFileSync(path.join(folder, 'records.json'), 'utf8'));
  expect(Object.keys(report.records).sort()).toEqual(SOURCES.map((source) => source.table).sort());
  expect(report.notes).toMatchObject([{ body: 'Called back.' }]);
  expect(report.messages).toMatchObject([{ template: 'acknowledgement', lead_id: inquiry?.id }]);
  expect(report.events).toContainEqual(
    expect.objectContaining({ type: 'lead-created', lead_id: inquiry?.id }),
  );
  expect(report.activities).toMatchObject([{ reason: 'Too expensive' }]);
  expect(report.people).toMatchObject([{ phone: '+915555500001', email: 'asha@mail.example' }]);
  // One for each record, and one more for the resume; subscribers are no leads.
  expect(report.leads).toHaveLength(SOURCES.length);
  expect(report.leads).toContainEqual(
    expect.objectContaining({ id: inquiry?.id, lost_reason: 'Too expensive' }),
  );
  expect(JSON.stringify(report)).not.toContain('Somebody Else');
  expect(readFileSync(path.join(folder, 'resumes', RESUME), 'utf8')).toContain('%PDF');
});

test('An export holds the person’s proposals whole, an erasure leaves nothing of them, and nobody else’s is touched', async () => {
  await add('installation_requests');
  await add('installation_requests', { phone: '+915555500002', name: 'Somebody Else' });
  await addProposals();
  await exportPerson(serviceRole, PERSON, path.join(folder, 'proposals'), log);
  const report = JSON.parse(readFileSync(path.join(folder, 'proposals', 'records.json'), 'utf8'));
  expect(report.proposals).toMatchObject([{ number: expect.stringMatching(/^P-/) }]);
  expect(report.proposal_versions).toMatchObject([{ content: { customer: { name: 'Asha Udaan' } } }]);
  expect(report.proposal_answers).toMatchObject([{ accepted: true, name: 'Asha Udaan' }]);
  expect(report.proposal_questions).toMatchObject([{ body: 'Asha Udaan asks', answer: 'Dear Asha Udaan' }]);
  expect(report.events).toContainEqual(expect.objectContaining({ type: 'proposal-answered' }));
  expect(report.proposal_links).toMatchObject([{ channel: 'copied' }]);
  expect(report.proposal_views).toMatchObject([{ opened: 1 }]);
  expect(JSON.stringify(report)).not.toContain('Somebody Else');

  await erasePerson(serviceRole, PERSON, true, log);
  for (const table of ['proposals', ...PROPOSAL_PARTS] as const)
    expect([table, await count(table)]).toEqual([table, 1]);
  expect(await tracesOf('5555500001', 'asha@mail.example', 'Asha Udaan')).toEqual([]);

  const old = new Date(Date.now() + 86_400_000);
  await applyRetention(serviceRole, old, true, log);
  for (const table of ['proposals', ...PROPOSAL_PARTS] as const)
    expect([table, await count(table)]).toEqual([table, 0]);
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

test('An erasure removes the person’s records, files and all that is written about them, and nobody else’s', async () => {
  await addPersonEverywhere();
  await addResume();
  await writeAboutEveryLead();
  await erasePerson(serviceRole, PERSON, true, log);
  for (const { table } of SOURCES) expect(await count(table)).toBe(table === 'contact_inquiries' ? 1 : 0);
  expect(await hasResume()).toBe(false);
  for (const table of [
    'leads',
    'people',
    'activities',
    'record_notes',
    'status_changes',
    'deliveries',
  ] as const)
    expect([table, await count(table)]).toEqual([table, 1]);
  expect(await tracesOf('5555500001', 'asha@mail.example', 'Asha Udaan')).toEqual([]);
});

test('Of two merged numbers one is erased, the other named, and nothing left of the first', async () => {
  await add('contact_inquiries', { email: 'asha@mail.example' });
  await add('contact_inquiries', { phone: '+915555500002', name: 'Somebody Else' });
  const people = must(await serviceRole.from('people').select('id, phone').order('phone'));
  const admin = await server.signIn('admin');
  const [from_person = '', into_person = ''] = people.map(({ id }) => id).reverse();
  must(await admin.rpc('merge_people', { from_person, into_person }));
  await writeAboutEveryLead();

  await erasePerson(serviceRole, { phone: PERSON.phone }, true, log);
  expect(logged).toContain('Merged with +915555500002: if that is theirs too, repeat this for it.');
  expect(await tracesOf('5555500001', 'asha@mail.example', 'Asha Udaan')).toEqual([]);
  expect(must(await serviceRole.from('people').select('phone, name, merged_into'))).toEqual([
    { phone: '+915555500002', name: 'Somebody Else', merged_into: null },
  ]);

  await erasePerson(serviceRole, { phone: '+915555500002' }, true, log);
  for (const table of [
    'leads',
    'people',
    'activities',
    'person_merges',
    'record_notes',
    'status_changes',
  ] as const)
    expect([table, await count(table)]).toEqual([table, 0]);
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
  await add('newsletter_subscribers', { email: 'never@mail.example', asked_at: '2020-01-01T00:00:00Z' });
  await add('newsletter_subscribers', { email: 'soon@mail.example', asked_at: new Date().toISOString() });
  await add('newsletter_subscribers', {
    email: 'yes@mail.example',
    asked_at: '2020-01-01T00:00:00Z',
    confirmed_at: '2020-01-01T00:00:00Z',
  });

  await applyRetention(serviceRole, cutoff('24m'), false, log);
  expect(logged).toContain('  contact_inquiries: 110');
  expect(logged).toContain('Subscribers who did not confirm within 30 days: 1');
  expect(await count('contact_inquiries')).toBe(111);

  await applyRetention(serviceRole, cutoff('24m'), true, log);
  expect(await count('contact_inquiries')).toBe(1);
  const { data } = await serviceRole.from('newsletter_subscribers').select('email').order('email');
  expect(data?.map(({ email }) => email)).toEqual([
    'asha@mail.example',
    'soon@mail.example',
    'yes@mail.example',
  ]);
  // The new inquiry’s and the approved partner’s.
  expect(await count('leads')).toBe(2);
  expect(await count('people')).toBe(1);
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
