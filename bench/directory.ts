/**
 * The directory as a visitor meets it: how long a slow phone is kept from answering a tap while the demo rows are drawn;
 * among 10,000 associates, answers over HTTP and the time from a stored registration or rejection until an open page shows
 * it (limit: two seconds). What happens inside the database is bench/database.ts's.
 * Needs a build: `npm run build && npm run bench:directory`.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openPglite } from '../backend/database/open-pglite.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { associate, newAssociate } from '../testing/samples.ts';
import { seedAssociates } from '../testing/seed-rows.ts';
import { migratedTemplate } from '../testing/test-database.ts';
import { newDataFolder, startTestServer, type TestServer } from '../testing/test-server.ts';
import { throttledVisit, type Visit } from './site/throttled-visit.ts';

const ASSOCIATES = 10_000;
const VISITS = 7;
const ROUNDS = 15;
const LIMIT_MS = 2000;

const buildFolder = path.resolve(import.meta.dirname, '../build');
const dataFolder = newDataFolder();
await fillDatabase(path.join(dataFolder, 'database'));
const server = await startTestServer({ dataFolder, buildFolder });
const browser = await openBrowser();

try {
  console.info('a first visit with the demo rows, processor at a quarter of its speed, slow 4G, ms');
  const visits = await visitDemo();
  print(
    'largest paint',
    visits.map(({ lcp }) => lcp),
  );
  print(
    'blocking time',
    visits.map(({ blockingMs }) => blockingMs),
  );

  console.info(`\none page of ${ASSOCIATES} associates over HTTP, ms`);
  for (const [question, args] of [
    ['first page', {}],
    ['last page', { page_offset: ASSOCIATES - 24 }],
    ['whole pincode', { pincode_part: '226010' }],
    ['three digits', { pincode_part: '226' }],
  ] as const) {
    print(question, await measure(() => server.visitor().rpc('find_associates', args)));
  }

  const page = await browser.newPage();
  await page.goto(`${server.url}/our-associates?pincode=744101`);
  await page.getByText('Live', { exact: true }).waitFor();
  console.info('\nuntil an open directory shows it, ms');
  const people = await Promise.all(Array.from({ length: ROUNDS }, (_, round) => person(server, round)));
  const registered = await measure((round) => register(server, page, people[round]));
  print('a registration', registered);
  print('a rejection', await measure((round) => reject(server, page, round)));
  process.exitCode = Math.max(...registered) < LIMIT_MS ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function visitDemo(): Promise<Visit[]> {
  const demo = await startTestServer({ buildFolder, empty: false });
  const visits: Visit[] = [];
  for (let round = 0; round < VISITS; round++)
    visits.push(await throttledVisit(browser, `${demo.url}/our-associates`, 'article'));
  await demo.close();
  return visits;
}

async function fillDatabase(folder: string) {
  cpSync(await migratedTemplate(), folder, { recursive: true });
  const database = await openPglite(folder);
  await seedAssociates(database, ASSOCIATES);
  await database.exec('analyze');
  await database.close();
}

async function measure(step: (round: number) => PromiseLike<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await step(round);
    times.push(performance.now() - startedAt);
  }
  return times;
}

const person = ({ visitor }: TestServer, round: number) =>
  newAssociate(visitor(), { full_name: `Round ${round} Person`, pincode: '744101' });

async function register({ visitor }: TestServer, page: Page, row = associate()) {
  const { error } = await visitor().from('associate_registrations').insert(row);
  if (error) throw error;
  await page.getByRole('article', { name: row.full_name }).waitFor();
}

async function reject({ serviceRole }: TestServer, page: Page, round: number) {
  const name = `Round ${round} Person`;
  const { error } = await serviceRole()
    .from('associate_registrations')
    .update({ status: 'rejected' })
    .eq('full_name', name);
  if (error) throw error;
  await page.getByRole('article', { name }).waitFor({ state: 'detached' });
}

function print(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  console.info(
    `  ${what.padEnd(18)} median ${median.toFixed(0).padStart(5)}   slowest ${sorted.at(-1)?.toFixed(0).padStart(5)}`,
  );
}
