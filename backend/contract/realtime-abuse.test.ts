import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../../testing/eventually.ts';
import { inquiry, newAssociate } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DIRECTORY = { event: '*', schema: 'public', table: 'associate_registrations' };

/** A socket without supabase-js, which would not send what an attacker sends. */
async function openSocket() {
  const key = server.keys.publishableKey;
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`,
  );
  const heard: [string, string, string, string, { status?: string; response?: object; data?: object }][] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    socket,
    heard,
    send: (...frame: unknown[]) => socket.send(JSON.stringify(frame)),
    join: (topic: string, ...changes: unknown[]) =>
      socket.send(
        JSON.stringify([
          topic,
          topic,
          `realtime:${topic}`,
          'phx_join',
          { config: { postgres_changes: changes } },
        ]),
      ),
    reply: (ref: string) => heard.find((frame) => frame[1] === ref && frame[3] === 'phx_reply')?.[4],
    rows: () => heard.filter((frame) => frame[3] === 'postgres_changes'),
  };
}

const ODD = [{ toString: 1 }, ['status=eq.approved'], 7, true, '\u0000', 'x'.repeat(5000)];

test('A frame of odd types is refused and stops nobody else from hearing', async () => {
  const attacker = await openSocket();
  ODD.forEach((odd, n) => {
    attacker.join(`filter${n}`, { ...DIRECTORY, filter: odd });
    attacker.join(`schema${n}`, { ...DIRECTORY, schema: odd });
    attacker.join(`table${n}`, { ...DIRECTORY, table: odd });
    attacker.join(`event${n}`, { ...DIRECTORY, event: odd });
    attacker.join(`change${n}`, odd);
    attacker.send('1', `config${n}`, `realtime:config${n}`, 'phx_join', { config: odd });
    attacker.send('1', `list${n}`, `realtime:list${n}`, 'phx_join', { config: { postgres_changes: odd } });
    attacker.send('1', `token${n}`, `realtime:token${n}`, 'phx_join', { access_token: odd });
    attacker.send('1', `payload${n}`, `realtime:payload${n}`, 'phx_join', odd);
  });
  await eventually(() => expect(attacker.reply(`payload${ODD.length - 1}`)).toBeDefined());
  const accepted = attacker.heard.filter((frame) => frame[4].status === 'ok');
  // An object with a field that nobody reads is a join without wishes.
  expect(accepted.map((frame) => frame[1])).toEqual(['config0', 'payload0']);
  attacker.socket.close();

  const nameless = await openSocket();
  for (const odd of ODD) {
    nameless.send(odd, odd, odd, odd, odd);
    nameless.send('1', '1', odd, 'phx_join', {});
    nameless.send('1', odd, 'realtime:x', 'access_token', { access_token: odd });
    nameless.socket.send(JSON.stringify(odd));
  }
  for (const text of ['', 'null', '{', '[]', '{"topic":"phoenix"}', '[null,null,null,null,null]'])
    nameless.socket.send(text);
  nameless.join('after', DIRECTORY);
  await eventually(() => expect(nameless.reply('after')?.status).toBe('ok'));

  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row);
  await eventually(() => expect(nameless.rows()).toHaveLength(1));
  expect(nameless.rows()[0]?.[4].data).toMatchObject({ record: { id: row.id } });
  nameless.socket.close();
});

test('A visitor hears nothing at all of a private table: not of a row added, changed or deleted', async () => {
  const spy = await openSocket();
  const tables = [
    'contact_inquiries',
    'consultation_bookings',
    'career_applications',
    'associate_registrations',
  ];
  tables.forEach((table) => {
    spy.join(table, { event: '*', schema: 'public', table });
  });
  await eventually(() => expect(spy.reply('associate_registrations')?.status).toBe('ok'));
  const inquiries = server.serviceRole().from('contact_inquiries');
  const { data } = await inquiries.insert(inquiry()).select('id').single();
  expect(data?.id).toBeTruthy();
  await inquiries.update({ status: 'responded' }).eq('id', data?.id ?? '');
  await inquiries.delete().eq('id', data?.id ?? '');
  await server
    .visitor()
    .from('associate_registrations')
    .insert(await newAssociate(server.visitor()));
  await eventually(() => expect(spy.rows()).toHaveLength(1));
  expect(spy.rows()[0]?.[4].data).toMatchObject({ table: 'associate_registrations' });
  spy.socket.close();
});

test('One connection may join so many channels and listen to so many tables, and send so many frames', async () => {
  const greedy = await openSocket();
  for (let n = 0; n < 21; n++) greedy.join(`channel${n}`, DIRECTORY);
  await eventually(() => expect(greedy.reply('channel20')?.status).toBe('error'));
  expect(greedy.reply('channel19')?.status).toBe('ok');
  greedy.socket.close();

  const wide = await openSocket();
  wide.join('many', ...Array.from({ length: 21 }, () => DIRECTORY));
  for (let n = 0; n < 6; n++) wide.join(`wide${n}`, ...Array.from({ length: 10 }, () => DIRECTORY));
  await eventually(() => expect(wide.reply('wide5')?.status).toBe('error'));
  expect(wide.reply('many')?.status).toBe('error');
  expect(wide.reply('wide4')?.status).toBe('ok');
  wide.socket.close();

  const flood = await openSocket();
  const closed = new Promise((resolve) => flood.socket.once('close', resolve));
  for (let n = 0; n < 1000; n++) flood.send(null, String(n), 'phoenix', 'heartbeat', {});
  await closed;
  expect(flood.heard.length).toBeLessThan(500);
});

test('Frames are answered in the order they came: who leaves after joining has left', async () => {
  const client = await openSocket();
  client.join('short', DIRECTORY);
  client.send('short', 'leave', 'realtime:short', 'phx_leave', {});
  client.join('long', DIRECTORY);
  await eventually(() => expect(client.reply('long')?.status).toBe('ok'));
  await server
    .visitor()
    .from('associate_registrations')
    .insert(await newAssociate(server.visitor()));
  await eventually(() => expect(client.rows().length).toBeGreaterThan(0));
  expect(client.rows().map((frame) => frame[2])).toEqual(['realtime:long']);
  client.socket.close();
});
