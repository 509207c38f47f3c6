import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openSink } from '../testing/http-sink.ts';
import { LOOPBACK_TLS } from '../testing/loopback-tls.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { inquiry } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let inside: Awaited<ReturnType<typeof openSink>>;

beforeAll(async () => {
  mailbox = await openMailbox();
  inside = await openSink(undefined, LOOPBACK_TLS);
  server = await startTestServer({
    notify: true,
    smtpUrl: mailbox.url,
    webhook: { url: inside.url, secret: 'a secret that only two know of', allowPrivate: false },
  });
});
afterAll(async () => {
  await server?.close();
  for (const open of [mailbox, inside]) await open?.close();
});

const send = async (overrides: object) => {
  const row = inquiry(overrides);
  expect(
    (
      await server
        .visitor()
        .from('contact_inquiries')
        .insert(row as never)
    ).error,
  ).toBeNull();
  return row;
};
const reasons = async (channel: 'push' | 'webhook') => {
  const rows = await server.serviceRole().from('deliveries').select('error').eq('channel', channel);
  return (rows.data ?? []).flatMap(({ error }) => error ?? []);
};

test('A webhook and a browser inside our own network are never called', async () => {
  const agent = await server.signIn('agent');
  const { error } = await agent.from('push_subscriptions').insert({
    endpoint: `https://127.0.0.1:${inside.port}/latest/meta-data`,
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  } as never);
  expect(error).toBeNull();
  await send({ name: 'Through the form' });
  await eventually(async () => expect(await reasons('webhook')).toHaveLength(1));
  expect(await reasons('webhook')).toEqual(['The webhook is at a private address, which is refused']);
  await eventually(async () => expect(await reasons('push')).toHaveLength(1));
  expect(await reasons('push')).toEqual(['The push service is at a private address, which is refused']);
  expect(inside.calls).toEqual([]);
});

test('Nobody but the secret key makes, claims or settles messages, or reads the keys of alerts', async () => {
  const callers = [
    server.visitor(),
    ...(await Promise.all((['user', 'agent', 'admin'] as const).map(server.signIn))),
  ];
  for (const caller of callers) {
    const refused = await Promise.all([
      caller.rpc('claim_deliveries', { with_channels: ['email', 'push', 'webhook'] }),
      caller.rpc('settle_delivery', { settled: inquiry().id, attempt: 1, outcome: 'void' }),
      caller.rpc('ensure_push_keys'),
      caller.rpc('prune_outbox'),
      caller.rpc('next_delivery_at', { with_channels: ['email'] }),
      caller.from('events').insert({ type: 'test' } as never),
      caller.from('deliveries').insert({ channel: 'email', template: 'test', topic: 'x' } as never),
    ]);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array.from({ length: 7 }, () => '42501'));
  }
});

test('Nobody who is not staff sees what happened, sends a test or retries', async () => {
  const user = await server.signIn('user');
  expect((await user.from('events').select('id')).data).toEqual([]);
  expect((await user.from('deliveries').select('id')).data).toEqual([]);
  expect((await user.rpc('send_test')).error?.code).toBe('42501');
  expect((await user.rpc('push_public_key')).data).toBeNull();
  const agent = await server.signIn('agent');
  expect((await agent.from('deliveries').select('id')).data).toEqual([]);
  expect((await agent.rpc('retry_deliveries')).error?.code).toBe('42501');
});

test('A form cannot be used to write to a stranger again and again, or to send them links', async () => {
  const victim = 'victim@mail.example';
  for (let n = 0; n < 12; n++)
    await send({
      email: victim,
      name: 'Win at evil.example',
      subject: 'evil.example',
      message: 'See https://evil.example/now',
    });
  const expanded = async () => {
    const rest = await server.serviceRole().from('events').select('id').is('expanded_at', null);
    expect(rest.data).toEqual([]);
    const waiting = await server
      .serviceRole()
      .from('deliveries')
      .select('id')
      .is('sent_at', null)
      .not('lead_id', 'is', null);
    expect(waiting.data).toEqual([]);
  };
  await eventually(expanded);
  expect(mailbox.to(victim)).toHaveLength(5);
  for (const { subject, text, html } of mailbox.to(victim))
    expect(`${subject}${text}${html}`).not.toContain('evil');
});

test('Neither terminal nor dead letters tell addresses, secrets or SQL', async () => {
  const letters = await server.serviceRole().from('deliveries').select('error').not('error', 'is', null);
  expect(letters.data?.length).toBeGreaterThan(0);
  const told = [...server.logged, ...(letters.data ?? []).map(({ error }) => error)].join('\n');
  expect(told).not.toMatch(/@mail\.example|a secret that only|select |insert |127\.0\.0\.1:\d+\/latest/);
});
