import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  ADMIN,
  AGENT,
  ENGINES,
  openPolicyDatabase,
  type PolicyDatabase,
} from '../../testing/actors.ts';
import {
  CERTIFICATES,
  insertSql,
  LINK_ID,
  PROPOSAL_ID,
  RECORD_ID,
  TABLES,
  type Table,
} from '../../testing/sample-rows.ts';

/**
 * Who may do what, one line per table and actor. Two rows lie in every table, one of them approved where there is such
 * a thing. "refused" is an error (42501); "nothing" is a success that shows or changes no row.
 */
const RULES = `
  table                      actor    select    insert   update   delete
  staff                      visitor  refused   refused  refused  refused
  staff                      user     nothing   refused  nothing  nothing
  staff                      agent    both      refused  nothing  nothing
  staff                      admin    both      stored   changed  deleted
  people                     visitor  refused   refused  refused  refused
  people                     user     nothing   refused  refused  refused
  people                     agent    both      refused  refused  refused
  people                     admin    both      refused  refused  refused
  leads                      visitor  refused   refused  refused  refused
  leads                      user     nothing   refused  nothing  refused
  leads                      agent    both      refused  changed  refused
  leads                      admin    both      refused  changed  refused
  activities                 visitor  refused   refused  refused  refused
  activities                 user     nothing   refused  refused  refused
  activities                 agent    both      stored   refused  refused
  activities                 admin    both      stored   refused  refused
  person_merges              visitor  refused   refused  refused  refused
  person_merges              user     nothing   refused  refused  refused
  person_merges              agent    both      refused  refused  refused
  person_merges              admin    both      refused  refused  refused
  saved_views                visitor  refused   refused  refused  refused
  saved_views                user     nothing   refused  nothing  nothing
  saved_views                agent    own       stored   changed  deleted
  saved_views                admin    own       stored   changed  deleted
  imports                    visitor  refused   refused  refused  refused
  imports                    user     nothing   refused  refused  refused
  imports                    agent    nothing   refused  refused  refused
  imports                    admin    both      refused  refused  refused
  notification_settings      visitor  refused   refused  refused  refused
  notification_settings      user     nothing   refused  nothing  refused
  notification_settings      agent    own       refused  changed  refused
  notification_settings      admin    own       refused  changed  refused
  push_subscriptions         visitor  refused   refused  refused  refused
  push_subscriptions         user     nothing   refused  refused  nothing
  push_subscriptions         agent    own       stored   refused  deleted
  push_subscriptions         admin    own       stored   refused  deleted
  events                     visitor  refused   refused  refused  refused
  events                     user     nothing   refused  refused  refused
  events                     agent    both      refused  refused  refused
  events                     admin    both      refused  refused  refused
  deliveries                 visitor  refused   refused  refused  refused
  deliveries                 user     nothing   refused  refused  refused
  deliveries                 agent    nothing   refused  refused  refused
  deliveries                 admin    both      refused  refused  refused
  delivery_events            visitor  refused   refused  refused  refused
  delivery_events            user     nothing   refused  refused  refused
  delivery_events            agent    nothing   refused  refused  refused
  delivery_events            admin    both      refused  refused  refused
  price_items                visitor  refused   refused  refused  refused
  price_items                user     nothing   refused  nothing  nothing
  price_items                agent    both      refused  nothing  nothing
  price_items                admin    both      stored   changed  deleted
  subsidy_schemes            visitor  refused   refused  refused  refused
  subsidy_schemes            user     nothing   refused  nothing  nothing
  subsidy_schemes            agent    both      refused  nothing  nothing
  subsidy_schemes            admin    both      stored   changed  deleted
  proposal_terms             visitor  refused   refused  refused  refused
  proposal_terms             user     nothing   refused  nothing  nothing
  proposal_terms             agent    both      refused  nothing  nothing
  proposal_terms             admin    both      stored   changed  deleted
  proposals                  visitor  refused   refused  refused  refused
  proposals                  user     nothing   refused  refused  refused
  proposals                  agent    both      refused  refused  refused
  proposals                  admin    both      refused  refused  refused
  proposal_versions          visitor  refused   refused  refused  refused
  proposal_versions          user     nothing   refused  refused  refused
  proposal_versions          agent    both      refused  refused  refused
  proposal_versions          admin    both      refused  refused  refused
  proposal_links             visitor  refused   refused  refused  refused
  proposal_links             user     nothing   refused  refused  refused
  proposal_links             agent    both      refused  refused  refused
  proposal_links             admin    both      refused  refused  refused
  proposal_views             visitor  refused   refused  refused  refused
  proposal_views             user     nothing   refused  refused  refused
  proposal_views             agent    both      refused  refused  refused
  proposal_views             admin    both      refused  refused  refused
  proposal_answers           visitor  refused   refused  refused  refused
  proposal_answers           user     nothing   refused  refused  refused
  proposal_answers           agent    both      refused  refused  refused
  proposal_answers           admin    both      refused  refused  refused
  proposal_questions         visitor  refused   refused  refused  refused
  proposal_questions         user     nothing   refused  refused  refused
  proposal_questions         agent    both      refused  refused  refused
  proposal_questions         admin    both      refused  refused  refused
  consultation_bookings      visitor  refused   stored   refused  refused
  consultation_bookings      user     nothing   stored   nothing  refused
  consultation_bookings      agent    both      stored   changed  refused
  consultation_bookings      admin    both      stored   changed  refused
  installation_requests      visitor  refused   stored   refused  refused
  installation_requests      user     nothing   stored   nothing  refused
  installation_requests      agent    both      stored   changed  refused
  installation_requests      admin    both      stored   changed  refused
  associate_registrations    visitor  approved  stored   refused  refused
  associate_registrations    user     nothing   stored   nothing  refused
  associate_registrations    agent    both      stored   changed  refused
  associate_registrations    admin    both      stored   changed  refused
  testimonials               visitor  approved  refused  refused  refused
  testimonials               user     approved  refused  nothing  refused
  testimonials               agent    both      refused  changed  refused
  testimonials               admin    both      stored   changed  refused
  career_applications        visitor  refused   stored   refused  refused
  career_applications        user     nothing   stored   refused  refused
  career_applications        agent    both      stored   refused  refused
  career_applications        admin    both      stored   refused  refused
  training_registrations     visitor  refused   stored   refused  refused
  training_registrations     user     nothing   stored   nothing  refused
  training_registrations     agent    both      stored   changed  refused
  training_registrations     admin    both      stored   changed  refused
  contact_inquiries          visitor  refused   stored   refused  refused
  contact_inquiries          user     nothing   stored   nothing  refused
  contact_inquiries          agent    both      stored   changed  refused
  contact_inquiries          admin    both      stored   changed  refused
  newsletter_subscribers     visitor  refused   stored   refused  refused
  newsletter_subscribers     user     nothing   stored   refused  refused
  newsletter_subscribers     agent    nothing   stored   refused  refused
  newsletter_subscribers     admin    both      stored   refused  refused
  article_sendings           visitor  refused   refused  refused  refused
  article_sendings           user     nothing   refused  refused  refused
  article_sendings           agent    nothing   refused  refused  refused
  article_sendings           admin    both      refused  refused  refused
  status_changes             visitor  refused   refused  refused  refused
  status_changes             user     nothing   refused  refused  refused
  status_changes             agent    both      refused  refused  refused
  status_changes             admin    both      refused  refused  refused
  record_notes               visitor  refused   refused  refused  refused
  record_notes               user     nothing   refused  refused  refused
  record_notes               agent    both      stored   refused  refused
  record_notes               admin    both      stored   refused  refused
  associate_directory_state  visitor  both      refused  refused  refused
  associate_directory_state  user     refused   refused  refused  refused
  associate_directory_state  agent    refused   refused  refused  refused
  associate_directory_state  admin    refused   refused  refused  refused
`;

