import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceRole } from './connect.ts';
import {
  about,
  eraseRows,
  type Found,
  filesOf,
  findExpired,
  findPerson,
  findUnconfirmed,
  messagesTo,
  otherNumbers,
  type Person,
  proposalsTo,
  SOURCES,
  type StoredFile,
} from './personal-data.ts';

type Log = (line: string) => void;

const NOT_ERASED =
  'Nothing was erased. Add --yes to erase these and all that is written about them: files, notes, calls, history, proposals.';

/** Everything we hold about a person, as a folder to hand over: records.json and the files they sent. */
export async function exportPerson(
  serviceRole: ServiceRole,
  person: Person,
  folder: string,
  log: Log,
): Promise<void> {
  const found = await findPerson(serviceRole, person);
  if (found.length === 0) return log('Nothing is stored under that phone number or e-mail address.');
  mkdirSync(folder, { recursive: true });
  const records = Object.fromEntries(found.map(({ source, rows }) => [source.table, rows]));
  const report = {
    exportedAt: new Date().toISOString(),
    records,
    people: await about(serviceRole, 'people', found),
    leads: await about(serviceRole, 'leads', found),
    activities: await about(serviceRole, 'activities', found),
    notes: await about(serviceRole, 'record_notes', found),
    history: await about(serviceRole, 'status_changes', found),
    events: await about(serviceRole, 'events', found),
    messages: await messagesTo(serviceRole, found),
    ...(await proposalsTo(serviceRole, found)),
  };
  writeFileSync(path.join(folder, 'records.json'), `${JSON.stringify(report, null, 2)}\n`);

  for (const one of found)
    for (const file of await filesOf(serviceRole, one)) await copyFile(serviceRole, file, folder, log);
  logCounts(found, log);
  await logOtherNumbers(serviceRole, found, log);
  log(`Written to ${folder}.`);
}

async function copyFile(serviceRole: ServiceRole, file: StoredFile, folder: string, log: Log) {
  const { data } = await serviceRole.storage.from(file.bucket_id).download(file.path);
  if (!data) return log(`  ${file.bucket_id}/${file.path} is not there any more`);
  const name = path.join(folder, file.bucket_id, path.basename(file.path));
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, Buffer.from(await data.arrayBuffer()));
}

export async function erasePerson(
  serviceRole: ServiceRole,
  person: Person,
  sure: boolean,
  log: Log,
): Promise<void> {
  const found = await findPerson(serviceRole, person);
  if (found.length === 0) return log('Nothing is stored under that phone number or e-mail address.');
  logCounts(found, log);
  await logOtherNumbers(serviceRole, found, log);
  if (!sure) return log(NOT_ERASED);
  let files = 0;
  for (const one of found) files += (await eraseRows(serviceRole, one)).length;
  log(`Erased, with ${files} file${files === 1 ? '' : 's'}.`);
}

export async function applyRetention(
  serviceRole: ServiceRole,
  before: Date,
  sure: boolean,
  log: Log,
): Promise<void> {
  log(`Leads from before ${before.toISOString().slice(0, 10)}:`);
  for (const source of SOURCES.filter((source) => source.expires)) {
    let due = await findExpired(serviceRole, source, before);
    log(`  ${source.table}: ${due.total}`);
    while (sure && due.rows.length > 0) {
      await eraseRows(serviceRole, { source, rows: due.rows });
      due = await findExpired(serviceRole, source, before);
    }
  }
  await eraseUnconfirmed(serviceRole, sure, log);
  log(sure ? 'Erased.' : NOT_ERASED);
}

async function eraseUnconfirmed(serviceRole: ServiceRole, sure: boolean, log: Log): Promise<void> {
  const source = SOURCES.find(({ table }) => table === 'newsletter_subscribers');
  let due = await findUnconfirmed(serviceRole);
  log(`Subscribers who did not confirm within 30 days: ${due.total}`);
  while (source && sure && due.rows.length > 0) {
    await eraseRows(serviceRole, { source, rows: due.rows });
    due = await findUnconfirmed(serviceRole);
  }
}

/** "24m" is 24 months, "90d" 90 days, "2y" two years. */
export function cutoff(age: string, now = new Date()): Date {
  const [, count, unit] = /^([1-9][0-9]{0,3})([dmy])$/.exec(age) ?? [];
  if (!count || !unit) throw new Error('Write an age as 90d, 24m or 2y.');
  const before = new Date(now);
  if (unit === 'd') before.setUTCDate(before.getUTCDate() - Number(count));
  else before.setUTCMonth(before.getUTCMonth() - Number(count) * (unit === 'y' ? 12 : 1));
  return before;
}

async function logOtherNumbers(serviceRole: ServiceRole, found: Found[], log: Log) {
  const numbers = await otherNumbers(serviceRole, found);
  if (numbers.length > 0)
    log(`Merged with ${numbers.join(', ')}: if that is theirs too, repeat this for it.`);
}

function logCounts(found: Found[], log: Log) {
  for (const { source, rows } of found) log(`  ${source.table}: ${rows.length}`);
}
