/**
 * How long the database takes for what the directory and the dashboard ask, and which indexes answered
 * (`npm run bench:database`): on a PostgreSQL of its own and on PGlite, or on the one that is named.
 */
import { openPolicyDatabase, type PolicyDatabase } from '../testing/actors.ts';
import type { Question } from '../testing/desk-questions.ts';
import { onScratchPostgres } from '../testing/scratch-postgres.ts';
import { seedLeads } from '../testing/seed-leads.ts';
import { seedAssociates } from '../testing/seed-rows.ts';
import { insertCost } from './support/insert-cost.ts';
import { fastest, VIEWS, vacuum } from './support/timing.ts';

const LEADS = 100_000;
const PEOPLE = 60_000;
const ACTIVITIES = 300_000;
const ASSOCIATES = 10_000;

const find = (args: string) => `select * from public.find_associates(${args})`;

const DIRECTORY: Question[] = [
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

const [, , only] = process.argv;
if (only !== 'PGlite') await onScratchPostgres((url) => measureAll('PostgreSQL', url));
if (only !== 'PostgreSQL') await measureAll('PGlite');

async function measureAll(engine: string, postgresUrl?: string) {
  const db = await openPolicyDatabase(postgresUrl);
  await seedLeads(db.database, LEADS, PEOPLE, ACTIVITIES);
  await vacuum(db.database);
  for (const [view, questions] of Object.entries(VIEWS)) {
    heading(`${engine}: ${view}, as an agent, ${LEADS} leads`);
    for (const [question, sql] of questions) await measure(db, 'agent', question, sql);
  }
  await reportInsertCost(engine, db);
  // Each has a lead as well, so they come last.
  await seedAssociates(db.database, ASSOCIATES);
  await vacuum(db.database);
  heading(`${engine}: the directory, as a visitor, ${ASSOCIATES} associates`);
  for (const [question, sql] of DIRECTORY) await measure(db, 'visitor', question, sql);
  await db.close();
}

async function reportInsertCost(engine: string, db: PolicyDatabase) {
  const { record, lead, messages } = await insertCost(db.database);
  const compared = (milliseconds: number) =>
    `${milliseconds.toFixed(1)} ms, ratio ${(milliseconds / record).toFixed(2)}`;
  console.info(
    `\n${engine}: a booking through the API ${record.toFixed(1)} ms; with its lead and person ${compared(lead)}; with the messages about it ${compared(messages)}`,
  );
}

function heading(title: string) {
  console.info(`\n${title}\n${''.padEnd(46)}    ms  answered from`);
}

async function measure(db: PolicyDatabase, actor: 'visitor' | 'agent', question: string, sql: string) {
  const { milliseconds, scanned } = await fastest(db, actor, sql);
  console.info(`${question.padEnd(46)} ${milliseconds.toFixed(1).padStart(6)}  ${scanned.join(', ')}`);
}
