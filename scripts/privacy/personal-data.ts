import { personalData } from '../../app/leads/kinds.ts';
import { must, type ServiceRole } from './connect.ts';

/** A test fails when the schema has a table about people that is not here. */
export const SOURCES = personalData;
type Source = (typeof SOURCES)[number];

type Row = { id: string } & Record<string, unknown>;
export interface StoredFile {
  bucket_id: string;
  path: string;
}
export interface Found {
  source: Source;
  rows: Row[];
}
export interface Person {
  phone?: string;
  email?: string;
}

/** Ids go into the URL; more of them and a proxy may refuse its length. */
const BATCH = 100;
const PAGE = 1000;

/** All rows that carry the person's phone number or e-mail address. */
export async function findPerson(serviceRole: ServiceRole, person: Person): Promise<Found[]> {
  const wanted = {
    phone: person.phone && storedPhone(person.phone),
    email: person.email?.trim().toLowerCase(),
  };
  const found: Found[] = [];
  for (const source of SOURCES) {
    const conditions = source.contact.flatMap((column) =>
      wanted[column] ? [`${column}.eq."${wanted[column]}"`] : [],
    );
    if (conditions.length === 0) continue;
    const rows = await allRows(serviceRole, source.table, conditions.join(','));
    if (rows.length > 0) found.push({ source, rows });
  }
  return found;
}

/** An answer holds a thousand rows at most, so they are read by keyset pagination. */
async function allRows(
  serviceRole: ServiceRole,
  table: Source['table'] | keyof typeof ABOUT | 'deliveries' | ProposalPart,
  condition: string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = serviceRole.from(table).select('*').or(condition).order('id').limit(PAGE);
    const last = rows.at(-1);
    const next = must(await (last ? page.gt('id', last.id) : page)) as unknown as Row[];
    rows.push(...next);
    if (next.length < PAGE) return rows;
  }
}

/** What the database and staff write about a record, and by which column. All of it goes when the record goes. */
const ABOUT = {
  leads: 'id',
  activities: 'lead_id',
  record_notes: 'record_id',
  status_changes: 'record_id',
  events: 'lead_id',
  deliveries: 'lead_id',
  proposals: 'lead_id',
  people: 'phone',
} as const;

/** What hangs on these records, in one of the tables that speak about others. */
export async function about(
  serviceRole: ServiceRole,
  table: keyof typeof ABOUT,
  found: readonly Found[],
): Promise<Row[]> {
  const column = ABOUT[table];
  const own = column === 'phone' ? 'phone' : 'id';
  const rows = found.flatMap(({ source, rows }) => (source.contact.includes('phone') ? rows : []));
  const values = [...new Set(rows.map((row) => String(row[own])))];
  const all: Row[] = [];
  for (let start = 0; start < values.length; start += BATCH) {
    const batch = values.slice(start, start + BATCH);
    // Quoted, because lite takes +91… for a number otherwise.
    const condition = `${column}.in.(${batch.map((value) => `"${value}"`).join()})`;
    all.push(...(await allRows(serviceRole, table, condition)));
  }
  return all;
}

/** What belongs to a proposal: what it says, when it was sent and looked at, what was answered and asked. */
export const PROPOSAL_PARTS = [
  'proposal_versions',
  'proposal_links',
  'proposal_views',
  'proposal_answers',
  'proposal_questions',
] as const;
type ProposalPart = (typeof PROPOSAL_PARTS)[number];

/** Their proposals whole. All of it goes when the record goes. */
export async function proposalsTo(serviceRole: ServiceRole, found: readonly Found[]) {
  const proposals = await about(serviceRole, 'proposals', found);
  const parts: Record<string, Row[]> = { proposals };
  for (const part of PROPOSAL_PARTS) {
    parts[part] = [];
    for (let start = 0; start < proposals.length; start += BATCH) {
      const ids = proposals.slice(start, start + BATCH).map(({ id }) => id);
      parts[part].push(...(await allRows(serviceRole, part, `proposal_id.in.(${ids.join()})`)));
    }
  }
  return parts;
}

