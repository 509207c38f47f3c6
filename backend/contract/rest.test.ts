import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '../../app/leads/reference.ts';
import { inquiry, newAssociate } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json', ...init.headers },
  });

test('A visitor can add a row and cannot read it back', async () => {
  const row = inquiry();
  const added = await server.visitor().from('contact_inquiries').insert(row);
  expect(added).toMatchObject({ error: null, status: 201 });
  const read = await server.visitor().from('contact_inquiries').select('id');
  expect(read).toMatchObject({ status: 401, error: { code: '42501' } });
  const stored = await server
    .serviceRole()
    .from('contact_inquiries')
    .select('name, phone, status')
    .eq('id', row.id)
    .single();
  expect(stored.data).toEqual({ name: 'Asha Rani', phone: '+919876543210', status: 'pending' });
});

test('The same id twice answers 23505, so a retry can be told from a loss', async () => {
  const row = inquiry();
  await server.visitor().from('contact_inquiries').insert(row);
  const again = await server.visitor().from('contact_inquiries').insert(row);
  expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
});

test('A value the database refuses answers 400 with its own code', async () => {
  const answer = await server
    .visitor()
    .from('contact_inquiries')
    .insert(inquiry({ phone: '12' }));
  expect(answer).toMatchObject({ status: 400, error: { code: '23514' } });
});

test('single() on nothing answers PGRST116', async () => {
  const answer = await server
    .serviceRole()
    .from('contact_inquiries')
    .select('id')
    .eq('id', randomUUID())
    .single();
  expect(answer).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
});

test('Columns that are not granted stay closed after the first request too', async () => {
  await server
    .visitor()
    .from('associate_registrations')
    .insert(await newAssociate(server.visitor()));
  const open = await server.visitor().from('associate_registrations').select('full_name, city');
  expect(open.data).toContainEqual({ full_name: 'Ravi Test', city: 'Lucknow' });
  for (const column of ['email', 'phone'] as const) {
    const closed = await server.visitor().from('associate_registrations').select(column);
    expect(closed).toMatchObject({ status: 401, error: { code: '42501' } });
  }
});

test('An administrator changes a status; another user changes nothing', async () => {
  const row = inquiry();
  await server.visitor().from('contact_inquiries').insert(row);
  const user = await server.signIn('user');
  expect((await user.from('contact_inquiries').select('id')).data).toEqual([]);
  await user.from('contact_inquiries').update({ status: 'resolved' }).eq('id', row.id);
  const admin = await server.signIn('admin');
  expect(
    (await admin.from('contact_inquiries').select('status').eq('id', row.id).single()).data?.status,
  ).toBe('pending');
  const changed = await admin
    .from('contact_inquiries')
    .update({ status: 'resolved' })
    .eq('id', row.id)
    .select('status');
  expect(changed.data).toEqual([{ status: 'resolved' }]);
});

test('Functions answer: who is staff, and what an e-mail address is worth', async () => {
  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row);
  expect((await server.visitor().rpc('associate_email_status', { email: row.email })).data).toBe('approved');
  for (const role of ['admin', 'agent'] as const)
    expect((await (await server.signIn(role)).rpc('my_staff_row')).data).toMatchObject([{ role }]);
  expect((await (await server.signIn('user')).rpc('my_staff_row')).data).toEqual([]);
});

test('The desk’s calls work: a source comes along, a stale write is refused, many leads change at once', async () => {
  const sent = inquiry({ consent_version: '2026-11', source: { utm_source: 'Newspaper', landing: '/' } });
  expect((await server.visitor().from('contact_inquiries').insert(sent)).status).toBe(201);
  const [agent, admin] = [await server.signIn('agent'), await server.signIn('admin')];
  const lead = async () => (await agent.from('leads').select().eq('id', sent.id).single()).data;
  expect(await lead()).toMatchObject({ source: 'newspaper', version: 1, reference: referenceOf(sent.id) });

  const update = (version: number) =>
    agent
      .from('leads')
      .update({ follow_up_at: '2030-01-01' })
      .eq('id', sent.id)
      .eq('version', version)
      .select();
  expect((await update(1)).data).toMatchObject([{ version: 2 }]);
  expect((await update(1)).data).toEqual([]);

  const edit = (seen_version: number) =>
    agent.rpc('edit_contact', { lead: sent.id, seen_version, name: 'Asha Udaan', phone: '5555500077' });
  expect(await edit(1)).toMatchObject({ status: 409, error: { code: 'PT409' } });
  expect((await edit(2)).error).toBeNull();
  expect(await lead()).toMatchObject({ name: 'Asha Udaan', phone: '+915555500077' });

  const change = { lead_ids: [sent.id], change: { status: 'resolved', follow_up_at: null } };
  expect((await agent.rpc('change_leads', change)).error?.code).toBe('42501');
  expect((await admin.rpc('change_leads', change)).data).toEqual([{ id: sent.id, refused: null }]);
  expect(await lead()).toMatchObject({ status: 'resolved', follow_up_at: null, is_open: false });
  const logged = await agent.from('activities').select('type').eq('lead_id', sent.id).order('created_at');
  expect(logged.data?.map(({ type }) => type)).toEqual(['follow-up', 'edited', 'follow-up']);
});

