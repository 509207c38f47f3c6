/**
 * How long the database takes for what the directory and the dashboard ask, and which indexes answered
 * (`npm run bench:database`). On PGlite, and on a PostgreSQL when TEST_DATABASE_URL names one.
 */
import type { Database } from '../backend/database/database.ts';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../testing/actors.ts';
import { seedAssociates, seedBookings } from '../testing/seed-rows.ts';

const BOOKINGS = 100_000;
const ASSOCIATES = 10_000;
const ROUNDS = 10;

const page = 'order by created_at desc, id desc limit 25';
const bookings = 'select id, name, phone, status, created_at from public.consultation_bookings';
const search = (term: string) =>
  `select id, name, phone, status, created_at from public.search_consultation_bookings(${term}) ${page}`;
const find = (args: string) => `select * from public.find_associates(${args})`;

const DIRECTORY: [question: string, sql: string][] = [
  ['first page', find('')],
  ['last page', find(`page_offset => ${ASSOCIATES - 24}`)],
  ['whole pincode', find("pincode_part => '226010'")],
  ['three digits of a pincode', find("pincode_part => '226'")],
  ['one digit of a pincode', find("pincode_part => '2'")],
  [
    'first digits of a pincode',
    `select id, pincode from public.associate_registrations
     where status = 'approved' and pincode >= '2260' and pincode < '2261' order by created_at desc limit 24`,
  ],
  [
    'a pattern behind the row rule, for comparison',
    `select id, pincode from public.associate_registrations
     where status = 'approved' and pincode like '%226010%' order by created_at desc limit 24`,
  ],
];

const DASHBOARD: [question: string, sql: string][] = [
  ['open the tab', `${bookings} ${page}`],
  ['count it', 'select count(*) from public.consultation_bookings'],
  ['filter by status', `${bookings} where status = 'contacted' ${page}`],
  ['count the filtered', `select count(*) from public.consultation_bookings where status = 'contacted'`],
  [
    'next page, by the last row’s key',
    `${bookings} where created_at <= now() - interval '60 days' and (created_at < now() - interval '60 days' or id < gen_random_uuid()) ${page}`,
  ],
  ['last page, from the end', `${bookings} order by created_at, id limit 25`],
  ['middle page by offset, for comparison', `${bookings} ${page} offset ${BOOKINGS / 2}`],
  ['last page by offset, for comparison', `${bookings} ${page} offset ${BOOKINGS - 25}`],
  ['search a name', search(`'asha roshan 771'`)],
  ['search a phone number', search(`'+91 55500 77777'`)],
  ['search a common word', search(`'gomti'`)],
  ['search two letters', search(`'gm'`)],
  ['search nothing known', search(`'xyzzy'`)],
  ['search and filter', search(`'aliganj', 'completed'`)],
  ['counters', 'select * from public.dashboard_counts()'],
  ['leads per day, 90 days', 'select * from public.leads_per_day(90)'],
  ['where leads stand, 90 days', 'select * from public.status_breakdown(90)'],
  [
    'a pattern behind the row rule, for comparison',
    `${bookings} where search_text like '%asha roshan 771%' ${page}`,
  ],
];

for (const { engine, postgresUrl } of ENGINES) {
  const db = await openPolicyDatabase(postgresUrl);
  await seedBookings(db.database, BOOKINGS);
  await seedAssociates(db.database, ASSOCIATES);
  await vacuum(db.database);
  heading(`${engine}: the directory, as a visitor, ${ASSOCIATES} associates`);
  for (const [question, sql] of DIRECTORY) await measure(db, 'visitor', question, sql);
  heading(`${engine}: the dashboard, as an admin, ${BOOKINGS} bookings`);
  for (const [question, sql] of DASHBOARD) await measure(db, 'admin', question, sql);
  await db.close();
}

/** What autovacuum does on a server: planner statistics, and pages marked so that an index alone can answer. */
async function vacuum({ connection }: Database) {
  type Session = { unsafe(sql: string, params: unknown[]): Promise<unknown>; release(): void };
  const session = await (connection.driver as { reserve(): Promise<Session> }).reserve();
  await session.unsafe('vacuum analyze', []);
  session.release();
}

function heading(title: string) {
  console.info(`\n${title}\n${''.padEnd(46)}    ms  answered from`);
}

/** The fastest of a few rounds: whatever else the machine does can only make it slower. */
async function measure(db: PolicyDatabase, actor: 'visitor' | 'admin', question: string, sql: string) {
  let fastest = Number.POSITIVE_INFINITY;
  let read: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { milliseconds, scanned } = await db.timed(actor, sql);
    fastest = Math.min(fastest, milliseconds);
    read = scanned;
  }
  console.info(`${question.padEnd(46)} ${fastest.toFixed(1).padStart(6)}  ${read.join(', ')}`);
}