/** Which messages went to them, or wait. They go with the record or the subscription. */
export async function messagesTo(serviceRole: ServiceRole, found: readonly Found[]): Promise<Row[]> {
  const all: Row[] = [];
  for (const { source, rows } of found) {
    const column = source.table === 'newsletter_subscribers' ? 'subscriber_id' : 'lead_id';
    for (let start = 0; start < rows.length; start += BATCH) {
      const ids = rows.slice(start, start + BATCH).map(({ id }) => id);
      all.push(...(await allRows(serviceRole, 'deliveries', `${column}.in.(${ids.join()})`)));
    }
  }
  return all;
}

/** Numbers that staff found to be the same person's: whether they are is for the person to say. */
export async function otherNumbers(serviceRole: ServiceRole, found: readonly Found[]): Promise<string[]> {
  const people = await about(serviceRole, 'people', found);
  const persons = [...new Set(people.map((row) => String(row.merged_into ?? row.id)))];
  if (persons.length === 0) return [];
  const same = `id.in.(${persons.join()}),merged_into.in.(${persons.join()})`;
  const numbers = must(await serviceRole.from('people').select('phone').or(same).limit(PAGE));
  const known = new Set(people.map((row) => row.phone));
  return numbers.flatMap(({ phone }) => (known.has(phone) ? [] : [phone])).sort();
}

/** The oldest rows that are due, at most a batch of them, and how many there are in all. */
export async function findExpired(serviceRole: ServiceRole, source: Source, before: Date) {
  const old = serviceRole
    .from(source.table)
    .select('*', { count: 'exact' })
    .lt('created_at', before.toISOString())
    .order('created_at')
    .limit(BATCH);
  const answer = await (source.expires === 'unless approved' ? old.or('status.neq.approved') : old);
  return { rows: must(answer) as unknown as Row[], total: answer.count ?? 0 };
}

/** How long somebody may take to confirm a subscription, from the last mail that asked. Who was never asked stays. */
const CONFIRM_DAYS = 30;

export async function findUnconfirmed(serviceRole: ServiceRole, now = new Date()) {
  const before = new Date(now.getTime() - CONFIRM_DAYS * 86_400_000).toISOString();
  const unconfirmed = serviceRole.from('newsletter_subscribers').select('*', { count: 'exact' });
  const answer = await unconfirmed.is('confirmed_at', null).lt('asked_at', before).limit(BATCH);
  return { rows: must(answer) as unknown as Row[], total: answer.count ?? 0 };
}

/** Files first: if this stops half-way, the rows are still there to find the rest by. Whatever speaks about a row goes with it. */
export async function eraseRows(serviceRole: ServiceRole, { source, rows }: Found): Promise<StoredFile[]> {
  const erased: StoredFile[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const files = await filesOf(serviceRole, { source, rows: batch });
    for (const file of files) must(await serviceRole.storage.from(file.bucket_id).remove([file.path]));
    const ids = batch.map((row) => row.id);
    must(await serviceRole.from(source.table).delete().in('id', ids));
    erased.push(...files);
  }
  return erased;
}

/** The files these rows own. A row may name another's file, which stays with its owner. */
export async function filesOf(serviceRole: ServiceRole, { source, rows }: Found): Promise<StoredFile[]> {
  const ids = rows.map((row) => row.id);
  return must(await serviceRole.rpc('claimed_files', { of_table: source.table, of_records: ids }));
}

/** As the database stores it: with a leading + as written, else an Indian number by its last ten digits. */
function storedPhone(written: string): string {
  const digits = written.replace(/\D/g, '');
  if (/^\s*\+(?!\D*91)/.test(written) && digits.length >= 7) return `+${digits}`;
  if (digits.length < 10)
    throw new Error(`“${written}” is not a phone number: write ten digits, or + and the country code.`);
  return `+91${digits.slice(-10)}`;
}
