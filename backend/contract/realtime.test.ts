import { rmSync } from 'node:fs';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { associate, inquiry, newAssociate } from '../../testing/samples.ts';
import { type Client, newDataFolder, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const listeners: Client[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const client of listeners.splice(0)) await client.realtime.disconnect();
});
afterAll(() => server.close());

type Heard = { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> };

/** Subscribes and waits until the server has said so. */
async function listen(
  client: Client,
  table: string,
  filter?: string,
  onClosed: () => void = () => undefined,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  listeners.push(client);
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`test-${table}-${listeners.length}`)
      .on('postgres_changes', { event: '*', schema: 'public', table, filter }, (change) =>
        heard.push(change as never),
      )
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        if (status === 'CHANNEL_ERROR') reject(error ?? new Error('refused'));
        if (status === 'CLOSED') onClosed();
      });
  });
  return heard;
}

const setStatus = (id: string, status: 'approved' | 'rejected' | 'pending') =>
  server.serviceRole().from('associate_registrations').update({ status }).eq('id', id);

/** Everything sent before this row has been delivered once it is heard. */
async function marker(heard: Heard[]): Promise<void> {
  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row);
  await eventually(() => expect(heard.some((change) => change.new.id === row.id)).toBe(true));
}

test('An open directory hears of a new associate, in the granted columns only', async () => {
  const heard = await listen(server.visitor(), 'associate_registrations', 'status=eq.approved');
  const row = await newAssociate(server.visitor(), { full_name: 'Neha Live' });
  await server.visitor().from('associate_registrations').insert(row);
  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({
    eventType: 'INSERT',
    new: { id: row.id, full_name: 'Neha Live', city: 'Lucknow' },
  });
  for (const hidden of ['email', 'phone', 'investment_capacity', 'approved_by'])
    expect(heard[0]?.new).not.toHaveProperty(hidden);
});

test('A row that is hidden is not told; its approval is', async () => {
  const heard = await listen(server.visitor(), 'associate_registrations', 'status=eq.approved');
  const row = associate();
  await server
    .serviceRole()
    .from('associate_registrations')
    .insert({ ...row, status: 'pending' });
  await marker(heard);
  expect(heard.filter((change) => change.new.id === row.id)).toEqual([]);
  await setStatus(row.id, 'approved');
  await eventually(() =>
    expect(heard.at(-1)).toMatchObject({ eventType: 'UPDATE', new: { id: row.id, status: 'approved' } }),
  );
});

test('A row that leaves the directory is told by the directory’s own row alone, as hosted does', async () => {
  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row);
  const heard = await listen(server.visitor(), 'associate_registrations', 'status=eq.approved');
  const state = await listen(server.visitor(), 'associate_directory_state');
  await setStatus(row.id, 'rejected');
  await eventually(() => expect(state.map((change) => change.eventType)).toEqual(['UPDATE']));
  await setStatus(row.id, 'approved');
  await server.serviceRole().from('associate_registrations').delete().eq('id', row.id);
  await eventually(() => expect(state).toHaveLength(2));
  await marker(heard);
  const told = heard.filter((change) => [change.new.id, change.old.id].includes(row.id));
  expect(told.map((change) => change.eventType)).not.toContain('DELETE');
});

test('A deleted row is told by its key alone, and to a filter only where the key decides it', async () => {
  const row = await newAssociate(server.visitor());
  const other = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert([row]);
  await server.visitor().from('associate_registrations').insert([other]);
  const all = await listen(server.visitor(), 'associate_registrations');
  const byKey = await listen(server.visitor(), 'associate_registrations', `id=eq.${row.id}`);
  const byCity = await listen(server.visitor(), 'associate_registrations', 'city=eq.Lucknow');
  for (const { id } of [row, other])
    await server.serviceRole().from('associate_registrations').delete().eq('id', id);
  await marker(byCity);
  const deleted = (heard: Heard[]) => heard.filter(({ eventType }) => eventType === 'DELETE');
  expect(deleted(all).map((change) => change.old)).toEqual([{ id: row.id }, { id: other.id }]);
  expect(deleted(byKey).map((change) => change.old)).toEqual([{ id: row.id }]);
  expect(deleted(byCity)).toEqual([]);
});

test('An update is told by the new row and the key, never by former values', async () => {
  const heard = await listen(await server.signIn('admin'), 'associate_registrations');
  const row = await newAssociate(server.visitor(), { city: 'Former City' });
  await server.visitor().from('associate_registrations').insert(row);
  await server.serviceRole().from('associate_registrations').update({ city: 'New City' }).eq('id', row.id);
  await eventually(() =>
    expect(heard.at(-1)).toMatchObject({ eventType: 'UPDATE', new: { city: 'New City' } }),
  );
  expect(heard.at(-1)?.old).toEqual({ id: row.id });
});

test.each([
  'approved_by=gte.a',
  'email=eq.a@b.example',
  'search_text=neq.x',
  'nowhere=eq.1',
  '__proto__=eq.1',
  'status',
  'status=like.a',
  'status=match.(a*)*',
  'status=in.approved',
  'id=eq.1',
  'experience_years=gt.many',
  `status=in.(${'a,'.repeat(100)}a)`,
])('A filter that hosted would refuse is refused: %s', async (filter) => {
  await expect(listen(server.visitor(), 'associate_registrations', filter)).rejects.toThrow(
    'Unable to subscribe to changes',
  );
});

