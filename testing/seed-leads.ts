import type { Database } from '../backend/database/database.ts';

const STAFF = 20;

/**
 * A desk that has been in use for two years: as many leads of all six kinds, with their records, people and activities. Of
 * what is older than two months most is done, but a fifth was never answered. Triggers are off and indexes are built at the
 * end: the rows are what the triggers would have made of them, in a fraction of the time.
 */
export async function seedLeads(database: Database, leads: number, people: number, activities: number) {
  await database.exec(`
    set local session_replication_role = replica;
    ${DROP_INDEXES}
    insert into public.staff (email, name)
    select 'staff' || n || '@office.example', 'Staff ' || n from generate_series(1, ${STAFF}) as n;

    create temporary table person on commit drop as
    select
      n, gen_random_uuid() as id, '+91' || 5550000000 + n as phone,
      (array['Asha', 'Ravi', 'Imran', 'Priya', 'Vikas', 'Neha', 'Rahul', 'Pooja', 'Arjun', 'कविता'])[1 + n % 10] || ' '
        || (array['Udaan', 'Savera', 'Roshan', 'Kiran', 'Prakash', 'Ujjwal', 'दीपक'])[1 + n % 7] || ' ' || n as name,
      case when n % 3 > 0 then 'visitor' || n || '@mail.example' end as email
    from generate_series(1, ${people}) as n;
    create unique index on person (n);
    analyze person;

    create temporary table seeded on commit drop as
    select
      row.n, gen_random_uuid() as id, kinds.kind, person.id as person_id, person.name, person.phone, person.email,
      (array['Gomti Nagar', 'Aliganj', 'Hazratganj', 'Indira Nagar'])[1 + row.n % 4] || ', Lucknow' as place,
      case when row.answered then kinds.next[1 + row.n / 7 % cardinality(kinds.next)] else kinds.first end as status,
      row.at, row.answered, row.n % 11 = 0 and row.answered as lost
    from (
      select
        n, now() - n::float8 / ${leads} * interval '730 days' as at,
        case when n < ${leads} / 12 then n % 2 = 0 else n % 5 > 0 end as answered
      from generate_series(1, ${leads}) as n
    ) as row
    join person on person.n = 1 + row.n::bigint * 7919 % ${people}
    join (
      values
        (0, 9, 'consultation_bookings', 'pending', array['contacted', 'scheduled', 'completed', 'completed', 'completed']),
        (10, 13, 'installation_requests', 'pending',
          array['site-assessment', 'quotation', 'approved', 'in-progress', 'completed', 'completed', 'completed']),
        (14, 14, 'associate_registrations', 'approved', array['approved', 'approved', 'rejected']),
        (15, 15, 'career_applications', 'pending', array['pending']),
        (16, 16, 'training_registrations', 'pending', array['confirmed', 'completed', 'completed']),
        (17, 19, 'contact_inquiries', 'pending', array['responded', 'resolved', 'resolved', 'resolved'])
    ) as kinds (from_n, to_n, kind, first, next) on row.n % 20 between kinds.from_n and kinds.to_n;

    insert into public.people (id, phone, name, email, created_at)
    select distinct on (person_id) person_id, phone, name, email, at from seeded order by person_id, at;

    insert into public.leads (
      id, kind, person_id, name, phone, email, place, status, status_since, owner_id, follow_up_at, first_responded_at,
      reached_at, lost_reason, source, created_at
    )
    select
      seeded.id, kind, person_id, seeded.name, phone, seeded.email, place, status, at + interval '3 hours',
      case when answered then owner.id end,
      case
        when n < 200 then now() + (n - 150) * interval '1 hour'
        when answered and n % 9 = 0 then at + interval '4 days'
      end,
      case when answered then at + n % 500 * interval '1 minute' end,
      case when answered and n % 3 > 0 then at + interval '5 hours' end,
      case when lost then 'Too expensive' end,
      (array['direct', 'google', 'direct', 'facebook', 'newspaper', 'direct', 'google', 'www.example.com'])[1 + n / 3 % 8]
        || case when n % 51 = 0 then '-' || n % 12 else '' end,
      at
    from seeded
    join (
      select id, row_number() over (order by email) - 1 as place_in_line from public.staff where email like 'staff%'
    ) as owner on owner.place_in_line = seeded.n / 20 % ${STAFF};

    insert into public.activities (lead_id, type, follow_up_at, staff_email, created_at)
    select
      seeded.id, (array['no-answer', 'reached', 'follow-up', 'edited'])[1 + (n + step) % 4], at + interval '4 days',
      'staff1@office.example', at + step * interval '1 day'
    from seeded, generate_series(1, ${Math.round(activities / leads)}) as step;

    ${Object.entries(RECORDS)
      .map(([table, record]) => insertRecords(table, record))
      .join('')}
    ${BUILD_INDEXES}
  `);
}

const REQUIREMENTS =
  "'Rooftop of house number ' || n || ', two floors, a neem tree to the west. Please call in the evening.'";
/** What each table has besides what all have: its columns, and the same of a seeded lead. */
const RECORDS: Record<string, [columns: string, values: string]> = {
  consultation_bookings: ['name, email, location, requirements', `name, email, place, ${REQUIREMENTS}`],
  installation_requests: [
    'name, email, location, roof_area, additional_info',
    `name, email, place, 900, ${REQUIREMENTS}`,
  ],
  associate_registrations: [
    'full_name, email, city, state, pincode, google_maps_url, business_type, certificate_url',
    `name, 'partner' || n || '@mail.example', 'Lucknow', 'Uttar Pradesh', '226010', 'https://maps.google.com/', 'dealer',
     '/storage/v1/object/public/certificates/seed/dealer.webp'`,
  ],
  career_applications: [
    'full_name, email, location, position',
    "name, coalesce(email, 'none@mail.example'), place, 'Sales Executive'",
  ],
  training_registrations: ['name, course_type', "name, 'ev_training'"],
  contact_inquiries: ['name, email, message', `name, email, ${REQUIREMENTS}`],
};

/** All but those of primary keys and other constraints. */
const DROP_INDEXES = `
  create temporary table dropped on commit drop as
  select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
  from pg_index as index
  where index.indrelid in (${['leads', 'people', 'activities', ...Object.keys(RECORDS)].map((table) => `'public.${table}'::regclass`).join()})
    and not exists (select from pg_constraint as constrained where constrained.conindid = index.indexrelid);
  do $$ declare each record; begin
    for each in select name from dropped loop execute 'drop index ' || each.name; end loop;
  end $$;`;

const BUILD_INDEXES = `
  do $$ declare each record; begin
    for each in select definition from dropped loop execute each.definition; end loop;
  end $$;`;

const insertRecords = (table: string, [columns, values]: [string, string]) => `
  insert into public.${table} (id, phone, status, created_at, ${columns})
  select id, phone, status, at, ${values} from seeded where kind = '${table}';`;
