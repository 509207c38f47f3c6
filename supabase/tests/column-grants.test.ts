import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { insertSql } from '../../testing/sample-rows.ts';

/** Every column an API role may read or change, where it may not do so with the whole table. */
const COLUMN_GRANTS = {
  'anon select associate_registrations':
    'business_type certificate_url city created_at existing_business experience_years full_name google_maps_url id pincode state status',
  'anon select testimonials':
    'comment created_at customer_name id image_url location monthly_savings rating status video_url',
  'authenticated insert activities': 'follow_up_at id lead_id reason type',
  'authenticated insert price_items': 'gst id label label_hi source unit unit_price valid_from valid_until',
  'authenticated insert proposal_terms': 'body id locale section source valid_from valid_until',
  'authenticated insert push_subscriptions': 'auth endpoint p256dh',
  'authenticated insert saved_views': 'id name query',
  'authenticated insert staff': 'email name role',
  'authenticated insert subsidy_schemes': 'cap id name name_hi note source steps valid_from valid_until',
  'authenticated select newsletter_subscribers':
    'asked_at confirmed_at consent_at consent_version created_at email id locale',
  'authenticated select proposal_links': 'channel closed_at id made_at made_by proposal_id version',
  'authenticated select push_subscriptions': 'created_at endpoint id staff_id',
  'authenticated update associate_registrations': 'status',
  'authenticated update consultation_bookings': 'status',
  'authenticated update contact_inquiries': 'status',
  'authenticated update installation_requests': 'status',
  'authenticated update leads': 'follow_up_at owner_id',
  'authenticated update notification_settings':
    'email follow_ups kinds morning push quiet_from quiet_until seen_event_id',
  'authenticated update price_items': 'gst label label_hi source unit unit_price valid_from valid_until',
  'authenticated update proposal_terms': 'body locale section source valid_from valid_until',
  'authenticated update saved_views': 'name query',
  'authenticated update staff': 'name role',
  'authenticated update subsidy_schemes': 'cap name name_hi note source steps valid_from valid_until',
  'authenticated update testimonials': 'status',
  'authenticated update training_registrations': 'status',
};

const HIDDEN =
  'phone email investment_capacity territory_preference approved_by approved_at consent_version consent_at search_text'.split(
    ' ',
  );

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.owner(insertSql('associate_registrations', { status: 'approved' }));
  });
  afterAll(() => db.close());

  test('Column grants are these and no others', async () => {
    const grants = await db.owner<{ grant: string; columns: string }>(`
      select format('%s %s %s', r.rolname, lower(g.privilege_type), c.relname) as grant,
        string_agg(a.attname, ' ' order by a.attname::text collate "C") as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      cross join lateral aclexplode(a.attacl) as g
      join pg_roles r on r.oid = g.grantee
      where c.relnamespace = 'public'::regnamespace
      group by 1
    `);
    expect(Object.fromEntries(grants.map(({ grant, columns }) => [grant, columns]))).toEqual(COLUMN_GRANTS);
  });

  test.each(HIDDEN)("A visitor cannot read an associate's %s", async (column) => {
    const sql = `select ${column} from public.associate_registrations`;
    expect((await db.attempt('visitor', sql)).refusal?.code).toBe('42501');
  });

  test("A visitor cannot ask for an associate's hidden column in a filter, an order or a returning clause", async () => {
    for (const sql of [
      'select id from public.associate_registrations where email is not null',
      'select id from public.associate_registrations order by phone',
      'select * from public.associate_registrations',
      `${insertSql('associate_registrations', { email: 'other@mail.example' })} returning email`,
    ])
      expect((await db.attempt('visitor', sql)).refusal?.code).toBe('42501');
  });

  test('An admin gives rights by role, and nobody moves them to another address or back-dates them', async () => {
    for (const change of [
      "email = 'other@office.example'",
      'id = gen_random_uuid()',
      "created_at = '2001-01-01'",
    ])
      expect((await db.attempt('admin', `update public.staff set ${change}`)).refusal?.code).toBe('42501');
  });

  test.each([
    "insert into public.leads (id, kind, person_id, name, phone, status, created_at) values (gen_random_uuid(), 'contact_inquiries', gen_random_uuid(), 'x', 'x', 'pending', now())",
    "update public.leads set status = 'completed'",
    "update public.leads set lost_reason = 'x'",
    'update public.leads set version = 1',
    'update public.leads set first_responded_at = null',
    'update public.leads set person_id = gen_random_uuid()',
    "update public.people set phone = '+915555500009'",
    "insert into public.activities (lead_id, type, detail) select id, 'edited', '{}' from public.leads",
    "insert into public.activities (lead_id, type, staff_email) select id, 'reached', 'boss@office.example' from public.leads",
    "insert into public.saved_views (name, query, staff_id) select 'x', 'x', id from public.staff",
    'update public.saved_views set staff_id = gen_random_uuid()',
    "insert into public.events (type) values ('test')",
    'update public.deliveries set failed_at = null',
    'select p256dh from public.push_subscriptions',
    'update public.notification_settings set staff_id = gen_random_uuid()',
    'insert into public.proposals (id, lead_id) select gen_random_uuid(), id from public.leads',
    'update public.proposals set withdrawn_at = now()',
    'update public.proposal_versions set sent_at = now()',
    'update public.proposal_questions set answer = body',
    'select token_hash from public.proposal_links',
  ])('Staff cannot write past the database: %s', async (sql) => {
    for (const actor of ['agent', 'admin'] as const)
      expect((await db.attempt(actor, sql)).refusal?.code).toBe('42501');
  });
});