test('An admin may filter by what an admin may read', async () => {
  const heard = await listen(
    await server.signIn('admin'),
    'associate_registrations',
    'experience_years=gte.9',
  );
  const beginner = await newAssociate(server.visitor(), { experience_years: 8 });
  await server.visitor().from('associate_registrations').insert(beginner);
  const row = await newAssociate(server.visitor(), { experience_years: 10 });
  await server.visitor().from('associate_registrations').insert(row);
  await eventually(() => expect(heard.map((change) => change.new.id)).toEqual([row.id]));
});

test('Leads are told to administrators and to nobody else', async () => {
  const admin = await listen(await server.signIn('admin'), 'contact_inquiries');
  const user = await listen(await server.signIn('user'), 'contact_inquiries');
  const visitor = await listen(server.visitor(), 'contact_inquiries');
  const row = inquiry();
  await server.visitor().from('contact_inquiries').insert(row);
  await eventually(() => expect(admin).toHaveLength(1));
  expect(admin[0]?.new).toMatchObject({ id: row.id, name: 'Asha Rani' });
  await server.serviceRole().from('contact_inquiries').delete().eq('id', row.id);
  await eventually(() => expect(admin.at(-1)).toMatchObject({ eventType: 'DELETE', old: { id: row.id } }));
  expect(user.filter((change) => change.eventType !== 'DELETE')).toEqual([]);
  expect(visitor).toEqual([]);
});

test('A listener whose token runs out is sent away and hears nothing more', async () => {
  const client = await server.signIn('admin');
  const { data } = await client.auth.getUser();
  const token = await new SignJWT({ role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(data.user?.id ?? '')
    .setExpirationTime('2s')
    .sign(new TextEncoder().encode(server.keys.jwtSecret));
  const shortLived = server.visitor();
  await shortLived.realtime.setAuth(token);
  let closed = false;
  const heard = await listen(shortLived, 'contact_inquiries', undefined, () => {
    closed = true;
  });
  await eventually(async () => {
    await server.visitor().from('contact_inquiries').insert(inquiry());
    expect(closed).toBe(true);
  });
  const before = heard.length;
  expect(before).toBeGreaterThan(0);
  const other = await listen(await server.signIn('admin'), 'contact_inquiries');
  await server.visitor().from('contact_inquiries').insert(inquiry());
  await eventually(() => expect(other).toHaveLength(1));
  expect(heard).toHaveLength(before);
});

test('An admin who signs out hears no more leads on the socket that stays open', async () => {
  const client = await server.signIn('admin');
  const leads = await listen(client, 'contact_inquiries');
  await server.visitor().from('contact_inquiries').insert(inquiry());
  await eventually(() => expect(leads).toHaveLength(1));
  await client.auth.signOut();
  const associates = await listen(client, 'associate_registrations', 'status=eq.approved');
  await server.visitor().from('contact_inquiries').insert(inquiry());
  await marker(associates);
  expect(leads).toHaveLength(1);
});

test('Long texts and fifty rows at once arrive whole and in order', async () => {
  const heard = await listen(await server.signIn('admin'), 'contact_inquiries');
  const rows = Array.from({ length: 50 }, (_, index) =>
    inquiry({ message: `${index} ${'लंबा '.repeat(390)}`.trim() }),
  );
  for (let i = 0; i < rows.length; i += 10)
    expect(
      (
        await server
          .serviceRole()
          .from('contact_inquiries')
          .insert(rows.slice(i, i + 10))
      ).error,
    ).toBeNull();
  await eventually(() => expect(heard).toHaveLength(50));
  expect(heard.map((change) => change.new.id)).toEqual(rows.map((row) => row.id));
  expect(heard[49]?.new.message).toBe(rows[49]?.message);
});

test('A table that is not published cannot be subscribed to', async () => {
  await expect(listen(server.visitor(), 'newsletter_secrets')).rejects.toThrow('Unable to subscribe');
});

test('A socket without a key, and a forged token, are refused', async () => {
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=guess&vsn=2.0.0`,
  );
  await new Promise((resolve) => socket.addEventListener('error', resolve));
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  const forger = server.visitor();
  await forger.realtime.setAuth('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.');
  await expect(listen(forger, 'contact_inquiries')).rejects.toThrow('InvalidJWTToken');
});

test('A page that lost its connection hears again after the server came back', async () => {
  const dataFolder = newDataFolder();
  const first = await startTestServer({ dataFolder });
  const heard = await listen(first.visitor(), 'associate_registrations', 'status=eq.approved');
  await first.close();
  const second = await startTestServer({ dataFolder, port: Number(new URL(first.url).port) });
  await eventually(async () => {
    const row = await newAssociate(second.visitor());
    await second.visitor().from('associate_registrations').insert(row);
    expect(heard.length).toBeGreaterThan(0);
  });
  await second.close();
  rmSync(dataFolder, { recursive: true });
});
