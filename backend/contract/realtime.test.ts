import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { associate, inquiry, newAssociate } from '../testing/samples.ts';
import { type Client, newDataFolder, startTestServer, type TestServer } from '../testing/test-server.ts';

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
async function listen(client: Client, table: string, filter?: string): Promise<Heard[]> {
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
      });
  });
  return heard;
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 50 });
const setStatus = (id: string, status: 'approved' | 'rejected' | 'pending') =>
  server.office().from('associate_registrations').update({ status }).eq('id', id);

/** Everything sent before this row has been delivered once it is heard. */
async function marker(heard: Heard[]): Promise<void> {
  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row);
  await soon(() => expect(heard.some((change) => change.new.id === row.id)).toBe(true));
}

test('An open directory hears of a new associate, in the granted columns only', async () => {
  const heard = await listen(server.visitor(), 'associate_registrations', 'status=eq.approved');
  const row = await newAssociate(server.visitor(), { full_name: 'Neha Live' });
  await server.visitor().from('associate_registrations').insert(row);
  await soon(() => expect(heard).toHaveLength(1));
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
    .office()
    .from('associate_registrations')
    .insert({ ...row, status: 'pending' });
  await marker(heard);
  expect(heard.filter((change) => change.new.id === row.id)).toEqual([]);
  await setStatus(row.id, 'approved');
  await soon(() =>
    expect(heard.at(-1)).toMatchObject({ eventType: 'UPDATE', new: { id: row.id, status: 'approved' } }),
  );
});

test('A row that leaves the directory is told as gone, by its key alone', async () => {
  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row);
  const heard = await listen(server.visitor(), 'associate_registrations', 'status=eq.approved');
  await setStatus(row.id, 'rejected');
  await soon(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id: row.id } });
  await setStatus(row.id, 'pending');
  await marker(heard);
  expect(heard.filter((change) => change.old.id === row.id)).toHaveLength(1);
});

test('Leads are told to administrators and to nobody else', async () => {
  const admin = await listen(await server.signIn('admin'), 'contact_inquiries');
  const user = await listen(await server.signIn('user'), 'contact_inquiries');
  const visitor = await listen(server.visitor(), 'contact_inquiries');
  const row = inquiry();
  await server.visitor().from('contact_inquiries').insert(row);
  await soon(() => expect(admin).toHaveLength(1));
  expect(admin[0]?.new).toMatchObject({ id: row.id, name: 'Asha Rani' });
  await server.office().from('contact_inquiries').delete().eq('id', row.id);
  await soon(() => expect(admin.at(-1)).toMatchObject({ eventType: 'DELETE', old: { id: row.id } }));
  expect(user.filter((change) => change.eventType !== 'DELETE')).toEqual([]);
  expect(visitor).toEqual([]);
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
          .office()
          .from('contact_inquiries')
          .insert(rows.slice(i, i + 10))
      ).error,
    ).toBeNull();
  await soon(() => expect(heard).toHaveLength(50));
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
  forger.realtime.setAuth('eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.');
  await expect(listen(forger, 'contact_inquiries')).rejects.toThrow('InvalidJWTToken');
});

test('A page that lost its connection hears again after the server came back', async () => {
  const dataFolder = newDataFolder();
  const first = await startTestServer({ dataFolder });
  const heard = await listen(first.visitor(), 'associate_registrations', 'status=eq.approved');
  await first.close();
  const second = await startTestServer({ dataFolder, port: Number(new URL(first.url).port) });
  await soon(async () => {
    const row = await newAssociate(second.visitor());
    await second.visitor().from('associate_registrations').insert(row);
    expect(heard.length).toBeGreaterThan(0);
  });
  await second.close();
  rmSync(dataFolder, { recursive: true });
});
