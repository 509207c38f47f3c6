import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry, newAssociate } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const longAgo = '2001-01-01T00:00:00Z';
const CONSENT = { consent_version: '2026-11' };

/** The one stored row; fails when there is none, so that nothing below can hold of nothing. */
async function storedRow(
  table: 'contact_inquiries' | 'associate_registrations' | 'training_registrations',
  id: string,
) {
  const { data } = await server.serviceRole().from(table).select().eq('id', id).single().throwOnError();
  return data as Record<string, unknown>;
}
const isNow = (time: unknown) => Math.abs(Date.now() - Date.parse(String(time))) < 60_000;

test('A visitor who sends a status and a date of their own gets a pending inquiry dated now', async () => {
  const forged = inquiry({ ...CONSENT, status: 'resolved', created_at: longAgo });
  const { error } = await server.visitor().from('contact_inquiries').insert(forged);
  expect(error).toBeNull();
  const row = await storedRow('contact_inquiries', forged.id);
  expect(row.status).toBe('pending');
  expect(isNow(row.created_at)).toBe(true);
});

test('A visitor cannot backdate consent', async () => {
  const forged = inquiry({ ...CONSENT, consent_at: longAgo });
  const { error } = await server.visitor().from('contact_inquiries').insert(forged);
  expect(error).toBeNull();
  expect(isNow((await storedRow('contact_inquiries', forged.id)).consent_at)).toBe(true);
});

test('An associate cannot choose who approved them, or when', async () => {
  const forged = await newAssociate(server.visitor(), {
    ...CONSENT,
    status: 'rejected',
    approved_by: 'the director',
    approved_at: longAgo,
  });
  const { error } = await server.visitor().from('associate_registrations').insert(forged);
  expect(error).toBeNull();
  const row = await storedRow('associate_registrations', forged.id);
  expect(row).toMatchObject({ status: 'approved', approved_by: 'system' });
  expect(isNow(row.approved_at)).toBe(true);
});

test('A student cannot mark the course fee as paid', async () => {
  const id = crypto.randomUUID();
  const { error } = await server
    .visitor()
    .from('training_registrations')
    .insert({
      ...CONSENT,
      id,
      name: 'Asha Rani',
      phone: '9876543210',
      course_type: 'ev_training',
      experience_level: 'beginner',
      payment_status: 'paid',
      status: 'completed',
    });
  expect(error).toBeNull();
  expect(await storedRow('training_registrations', id)).toMatchObject({
    payment_status: 'pending',
    status: 'pending',
  });
});

test('Neither a visitor nor a signed-in user can publish a testimonial', async () => {
  const praise = { customer_name: 'Asha', comment: 'Buy now', status: 'approved' as const };
  for (const actor of [server.visitor(), await server.signIn('user')]) {
    const { error } = await actor.from('testimonials').insert(praise);
    expect(error?.code).toBe('42501');
  }
  const { data } = await server.serviceRole().from('testimonials').select('id').throwOnError();
  expect(data).toEqual([]);
});

test('Neither a visitor nor a signed-in user can change a record, not even their own', async () => {
  const sent = inquiry(CONSENT);
  const user = await server.signIn('user');
  expect((await user.from('contact_inquiries').insert(sent)).error).toBeNull();
  for (const actor of [server.visitor(), user]) {
    await actor.from('contact_inquiries').update({ status: 'resolved' }).eq('id', sent.id);
    await actor.from('contact_inquiries').delete().eq('id', sent.id);
  }
  expect((await storedRow('contact_inquiries', sent.id)).status).toBe('pending');
});

test('An admin can change the status of a record and nothing else in it', async () => {
  const sent = inquiry(CONSENT);
  expect((await server.visitor().from('contact_inquiries').insert(sent)).error).toBeNull();
  const admin = await server.signIn('admin');
  const rewritten = await admin.from('contact_inquiries').update({ message: 'changed' }).eq('id', sent.id);
  expect(rewritten.error?.code).toBe('42501');
  const erased = await admin.from('contact_inquiries').delete().eq('id', sent.id);
  expect(erased.error?.code).toBe('42501');
  const changed = await admin.from('contact_inquiries').update({ status: 'responded' }).eq('id', sent.id);
  expect(changed.error).toBeNull();
  expect(await storedRow('contact_inquiries', sent.id)).toMatchObject({
    message: sent.message,
    status: 'responded',
  });
});

test('Nobody can name themselves an admin by what they send when they ask for a code', async () => {
  const email = 'climber@people.example';
  const browser = server.visitor();
  const claims = { is_admin: true, role: 'admin' };
  expect((await browser.auth.signInWithOtp({ email, options: { data: claims } })).error).toBeNull();
  const token = /Subject: (\d{6})/.exec(server.emailsTo(email)[0] ?? '')?.[1] ?? '';
  const { data } = await browser.auth.verifyOtp({ email, token, type: 'email' });
  expect(data.user?.email).toBe(email);
  expect(data.user?.user_metadata).not.toMatchObject(claims);
  expect((await browser.rpc('my_staff_row')).data).toEqual([]);
});

test('Nobody makes themselves staff, and an agent makes nobody an admin', async () => {
  const [user, agent] = [await server.signIn('user'), await server.signIn('agent')];
  for (const actor of [server.visitor(), user, agent]) {
    const added = await actor.from('staff').insert({ email: 'climber@people.example', role: 'admin' });
    expect(added.error?.code).toBe('42501');
    await actor.from('staff').update({ role: 'admin' }).eq('role', 'agent');
    await actor.from('staff').delete().eq('role', 'admin');
  }
  const { data } = await server.serviceRole().from('staff').select('role').order('role').throwOnError();
  expect(data).toEqual([{ role: 'admin' }, { role: 'agent' }]);
});

test('A visitor cannot write a lead or a person, nor staff what the database writes', async () => {
  const sent = inquiry(CONSENT);
  expect((await server.visitor().from('contact_inquiries').insert(sent)).error).toBeNull();
  const agent = await server.signIn('agent');
  const attempts = [server.visitor(), await server.signIn('user'), agent].flatMap((actor) => [
    actor.from('people').update({ name: 'Other' }).eq('name', sent.name),
    actor.from('leads').update({ status: 'resolved' }).eq('id', sent.id),
    actor.from('leads').update({ first_responded_at: longAgo }).eq('id', sent.id),
    actor.from('leads').delete().eq('id', sent.id),
    actor.from('activities').insert({ lead_id: sent.id, type: 'edited' }),
  ]);
  for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe('42501');
  const { error } = await agent
    .from('activities')
    .insert({ lead_id: sent.id, type: 'reached', staff_email: 'boss@office.example' });
  expect(error?.code).toBe('42501');
});

test('Changing an account is not offered', async () => {
  const user = await server.signIn('user');
  const { error } = await user.auth.updateUser({ data: { is_admin: true, role: 'admin' } });
  expect(error?.status).toBe(404);
});
