import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { insertSql } from '../../testing/sample-rows.ts';

/** Every column an API role may read or change, where it may not do so with the whole table. */
const COLUMN_GRANTS = {
  'anon select associate_registrations':
    'business_type certificate_url city created_at existing_business experience_years full_name google_maps_url id pincode state status',
  'anon select testimonials':
    'comment created_at customer_name id image_url location monthly_savings rating status video_url',
  'authenticated update associate_registrations': 'status',
  'authenticated update consultation_bookings': 'status',
  'authenticated update contact_inquiries': 'status',
  'authenticated update installation_requests': 'status',
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

  test('Nobody with a key to the API can see who the admins are', async () => {
    for (const actor of ['visitor', 'user', 'admin', 'service role'] as const)
      expect((await db.attempt(actor, 'select * from private.admins')).refusal?.code).toBe('42501');
  });

  test('A signed-in user cannot make themselves an admin', async () => {
    const sql = 'insert into private.admins (user_id) select auth.uid()';
    expect((await db.attempt('user', sql)).refusal?.code).toBe('42501');
  });
});
