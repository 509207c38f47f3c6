/** What the dashboard's views ask, as PostgREST writes it: a page, and where the view shows a total, the count beside it. */
export type Question = [question: string, sql: string];

const STAFF = "(select id from public.staff where email = 'staff7@office.example')";
// Selected, so that they are computed once: PostgREST writes them as constants.
const TOMORROW =
  "(select (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata')";
const A_DAY_AGO = "(select now() - interval '1 day')";
const NOT_DUE_TODAY = `(follow_up_at is null or follow_up_at >= ${TOMORROW})`;
const NEWEST_FIRST = 'order by created_at desc, id desc';

const pageAndCount = (condition: string, order: string) =>
  `with page as (select * from public.leads where ${condition} order by ${order}, id limit 20)
   select (select count(*) from public.leads where ${condition}), * from page`;

/** The four sections, everyone's and mine. */
export const TODAY: Question[] = [
  ['overdue', pageAndCount('is_open and follow_up_at < now()', 'follow_up_at')],
  ['overdue, mine', pageAndCount(`is_open and follow_up_at < now() and owner_id = ${STAFF}`, 'follow_up_at')],
  [
    'due today',
    pageAndCount(`is_open and follow_up_at >= now() and follow_up_at < ${TOMORROW}`, 'follow_up_at'),
  ],
  [
    'due today, mine',
    pageAndCount(
      `is_open and follow_up_at >= now() and follow_up_at < ${TOMORROW} and owner_id = ${STAFF}`,
      'follow_up_at',
    ),
  ],
  [
    'new and unowned',
    pageAndCount(
      `is_open and first_responded_at is null and owner_id is null and created_at >= ${A_DAY_AGO} and ${NOT_DUE_TODAY}`,
      'created_at desc',
    ),
  ],
  ['waiting longest', waiting('owner_id is not null')],
  ['waiting longest, mine', waiting(`owner_id = ${STAFF}`)],
  ['response times', 'select * from public.response_times()'],
];

function waiting(owner: string) {
  return pageAndCount(
    `is_open and first_responded_at is null and ${NOT_DUE_TODAY}
     and (${owner} or (owner_id is null and created_at < ${A_DAY_AGO}))`,
    'created_at',
  );
}

const FILTERS: Question[] = [
  ['no filter', 'true'],
  ['by status', "status = 'completed'"],
  ['by owner', `owner_id = ${STAFF}`],
  ['by owner, who has none', "owner_id = '00000000-0000-4000-8000-000000000000'"],
  ['unowned', 'owner_id is null'],
  ['overdue', 'is_open and follow_up_at < now()'],
  ['due today', `is_open and follow_up_at >= now() and follow_up_at < ${TOMORROW}`],
  ['due this week', `is_open and follow_up_at >= now() and follow_up_at < now() + interval '7 days'`],
  ['without follow-up', 'follow_up_at is null'],
  ['by a frequent source', "source = 'google'"],
  ['by a rare source', "source = 'google-9'"],
  ['by an unknown source', "source = 'nowhere'"],
  ['by days', "created_at >= now() - interval '400 days' and created_at < now() - interval '370 days'"],
  [
    'by status, owner and days',
    `status = 'completed' and owner_id = ${STAFF} and created_at >= now() - interval '400 days'`,
  ],
  ['by status and overdue', "status = 'contacted' and is_open and follow_up_at < now()"],
  ['by owner and source', `owner_id = ${STAFF} and source = 'facebook'`],
];

/** The longest list with each filter. */
export const LIST: Question[] = [
  ...FILTERS.map(
    ([name, condition]): Question => [
      name,
      `select * from public.leads where kind = 'consultation_bookings' and ${condition} ${NEWEST_FIRST} limit 26`,
    ],
  ),
  [
    'the records of a page',
    `select * from public.read_consultation_bookings(array(
       select id from public.leads where kind = 'consultation_bookings' ${NEWEST_FIRST} limit 26))`,
  ],
  [
    'a page in the middle',
    `select * from public.leads where kind = 'consultation_bookings' and created_at <= now() - interval '300 days'
     and (created_at < now() - interval '300 days' or id < '80000000-0000-4000-8000-000000000000') ${NEWEST_FIRST} limit 26`,
  ],
  ['search a name', searchLeads('asha roshan 771')],
  ['search a phone number', searchLeads('+91 55500 47777')],
  ['search a common word', searchLeads('gomti')],
  ['search two letters', searchLeads('gm')],
  ['search nothing known', searchLeads('xyzzy')],
  ['search a reference', searchLeads('K7M2Q-9XD4T')],
  [
    'search and filter',
    `select * from public.search_leads('aliganj', 'consultation_bookings', 'completed')
     where owner_id = ${STAFF} ${NEWEST_FIRST} limit 26`,
  ],
];

function searchLeads(term: string) {
  return `select * from public.search_leads('${term}', 'consultation_bookings') ${NEWEST_FIRST} limit 26`;
}

const PERSON = "(select person_id from public.leads where phone = '+915550000100' limit 1)";

export const BOARD_AND_PEOPLE: Question[] = [
  ['board, columns', "select * from public.board_columns('consultation_bookings')"],
  [
    'board, a page of a column',
    `select * from public.leads where kind = 'consultation_bookings' and status = 'completed' and lost_reason is null
     ${NEWEST_FIRST} limit 20`,
  ],
  ['person', `select * from public.people where id = ${PERSON} or merged_into = ${PERSON}`],
  ['person, their leads', `select * from public.leads where person_id = ${PERSON} order by created_at desc`],
  [
    'person, their activities',
    `select * from public.activities where lead_id in (select id from public.leads where person_id = ${PERSON})
     order by created_at desc`,
  ],
  [
    'person, everything about them',
    `select * from public.person_timeline(${PERSON}) order by created_at desc limit 50`,
  ],
  ['people, newest', `select * from public.people where merged_into is null ${NEWEST_FIRST} limit 26`],
  ['search people, a name', "select * from public.search_people('asha udaan 4')"],
  ['search people, a common word', "select * from public.search_people('asha')"],
  ['search people, two letters', "select * from public.search_people('as')"],
  ['search people, a phone number', "select * from public.search_people('55500 00100')"],
  ['search people, an address', "select * from public.search_people('visitor4711@')"],
  ['a lead and its activities', lead('activities')],
  ['a lead and its notes', lead('record_notes')],
];

function lead(table: string) {
  return `select * from public.${table} where lead_id = (
    select id from public.leads where kind = 'consultation_bookings' ${NEWEST_FIRST} limit 1)`;
}

export const REPORTS: Question[] = [
  ['counters', 'select * from public.dashboard_counts()'],
  ['leads per day, 90 days', 'select * from public.leads_per_day(90)'],
  ['where leads stand, 90 days', 'select * from public.status_breakdown(90)'],
  ['sources of a list', "select * from public.lead_sources('consultation_bookings')"],
  ['sources, 90 days', 'select * from public.source_report(current_date - 89, current_date)'],
  ['sources, a year', 'select * from public.source_report(current_date - 364, current_date)'],
  ['sources, everything', "select * from public.source_report('2000-01-01', current_date)"],
];
