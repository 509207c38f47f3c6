import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { seedAssociates, seedBookings } from '../../testing/seed-rows.ts';

/** Few rows, so sequential reading is made unattractive; what cannot use an index still does not. */
const PREFER_INDEXES = 'set local enable_seqscan = off';
const bookings = 'select id from public.consultation_bookings';
const page = 'order by created_at desc, id desc limit 25';

const QUESTIONS: { question: string; actor: Actor; sql: string; index: string }[] = [
  {
    question: 'Newest first',
    actor: 'admin',
    sql: `${bookings} ${page}`,
    index: 'consultation_bookings_newest_idx',
  },
  {
    question: 'How many are pending',
    actor: 'admin',
    sql: `select count(*) from public.consultation_bookings where status = 'pending'`,
    index: 'consultation_bookings_status_idx',
  },
  {
    question: 'Search',
    actor: 'admin',
    sql: `select id from public.search_consultation_bookings('visitor77@mail')`,
    index: 'consultation_bookings_search_idx',
  },
  {
    question: 'Search by two letters',
    actor: 'admin',
    sql: `select id from public.search_consultation_bookings('gm')`,
    index: 'consultation_bookings_search_idx',
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
    await seedBookings(db.database, 2000);
    await seedAssociates(db.database, 2000);
    await db.owner('analyze');
  });
  afterAll(() => db.close());

  test.each(QUESTIONS)('$question: answered from $index', async ({ actor, sql, index }) => {
    expect((await db.timed(actor, sql, PREFER_INDEXES)).scanned).toContain(index);
  });
});
