import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceOf } from '../../app/leads/reference';
import type { Database } from '../../backend/database/database.ts';
import { migrationFiles } from '../../backend/database/migrate.ts';
import { prepare, SUPABASE_FOLDER } from '../../backend/database/prepare.ts';
import { ENGINES } from '../../testing/actors.ts';
import {
  insertSql,
  LEAD_TABLES,
  RECORD_ID,
  RECORD_TABLES,
  TABLES,
  type Table,
} from '../../testing/sample-rows.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** The migrations of the first release, before files were claimed and consent required. */
const FIRST_RELEASE = /^20261115/;
const STORED = '/storage/v1/object/public/certificates';
const OLD = { created_at: '2026-01-01T00:00:00Z' };
const LATER = { created_at: '2026-02-01T00:00:00Z' };
const bill = (host: string, name = '1760000000000-abcdefgh.pdf') =>
  `${host}${STORED}/installation-requests/${name}`;
const certificate = (name: string) => ({ certificate_url: `https://project.example${STORED}/${name}` });
const partner = (n: number, more: object) => ({ email: `partner${n}@mail.example`, ...more });

/** Tables that came later. */
const OUTBOX: Table[] = [
  'notification_settings',
  'push_subscriptions',
  'events',
  'deliveries',
  'delivery_events',
];
const PROPOSALS: Table[] = [
  'price_items',
  'subsidy_schemes',
  'proposal_terms',
  'proposals',
  'proposal_versions',
  'proposal_links',
  'proposal_views',
  'proposal_answers',
  'proposal_questions',
];
const NEW: Table[] = [
  'staff',
  'people',
  'leads',
  'activities',
  'person_merges',
  'saved_views',
  'imports',
  'article_sendings',
  ...OUTBOX,
  ...PROPOSALS,
];
const OLD_TABLES = TABLES.filter((table) => !NEW.includes(table));
/** Given to records of two kinds by a visitor who wanted to see what happens. */
const SHARED_ID = '00000000-0000-4000-8000-0000000000aa';
const ADMIN_ID = '00000000-0000-4000-8000-0000000000ad';