const rules = RULES.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [table, actor, select, insert, update, remove] = line.trim().split(/\s+/);
    return { table, actor, select, insert, update, remove } as Record<
      'select' | 'insert' | 'update' | 'remove',
      string
    > & { table: Table; actor: Actor };
  });

/** What an update sets, where it is not the status. */
const CHANGES: Partial<Record<Table, string>> = {
  staff: "name = 'Other'",
  people: "name = 'Other'",
  leads: "follow_up_at = '2030-01-01'",
  activities: "type = 'no-answer'",
  person_merges: "undone_at = '2030-01-01'",
  saved_views: "name = 'Other'",
  article_sendings: "cancelled_at = '2030-01-01'",
  imports: "undone_at = '2030-01-01'",
  notification_settings: 'morning = false',
  push_subscriptions: "auth = repeat('b', 22)",
  events: "status = 'other'",
  deliveries: "error = 'other'",
  delivery_events: 'event_id = event_id',
  newsletter_subscribers: "email = 'other@mail.example'",
  status_changes: "to_status = 'other'",
  record_notes: "body = 'Other'",
  associate_directory_state: "changed_at = '2030-01-01'",
  price_items: 'gst = 1200',
  subsidy_schemes: 'cap = 1',
  proposal_terms: "body = 'Other'",
  proposals: "withdrawn_at = '2030-01-01'",
  proposal_versions: "valid_until = '2031-01-01'",
  proposal_links: "channel = 'mail'",
  proposal_views: 'opened = 100',
  proposal_answers: "reason = 'Other'",
  proposal_questions: "body = 'Other'",
};
const KEYS: Partial<Record<Table, string>> = {
  notification_settings: 'staff_id',
  delivery_events: 'event_id',
};
/** Of these, everybody sees their own alone. */
const OWN: Table[] = ['saved_views', 'notification_settings', 'push_subscriptions'];
/** A status every table's check allows after "pending". */
const NEXT_STATUS: Partial<Record<Table, string>> = {
  consultation_bookings: 'contacted',
  installation_requests: 'quotation',
  training_registrations: 'confirmed',
  contact_inquiries: 'responded',
};
const change = (table: Table) => CHANGES[table] ?? `status = '${NEXT_STATUS[table] ?? 'rejected'}'`;
/** Deleting the last admin would fail for another reason; and of tables that begin with rows one is enough. */
const WHICH: Partial<Record<Table, string>> = {
  staff: "role = 'agent'",
  price_items: "label = 'first'",
  subsidy_schemes: "name = 'first'",
  proposal_terms: "body = 'first'",
};
const remove = (table: Table) => `delete from public.${table}${WHICH[table] ? ` where ${WHICH[table]}` : ''}`;
const allRows = (table: Table) => `select to_jsonb(t)::text as row from public.${table} t order by 1`;

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  const before: Partial<Record<Table, string[]>> = {};

  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.upload(certificateOf('third'));
    for (const table of TABLES.filter((table) => !MADE_BY_OTHERS.includes(table))) {
      const withApproval = table === 'associate_registrations' || table === 'testimonials';
      await db.owner(insertSql(table, unique(table, 'first', withApproval ? { status: 'approved' } : {})));
      await db.owner(insertSql(table, unique(table, 'second', withApproval ? { status: 'pending' } : {})));
    }
    const merge = 'insert into person_merges (from_person, into_person, lead_ids, number_ids)';
    for (const _ of ['first', 'second'])
      await db.owner(`${merge} select min(id::text)::uuid, max(id::text)::uuid, '{}', '{}' from people`);
    await db.owner(
      'insert into delivery_events (delivery_id, event_id) select id, (select min(id) from events) from deliveries',
    );
    for (const table of TABLES) before[table] = await rowsOf(table);
  });
  afterAll(() => db.close());

  const rowsOf = async (table: Table) =>
    (await db.owner<{ row: string }>(allRows(table))).map((seen) => seen.row);

  test('Every table of the schema is in the rules, with each actor', async () => {
    const tables = await db.owner<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(rules.map((rule) => `${rule.table} ${rule.actor}`).sort()).toEqual(
      tables
        .flatMap(({ name }) => ['admin', 'agent', 'user', 'visitor'].map((actor) => `${name} ${actor}`))
        .sort(),
    );
  });

  test.each(rules)('$table, $actor: select shows $select', async ({ table, actor, select }) => {
    const columns = CHANGES[table] ? (KEYS[table] ?? 'id') : 'id, status';
    const { rows, refusal } = await db.attempt(actor, `select ${columns} from public.${table}`);
    const total = before[table]?.length;
    const some = OWN.includes(table) ? 'own' : 'approved';
    const shown = rows?.length === 0 ? 'nothing' : rows?.length === total ? 'both' : some;
    expect(refusal ? refusal.code : shown).toBe(select === 'refused' ? '42501' : select);
    if (select === 'approved') expect(rows).toMatchObject([{ status: 'approved' }]);
  });

  test.each(rules)('$table, $actor: an insert is $insert', async ({ table, actor, insert }) => {
    const sql = insertSql(table, unique(table, 'third'));
    const { seen, refusal } = await db.attempt(actor, sql, allRows(table));
    if (insert === 'refused') expect(refusal?.code).toBe('42501');
    else expect(seen).toHaveLength((before[table]?.length ?? 0) + 1);
  });

  test.each(rules)('$table, $actor: an update is $update', async ({ table, actor, update }) => {
    const sql = `update public.${table} set ${change(table)}`;
    const { seen, refusal } = await db.attempt(actor, sql, allRows(table));
    const changed = JSON.stringify(seen?.map((one) => one.row)) !== JSON.stringify(before[table]);
    expect(refusal ? 'refused' : changed ? 'changed' : 'nothing').toBe(update);
    if (refusal) expect(refusal.code).toBe('42501');
  });

  test.each(rules)('$table, $actor: a delete is $remove', async ({ table, actor, remove: outcome }) => {
    const { seen, refusal } = await db.attempt(actor, remove(table), allRows(table));
    const gone = (before[table]?.length ?? 0) - (seen?.length ?? 0);
    expect(refusal ? 'refused' : gone ? 'deleted' : 'nothing').toBe(outcome);
    if (refusal) expect(refusal.code).toBe('42501');
    else expect(gone).toBe(outcome === 'deleted' ? 1 : 0);
  });

  test('Staff change and delete nobody’s views but their own', async () => {
    const look = "select name, staff_id from public.saved_views where name <> 'Other' order by name";
    for (const [actor, other] of [
      ['agent', ADMIN],
      ['admin', AGENT],
    ] as const)
      for (const sql of ["update public.saved_views set name = 'Other'", 'delete from public.saved_views']) {
        const { seen } = await db.attempt(actor, sql, look);
        expect(seen).toMatchObject([{ staff_id: other.staffId }]);
      }
  });

  test('The service role may do all of it', async () => {
    for (const table of TABLES) {
      // A person stays as long as there is a request of theirs.
      const emptied = table === 'people' ? 'leads' : table;
      const sql = `delete from public.${emptied}`;
      const { seen, refusal } = await db.attempt('service role', sql, allRows(table));
      expect(refusal).toBeUndefined();
      expect(seen).toEqual([]);
    }
  });
});

