import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../backend/database/database.ts';
import { migrationFiles } from '../../backend/database/migrate.ts';
import { prepare, SUPABASE_FOLDER } from '../../backend/database/prepare.ts';
import { ENGINES } from '../../testing/actors.ts';
import { insertSql, TABLES, type Table } from '../../testing/sample-rows.ts';
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

/** Rows that the first release accepted, with the awkward ones. */
const ROWS: [Table, Record<string, unknown>][] = [
  ...TABLES.filter(
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
    for (const [table, row] of ROWS) await owner(insertSql(table, row));
    for (const table of TABLES) before[table] = await idsOf(table);
    await prepare(database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('Every record of the first release is still there', async () => {
    for (const table of TABLES) {
      expect(before[table]?.length).toBeGreaterThan(0);
      expect(await idsOf(table)).toEqual(before[table]);
    }
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