/** Rows that the first release accepted, with the awkward ones. */
const ROWS: [Table, Record<string, unknown>][] = [
  ...OLD_TABLES.filter(
    (table) => table !== 'associate_directory_state' && table !== 'associate_registrations',
  ).map((table): [Table, Record<string, unknown>] => [table, {}]),
  ['consultation_bookings', { consent_version: null, name: 'Asha\u202e Udaan' }],
  ['installation_requests', { ...OLD, name: 'Owner', file_url: bill('https://project.example') }],
  ['installation_requests', { ...LATER, name: 'Second', file_url: bill('') }],
  ['installation_requests', { name: 'Foreign', file_url: bill('https://our.example@evil.example', 'a.pdf') }],
  ['installation_requests', { name: 'No such kind', file_url: bill('http://evil.example', 'x..exe') }],
  ['associate_registrations', partner(1, { ...OLD, ...certificate('1760000000000-abcdefgh.PNG') })],
  ['associate_registrations', partner(2, { ...LATER, ...certificate('1760000000000-abcdefgh.PNG') })],
  ['associate_registrations', partner(3, certificate('installation-requests/1760000000000-abcdefgh.pdf'))],
  ['associate_registrations', partner(4, certificate('../resumes/x.pdf'))],
  [
    'associate_registrations',
    partner(5, { certificate_url: `${STORED}/seed/dealer.webp`, status: 'approved' }),
  ],
  ['testimonials', { customer_name: 'Film', video_url: `https://cdn.example${STORED}/testimonials/a.mp4` }],
  ['testimonials', { customer_name: 'Odd', image_url: `http://h.example${STORED}/testimonials/a.exe` }],
  ['contact_inquiries', { ...OLD, id: RECORD_ID, name: 'Older', email: 'old@mail.example' }],
  ['training_registrations', { ...LATER, name: 'In between' }],
  ['consultation_bookings', { id: SHARED_ID, name: 'First', phone: '+915555500007' }],
  ['contact_inquiries', { id: SHARED_ID, name: 'Second', phone: '+915555500008' }],
  ['record_notes', { record_id: SHARED_ID, body: 'About the second' }],
  ['record_notes', { table_name: 'testimonials', record_id: SHARED_ID, body: 'About nobody' }],
  ['record_notes', { record_id: ADMIN_ID, body: 'About a record that is gone' }],
  ['status_changes', { record_id: ADMIN_ID }],
  ['career_applications', { ...OLD, full_name: 'Owner', resume_url: '1760000000000-abcdefgh.PDF' }],
  ['career_applications', { ...LATER, full_name: 'Second', resume_url: '1760000000000-abcdefgh.PDF' }],
];

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-release-'));
  const before: Partial<Record<Table, string[]>> = {};
  let database: Database;
  const owner = <Row = Record<string, unknown>>(sql: string) =>
    database.transaction((query) => query<Row>(sql));
  const idsOf = async (table: Table) =>
    (await owner<{ id: string }>(`select id::text from public.${table} order by 1`)).map(({ id }) => id);

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'migrations'));
    for (const file of migrationFiles(path.join(SUPABASE_FOLDER, 'migrations')).filter((name) =>
      FIRST_RELEASE.test(name),
    ))
      cpSync(path.join(SUPABASE_FOLDER, 'migrations', file), path.join(folder, 'migrations', file));
    database = await openTestDatabase({ supabaseFolder: folder, postgresUrl });
    await owner(`insert into auth.users (id, email, email_confirmed_at) values
      ('${ADMIN_ID}', 'Boss@Office.example', now()), (gen_random_uuid(), 'user@office.example', now())`);
    await owner(`insert into private.admins (user_id) values ('${ADMIN_ID}')`);
    for (const [table, row] of ROWS) await owner(insertSql(table, row));
    await owner(`update contact_inquiries set status = 'responded' where id = '${RECORD_ID}'`);
    for (const table of OLD_TABLES) before[table] = await idsOf(table);
    await prepare(database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('Every record of the first release is still there', async () => {
    for (const table of OLD_TABLES) {
      const [had, has] = [before[table] ?? [], await idsOf(table)];
      expect(had.length).toBeGreaterThan(0);
      if (table === 'record_notes' || table === 'status_changes')
        expect(had).toEqual(expect.arrayContaining(has));
      // Of two records with one id the second got another.
      else if (table === 'contact_inquiries') expect(has).toHaveLength(had.length);
      else expect(has).toEqual(had);
    }
  });

  test('A subscriber of the first release stays, unconfirmed, unasked and with a token', async () => {
    const sql = 'select token is not null as has_token, confirmed_at, asked_at from newsletter_subscribers';
    expect(await owner(sql)).toEqual([{ has_token: true, confirmed_at: null, asked_at: null }]);
    expect(await owner('select from events where subscriber_id is not null')).toEqual([]);
  });

  test('Every record has its lead, with its reference, and its person', async () => {
    for (const table of LEAD_TABLES) {
      const records = await owner(`
        select record.id, record.phone, record.status, record.created_at from public.${table} as record order by 1`);
      const leads = await owner<{ reference: string; id: string }>(`
        select lead.id, number.phone, lead.status, lead.created_at, lead.reference
        from leads as lead join people as number on number.phone = lead.phone and number.id = lead.person_id
        where lead.kind = '${table}' order by 1`);
      expect(leads).toEqual(
        records.map((record) => ({ ...record, reference: referenceOf(String(record.id)) })),
      );
    }
    const counts = await database.transaction(async (query) => {
      await query(`select set_config('request.jwt.claims', '{"sub": "${ADMIN_ID}"}', true)`);
      return query<{ table_name: string; total: number }>('select * from dashboard_counts()');
    });
    for (const { table_name, total } of counts) expect(total).toBe(before[table_name as Table]?.length);
    expect(counts).toHaveLength(RECORD_TABLES.length);
  });

  test('A person is called what the newest of their records says, and known since the oldest', async () => {
    expect(await owner(`select name, email, created_at from people where phone = '+915555500001'`)).toEqual([
      { name: 'Asha Udaan', email: expect.any(String), created_at: '2026-01-01T00:00:00+00:00' },
    ]);
    expect(await owner('select count(*) as people from people')).toEqual([{ people: 3 }]);
  });

  test('When somebody was first answered is known from the history', async () => {
    const [lead] = await owner(`
      select lead.first_responded_at = min(changed_at) and lead.reached_at = min(changed_at)
        and lead.status_since = max(changed_at) as same
      from leads as lead join status_changes as change on change.lead_id = lead.id
      where lead.id = '${RECORD_ID}' group by lead.id`);
    expect(lead).toEqual({ same: true });
  });

  test('Of two records with one id each has its own now, and the note about the second is still its', async () => {
    expect(
      await owner(`
        select lead.name, lead.id = '${SHARED_ID}' as kept, note.body
        from leads as lead left join record_notes as note on note.lead_id = lead.id
        where lead.phone in ('+915555500007', '+915555500008') order by 1`),
    ).toEqual([
      { name: 'First', kept: true, body: null },
      { name: 'Second', kept: false, body: 'About the second' },
    ]);
  });

  test('Notes about a record that is gone are gone, those of a testimonial stay', async () => {
    const notes = await owner<{ body: string }>('select body from record_notes order by 1');
    expect(notes.map(({ body }) => body)).toEqual(['About nobody', 'About the second', 'Called back.']);
    expect(await owner(`select from status_changes where record_id = '${ADMIN_ID}'`)).toEqual([]);
  });

  test('Admins are still admins, and nobody else is', async () => {
    expect(await owner('select email, role from staff')).toEqual([
      { email: 'boss@office.example', role: 'admin' },
    ]);
    expect(
      await owner(`
        select email, (
          select private.is_admin() from set_config('request.jwt.claims', json_build_object('sub', id)::text, true)
        ) as admin
        from auth.users order by email collate "C"`),
    ).toEqual([
      { email: 'Boss@Office.example', admin: true },
      { email: 'user@office.example', admin: false },
    ]);
  });

  test('Addresses lose their host; what no form can have stored names nothing', async () => {
    const files = await owner('select name, file_url from installation_requests order by name');
    expect(files).toEqual([
      { name: 'Asha Udaan', file_url: null },
      { name: 'Foreign', file_url: bill('', 'a.pdf') },
      { name: 'No such kind', file_url: null },
      { name: 'Owner', file_url: bill('') },
      { name: 'Second', file_url: bill('') },
    ]);
    const certificates = await owner<{ certificate_url: string }>(
      'select certificate_url from associate_registrations order by email',
    );
    expect(certificates.map((row) => row.certificate_url.replace(`${STORED}/`, ''))).toEqual([
      '1760000000000-abcdefgh.PNG',
      '1760000000000-abcdefgh.PNG',
      'seed/unavailable.png',
      'seed/unavailable.png',
      'seed/dealer.webp',
    ]);
    expect(await owner('select image_url, video_url from testimonials order by customer_name')).toEqual([
      { image_url: null, video_url: null },
      { image_url: null, video_url: `${STORED}/testimonials/a.mp4` },
      { image_url: null, video_url: null },
    ]);
  });

  test('The oldest record that names a file owns it', async () => {
    const claims = await owner<{ path: string; owner: string }>(`
      select claim.path, coalesce(request.name, associate.email, testimonial.customer_name, career.full_name) as owner
      from private.file_claims as claim
      left join installation_requests as request on request.id = claim.record_id
      left join associate_registrations as associate on associate.id = claim.record_id
      left join testimonials as testimonial on testimonial.id = claim.record_id
      left join career_applications as career on career.id = claim.record_id
      order by claim.path collate "C"`);
    expect(claims).toEqual([
      { path: '1760000000000-abcdefgh.PDF', owner: 'Owner' },
      { path: '1760000000000-abcdefgh.PNG', owner: 'partner1@mail.example' },
      { path: 'installation-requests/1760000000000-abcdefgh.pdf', owner: 'Owner' },
      { path: 'installation-requests/a.pdf', owner: 'Foreign' },
      { path: 'testimonials/a.mp4', owner: 'Film' },
    ]);
  });

  test('Every old record can still be worked on', async () => {
    for (const [table, status] of [
      ['consultation_bookings', 'contacted'],
      ['installation_requests', 'quotation'],
      ['associate_registrations', 'rejected'],
      ['testimonials', 'rejected'],
      ['career_applications', 'approved'],
      ['training_registrations', 'confirmed'],
      ['contact_inquiries', 'responded'],
    ] as const)
      expect(await owner(`update ${table} set status = '${status}' where true returning id`)).toHaveLength(
        before[table]?.length ?? 0,
      );
  });
});
