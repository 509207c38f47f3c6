import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { BOARD_AND_PEOPLE, LIST, type Question, REPORTS, TODAY } from '../../testing/desk-questions.ts';
import { seedLeads } from '../../testing/seed-leads.ts';
import { seedAssociates } from '../../testing/seed-rows.ts';

/** Few rows, so sequential reading is made unattractive; what cannot use an index still does not. */
const PREFER_INDEXES = 'set local enable_seqscan = off';

/** Every question of the desk's views (testing/desk-questions.ts), and the index that must answer it. */
const DESK: Record<string, [questions: Question[], indexes: Record<string, string>]> = {
  Today: [
    TODAY,
    {
      overdue: 'leads_follow_up_idx',
      // Or from leads_open_follow_up_idx: with one owner's few both cost the same.
      'overdue, mine': 'follow_up_idx',
      'due today': 'leads_follow_up_idx',
      'due today, mine': 'leads_follow_up_idx',
      'new and unowned': 'leads_waiting_idx',
      'waiting longest': 'leads_waiting_idx',
      'waiting longest, mine': 'leads_waiting_idx',
      'response times': 'leads_newest_idx',
    },
  ],
  List: [
    LIST,
    {
      'no filter': 'leads_newest_idx',
      'by status': 'leads_status_idx',
      'by owner': 'leads_owner_idx',
      'by owner, who has none': 'leads_owner_idx',
      'due today': 'leads_follow_up_idx',
      'due this week': 'leads_follow_up_idx',
      'by a frequent source': 'leads_source_idx',
      'by a rare source': 'leads_source_idx',
      'by an unknown source': 'leads_source_idx',
      'by days': 'leads_newest_idx',
      'the records of a page': 'consultation_bookings_pkey',
      'a page in the middle': 'leads_newest_idx',
      'search a name': 'consultation_bookings_search_idx',
      'search a phone number': 'consultation_bookings_search_idx',
      'search two letters': 'consultation_bookings_search_idx',
      'search nothing known': 'consultation_bookings_search_idx',
      'search a reference': 'consultation_bookings_pkey',
    },
  ],
  'Board and people': [
    BOARD_AND_PEOPLE,
    {
      'board, columns': 'leads_count_idx',
      'board, a page of a column': 'leads_status_idx',
      person: 'people_merged_into_idx',
      'person, their leads': 'leads_person_idx',
      'person, their activities': 'activities_lead_idx',
      'person, everything about them': 'activities_lead_idx',
      'people, newest': 'people_newest_idx',
      'search people, a phone number': 'people_search_idx',
      'search people, an address': 'people_search_idx',
      'a lead and its activities': 'activities_lead_idx',
      'a lead and its notes': 'record_notes_lead_idx',
    },
  ],
  Reports: [
    REPORTS,
    {
      counters: 'leads_count_idx',
      'where leads stand, 90 days': 'leads_status_idx',
      'sources of a list': 'leads_source_idx',
      'sources, 90 days': 'leads_source_idx',
    },
  ],
};

const QUESTIONS: { question: string; actor: Actor; sql: string; index: string }[] = [
  ...Object.entries(DESK).flatMap(([view, [questions, indexes]]) =>
    Object.entries(indexes).map(([name, index]) => {
      const sql = questions.find(([question]) => question === name)?.[1] ?? `no question ${name}`;
      return { question: `${view}: ${name}`, actor: 'agent' as const, sql, index };
    }),
  ),
  {
    question: 'The oldest of a column',
    actor: 'agent',
    sql: "select * from public.board_columns('installation_requests')",
    index: 'leads_oldest_idx',
  },
  {
    question: 'Whether a number is still used',
    actor: 'service role',
    sql: "select exists (select from public.leads where phone = '+915550000100')",
    index: 'leads_phone_idx',
  },
  {
    question: 'How often an address was written to',
    actor: 'service role',
    sql: "select count(*) from public.leads where email = 'a@mail.example' and created_at > now() - interval '1 day'",
    index: 'leads_email_idx',
  },
  {
    question: 'What is due in the outbox',
    actor: 'service role',
    sql: 'select id from public.deliveries where sent_at is null and failed_at is null and due_at <= now() order by due_at limit 20',
    index: 'deliveries_due_idx',
  },
  {
    question: 'Part of a pincode',
    actor: 'visitor',
    sql: `select id from public.find_associates('01009')`,
    index: 'associate_registrations_pincode_part_idx',
  },
  {
    question: 'First digits of a pincode',
    actor: 'visitor',
    sql: `select id from public.associate_registrations where pincode >= '2010' and pincode < '2011'`,
    index: 'associate_registrations_pincode_idx',
  },
];

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await seedLeads(db.database, 6000, 3600, 6000);
    await seedAssociates(db.database, 2000);
    await db.owner('analyze');
  });
  afterAll(() => db.close());

  test.each(QUESTIONS)('$question: answered from $index', async ({ actor, sql, index }) => {
    expect((await db.timed(actor, sql, PREFER_INDEXES)).scanned).toContainEqual(
      expect.stringContaining(index),
    );
  });
});