test('What the dashboard and supabase-js ask for is answered: counts, pages, lists, cursors, single rows', async () => {
  const rows = [1, 2, 3].map(() => inquiry({ consent_version: '2026-11', subject: 'paging' }));
  expect((await server.visitor().from('contact_inquiries').insert(rows)).status).toBe(201);
  const admin = await server.signIn('admin');
  const table = () => admin.from('contact_inquiries');
  const mine = ['id', rows.map(({ id }) => id)] as const;
  expect(
    (
      await table()
        .select('*', { count: 'exact', head: true })
        .in(...mine)
    ).count,
  ).toBe(3);
  const page = await table()
    .select('id', { count: 'exact' })
    .in(...mine)
    .order('id')
    .range(1, 1);
  const sorted = rows.map(({ id }) => id).sort();
  expect([page.count, page.data]).toEqual([3, [{ id: sorted[1] }]]);
  const behind = await table()
    .select('id')
    .in(...mine)
    .is('email', null)
    .or(`id.gt.${sorted[1]},and(id.eq."${sorted[0]}",subject.neq."paging, (x)")`)
    .order('id');
  expect(behind.data).toEqual([{ id: sorted[0] }, { id: sorted[2] }]);
  expect((await table().select('id').eq('id', randomUUID()).maybeSingle()).data).toBeNull();
  const found = await admin
    .rpc('search_leads', { term: 'paging', of_kind: 'contact_inquiries' })
    .select('id')
    .lte('created_at', '2999-01-01')
    .order('id')
    .limit(2);
  expect(found.error).toBeNull();
});

test('Two hundred calls at once never run under each other’s role', async () => {
  const admin = await server.signIn('admin');
  const visitor = server.visitor();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => [
      admin.from('contact_inquiries').select('id').limit(1),
      visitor.from('contact_inquiries').select('id').limit(1),
    ]).flat(),
  );
  expect(answers.filter((_, index) => index % 2 === 0).every((answer) => answer.status === 200)).toBe(true);
  expect(
    answers.filter((_, index) => index % 2 === 1).every((answer) => answer.error?.code === '42501'),
  ).toBe(true);
});

test('Timestamps are ISO 8601 and amounts are numbers', async () => {
  const { data } = await server
    .serviceRole()
    .from('consultation_bookings')
    .insert({
      name: 'Asha',
      phone: '9876543210',
      location: 'Lucknow',
      property_type: 'residential',
      monthly_bill: 2500.5,
    })
    .select('created_at, monthly_bill')
    .single();
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
  expect(data?.monthly_bill).toBe(2500.5);
});

test('A batch of rows, a CSV and a body over 64 KB are refused; the secret key may send 256 KB', async () => {
  const batch = JSON.stringify(Array.from({ length: 11 }, () => inquiry()));
  expect((await call('/rest/v1/contact_inquiries', { method: 'POST', body: batch })).status).toBe(413);
  const csv = { method: 'POST', body: 'name\nx', headers: { 'content-type': 'text/csv' } };
  expect((await call('/rest/v1/contact_inquiries', csv)).status).toBe(415);
  const statusOf = async (length: number, apikey = server.keys.publishableKey) => {
    const body = JSON.stringify(inquiry({ message: 'x'.repeat(length) }));
    return (await call('/rest/v1/contact_inquiries', { method: 'POST', body, headers: { apikey } })).status;
  };
  expect([await statusOf(60_000), await statusOf(70_000)]).toEqual([400, 413]);
  const { secretKey } = server.keys;
  expect([await statusOf(250_000, secretKey), await statusOf(300_000, secretKey)]).toEqual([400, 413]);
});

test('No key, a wrong key, and lite’s own pages are refused', async () => {
  expect((await fetch(`${server.url}/rest/v1/testimonials`)).status).toBe(401);
  expect((await call('/rest/v1/testimonials', { headers: { apikey: 'sb_secret_guess' } })).status).toBe(401);
  for (const path of ['/_system/config', '/_system/introspect', '/_system'])
    expect((await call(path)).status).toBe(404);
});

test('Schemas other than public are not served', async () => {
  for (const schema of ['auth', 'private', 'storage'])
    expect((await call('/rest/v1/users', { headers: { 'accept-profile': schema } })).ok).toBe(false);
});

test('A token that is unsigned, signed by somebody else, or expired answers 401', async () => {
  const claims = { role: 'authenticated', sub: randomUUID() };
  const sign = (secret: string, expiry: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expiry)
      .sign(new TextEncoder().encode(secret));
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = `${encode({ alg: 'none' })}.${encode({ ...claims, role: 'service_role' })}.`;
  const forged = await sign('another secret of the right length, 32+', '1h');
  const expired = await sign(server.keys.jwtSecret, '-1h');
  for (const token of [unsigned, forged, expired]) {
    const answer = await call('/rest/v1/testimonials', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  }
});

test('The request log names no person and no address', async () => {
  await server.visitor().from('contact_inquiries').select('id').eq('email', 'secret@people.example');
  const { readFileSync } = await import('node:fs');
  const log = readFileSync(`${server.dataFolder}/requests.log`, 'utf8');
  expect(log).toContain('POST /rest/v1/contact_inquiries 201');
  expect(log).not.toMatch(/Asha|9876543210|people\.example|127\.0\.0\.1/);
});
