import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry, newAssociate } from '../backend/testing/samples.ts';
import { startTestServer, type TestServer } from '../backend/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const longAgo = '2001-01-01T00:00:00Z';

test('A visitor who sends a status and a date of their own gets a pending inquiry dated now', async () => {
  const forged = inquiry({ status: 'resolved', created_at: longAgo });
  const { error } = await server.visitor().from('contact_inquiries').insert(forged);
  expect(error).toBeNull();

  const { data } = await server.office().from('contact_inquiries').select().eq('id', forged.id).single();
  expect(data?.status).toBe('pending');
  expect(Date.now() - Date.parse(data?.created_at ?? '')).toBeLessThan(60_000);
});

test('A visitor cannot backdate consent', async () => {
  const forged = inquiry({ consent_version: '2026-11', consent_at: longAgo });
  await server.visitor().from('contact_inquiries').insert(forged);
  const { data } = await server.office().from('contact_inquiries').select().eq('id', forged.id).single();
  expect(Date.now() - Date.parse(data?.consent_at ?? '')).toBeLessThan(60_000);
});

test('An associate cannot choose who approved them, or when', async () => {
  const forged = await newAssociate(server.visitor(), {
    status: 'rejected',
    approved_by: 'the director',
    approved_at: longAgo,
  });
  await server.visitor().from('associate_registrations').insert(forged);
  const { data } = await server
    .office()
    .from('associate_registrations')
    .select()
    .eq('id', forged.id)
    .single();
  expect(data).toMatchObject({ status: 'approved', approved_by: 'system' });
  expect(Date.now() - Date.parse(data?.approved_at ?? '')).toBeLessThan(60_000);
});

test('A student cannot mark the course fee as paid', async () => {
  const id = crypto.randomUUID();
  await server.visitor().from('training_registrations').insert({
    id,
    name: 'Asha Rani',
    phone: '9876543210',
    course_type: 'ev_training',
    experience_level: 'beginner',
    payment_status: 'paid',
    status: 'completed',
    consent_version: '2026-11',
  });
  const { data } = await server.office().from('training_registrations').select().eq('id', id).maybeSingle();
  expect(data?.payment_status ?? 'pending').toBe('pending');
  expect(data?.status ?? 'pending').toBe('pending');
});

test('Neither a visitor nor a signed-in user can publish a testimonial', async () => {
  const praise = { customer_name: 'Asha', comment: 'Buy now', status: 'approved' as const };
  for (const actor of [server.visitor(), await server.signIn('user')]) {
    const { error } = await actor.from('testimonials').insert(praise);
    expect(error?.code).toBe('42501');
  }
});

test('Neither a visitor nor a signed-in user can change a record, not even their own', async () => {
  const sent = inquiry();
  const user = await server.signIn('user');
  await user.from('contact_inquiries').insert(sent);
  for (const actor of [server.visitor(), user]) {
    await actor.from('contact_inquiries').update({ status: 'resolved' }).eq('id', sent.id);
    await actor.from('contact_inquiries').delete().eq('id', sent.id);
  }
  const { data } = await server
    .office()
    .from('contact_inquiries')
    .select('status')
    .eq('id', sent.id)
    .single();
  expect(data?.status).toBe('pending');
});

test('An admin can change the status of a record and nothing else in it', async () => {
  const sent = inquiry();
  await server.visitor().from('contact_inquiries').insert(sent);
  const admin = await server.signIn('admin');
  const rewritten = await admin.from('contact_inquiries').update({ message: 'changed' }).eq('id', sent.id);
  expect(rewritten.error?.code).toBe('42501');
  const erased = await admin.from('contact_inquiries').delete().eq('id', sent.id);
  expect(erased.error?.code).toBe('42501');
});

test('Nobody can name themselves an admin', async () => {
  const user = await server.signIn('user');
  await user.auth.updateUser({ data: { is_admin: true, role: 'admin' } });
  const { data } = await user.rpc('am_i_admin');
  expect(data).toBe(false);
});
