import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inquiry, newAssociate } from '../testing/samples.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: Client;
let sentId: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signIn('user');
  await fillEveryTable();
});
afterAll(() => server.close());

const PUBLIC_COLUMNS: Record<string, string[]> = {
  associate_registrations: [
    'id',
    'full_name',
    'city',
    'state',
    'pincode',
    'google_maps_url',
    'business_type',
    'experience_years',
    'existing_business',
    'certificate_url',
    'status',
    'created_at',
  ],
  testimonials: [
    'id',
    'customer_name',
    'location',
    'comment',
    'rating',
    'monthly_savings',
    'image_url',
    'video_url',
    'status',
    'created_at',
  ],
};

const TABLES = [
  'consultation_bookings',
  'installation_requests',
  'associate_registrations',
  'testimonials',
  'career_applications',
  'training_registrations',
  'contact_inquiries',
  'newsletter_subscribers',
  'status_changes',
  'record_notes',
  'leads',
  'people',
  'activities',
  'staff',
  'person_merges',
  'saved_views',
] as const;

describe.each(TABLES)('%s', (table) => {
  test('A visitor reads no column that is not public', async () => {
    const { data: rows } = await server.serviceRole().from(table).select().limit(1);
    const columns = Object.keys(rows?.[0] ?? {});
    expect(columns.length, 'the table holds a row to steal').toBeGreaterThan(3);

    const readable: string[] = [];
    for (const column of columns) {
      const { data, error } = await server.visitor().from(table).select(column).limit(1);
      if (!error && data.length > 0) readable.push(column);
    }
    expect(readable.filter((column) => !PUBLIC_COLUMNS[table]?.includes(column))).toEqual([]);
  });

  test('A signed-in user who is not staff reads no row, published testimonials apart', async () => {
    const { data } = await user.from(table).select();
    const published = table === 'testimonials' ? [expect.objectContaining({ status: 'approved' })] : [];
    expect(data ?? []).toEqual(published);
  });
});

test('Filters, ordering and embedding do not leak hidden columns to a visitor', async () => {
  const visitor = server.visitor();
  const attempts = [
    visitor.from('associate_registrations').select('id').gte('email', ''),
    visitor.from('associate_registrations').select('id').is('approved_by', null),
    visitor.from('associate_registrations').select('id').order('phone'),
    visitor.from('associate_registrations').select('id, secret:email'),
    visitor.from('associate_registrations').select('id, count(email)'),
    visitor.from('associate_registrations').select('id').or('phone.gte.0'),
    visitor.from('associate_registrations').select('id, source'),
    visitor.from('leads').select('id, people(phone)'),
  ];
  for (const { data, error } of await Promise.all(attempts)) {
    expect(data ?? []).toEqual([]);
    expect(error).not.toBeNull();
  }
});

test('The schemas behind the API cannot be reached through it', async () => {
  for (const [schema, table] of [
    ['private', 'file_claims'],
    ['auth', 'users'],
    ['storage', 'objects'],
    ['supabase_migrations', 'schema_migrations'],
  ]) {
    const response = await fetch(`${server.url}/rest/v1/${table}?select=*`, {
      headers: { apikey: server.keys.publishableKey, 'accept-profile': schema ?? '' },
    });
    expect(response.ok && (await response.json()).length > 0, `${schema}.${table}`).toBe(false);
  }
});

test('The dashboard functions tell a visitor and a signed-in user nothing', async () => {
  for (const actor of [server.visitor(), user]) {
    for (const { data } of await Promise.all([
      actor.rpc('dashboard_counts'),
      actor.rpc('leads_per_day', { days: 90 }),
      actor.rpc('status_breakdown', { days: 90 }),
      actor.rpc('my_staff_row'),
      actor.rpc('board_columns', { of_kind: 'contact_inquiries' }),
      actor.rpc('response_times'),
      actor.rpc('source_report', { from_day: '2020-01-01', to_day: '2100-01-01' }),
      actor.rpc('search_leads', { term: 'Asha', of_kind: 'contact_inquiries' }),
      actor.rpc('search_people', { term: 'Asha' }),
      actor.rpc('read_contact_inquiries', { ids: [sentId] }),
    ])) {
      expect(data ?? []).toEqual([]);
    }
  }
});

async function fillEveryTable() {
  const visitor = server.visitor();
  const consent = { consent_version: '2026-11' };
  const person = { ...consent, name: 'Asha Rani', phone: '9876543210', location: 'Lucknow' };
  const sent = inquiry(consent);
  sentId = sent.id;
  const results = await Promise.all([
    visitor.from('contact_inquiries').insert(sent),
    visitor.from('consultation_bookings').insert(person),
    visitor
      .from('installation_requests')
      .insert({ ...person, phone: '9876543211', property_type: 'residential', roof_area: 400 }),
    visitor.from('associate_registrations').insert(await newAssociate(visitor)),
    visitor.from('career_applications').insert({
      ...consent,
      full_name: 'Asha Rani',
      email: 'asha@people.example',
      phone: '9876543210',
      position: 'Other',
    }),
    visitor.from('training_registrations').insert({
      ...consent,
      name: 'Asha Rani',
      phone: '9876543210',
      course_type: 'ev_training',
      experience_level: 'beginner',
    }),
    visitor
      .from('newsletter_subscribers')
      .insert({ ...consent, email: 'asha@people.example', consent_at: new Date().toISOString() }),
    server
      .serviceRole()
      .from('testimonials')
      .insert({ customer_name: 'Asha', comment: 'Good', status: 'approved' }),
  ]);
  for (const { error } of results) expect(error).toBeNull();
  const admin = await server.signIn('admin');
  await admin.from('contact_inquiries').update({ status: 'responded' }).eq('id', sent.id);
  await admin
    .from('record_notes')
    .insert({ table_name: 'contact_inquiries', record_id: sent.id, body: 'Called back' });
  await admin.from('activities').insert({ lead_id: sent.id, type: 'reached' });
  await admin.from('saved_views').insert({ name: 'Mine', query: 'tab=contacts' });
  const { data: people } = await admin.from('people').select('id').limit(2);
  const [one, other] = people ?? [];
  await admin.rpc('merge_people', { from_person: one?.id ?? '', into_person: other?.id ?? '' });
}