const SECOND_PROPOSAL = '00000000-0000-4000-8000-0000000000c1';
const SECOND_LINK = '00000000-0000-4000-8000-0000000000c2';
const certificateOf = (word: string) => `1760000000000-${word.padEnd(8, 'x')}.png`;

/** These have their rows from the start, or triggers write them. */
const MADE_BY_OTHERS: Table[] = [
  'associate_directory_state',
  'staff',
  'people',
  'leads',
  'person_merges',
  'notification_settings',
  'delivery_events',
];

/** Gives a sample its own id, e-mail, certificate or owner where those must be unique. */
function unique(table: Table, word: string, overrides: Record<string, unknown> = {}) {
  const email = `${word}@mail.example`;
  if (table === 'imports') return { id: randomUUID() };
  if (table === 'article_sendings') return { article: word };
  if (table === 'newsletter_subscribers') return { email, ...overrides };
  if (table === 'contact_inquiries' && word === 'first') return { id: RECORD_ID };
  // Another number, for another person.
  if (table === 'contact_inquiries' && word === 'second') return { phone: '+915555500002' };
  if (table === 'saved_views')
    return word === 'third'
      ? { name: 'Third' }
      : { name: word, staff_id: word === 'first' ? AGENT.staffId : ADMIN.staffId };
  if (table === 'push_subscriptions') {
    const endpoint = `https://push.example/send/${word}`;
    return word === 'third'
      ? { endpoint }
      : { endpoint, staff_id: word === 'first' ? AGENT.staffId : ADMIN.staffId };
  }
  if (table === 'deliveries') return { topic: word };
  if (table === 'price_items') return { label: word };
  if (table === 'subsidy_schemes') return { name: word };
  if (table === 'proposal_terms') return { body: word };
  if (table === 'proposals') return { id: word === 'first' ? PROPOSAL_ID : SECOND_PROPOSAL };
  if (table === 'proposal_versions' || table === 'proposal_answers')
    return word === 'second' ? { proposal_id: SECOND_PROPOSAL } : {};
  if (table === 'proposal_links')
    return word === 'second' ? { id: SECOND_LINK, token_hash: `\\x${'1'.repeat(64)}` } : { id: LINK_ID };
  if (table === 'proposal_views') return word === 'second' ? { link_id: SECOND_LINK } : {};
  if (table !== 'associate_registrations') return overrides;
  return { email, certificate_url: `${CERTIFICATES}/${certificateOf(word)}`, ...overrides };
}
