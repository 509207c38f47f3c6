import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Behind a proxy of ours, so that each attack is a network of its own. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limitsScale: 1, trustProxy: true });
});
afterAll(() => server.close());

const post = (from: string, path: string, body: object) =>
  fetch(`${server.url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
const subscribe = (from: string, email: string) =>
  post(from, 'newsletter_subscribers', { email, consent_version: '2026-11', locale: 'en' });
const tokenOf = async (email: string) => {
  const found = server.serviceRole().from('newsletter_subscribers').select('token').eq('email', email);
  return (await found.single().throwOnError()).data.token;
};
/** How many mails were queued for an address, whether or not a sender has taken them. */
const mailsTo = async (email: string) => {
  const serviceRole = server.serviceRole();
  await serviceRole.rpc('claim_deliveries', { with_channels: ['email'], up_to: 0 }).throwOnError();
  const { data } = await serviceRole
    .from('deliveries')
    .select('id, newsletter_subscribers!inner(email)')
    .eq('newsletter_subscribers.email', email)
    .throwOnError();
  return data.length;
};

test.each(['confirm_subscription', 'leave_newsletter'])(
  'Guessing a token with %s ends soon',
  async (name) => {
    const email = `${name}@people.example`;
    await subscribe('10.1.0.1', email);
    const token = await tokenOf(email);
    const from = `10.2.0.${name.length}`;
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1)
      statuses.push((await post(from, `rpc/${name}`, { link_token: randomUUID() })).status);
    expect(statuses.filter((status) => status !== 429).length).toBe(30);
    // The right one gets the same refusal now, and works for its owner.
    expect((await post(from, `rpc/${name}`, { link_token: token })).status).toBe(429);
    const own = await post('10.1.0.1', `rpc/${name}`, { link_token: token });
    expect(await own.json()).toMatch(/^(confirmed|left)$/);
  },
);

test('Whatever is guessed, the answer is one and the same', async () => {
  for (const name of ['confirm_subscription', 'leave_newsletter']) {
    const answers = new Set<string>();
    for (const guess of [randomUUID(), '00000000-0000-0000-0000-000000000000', randomUUID()]) {
      const answer = await post('10.3.0.1', `rpc/${name}`, { link_token: guess });
      answers.add(`${answer.status} ${await answer.text()}`);
    }
    expect([...answers]).toEqual(['200 "unknown"']);
  }
});

test('Nobody is flooded by others who type their address, from however many networks', async () => {
  const email = 'victim@people.example';
  for (let n = 0; n < 20; n += 1) {
    expect((await subscribe(`10.4.${n}.1`, email)).status).toBe(201);
    expect(await mailsTo(email)).toBe(1);
  }
});

test('Member, reader and stranger get the same answer, and nobody reads a token', async () => {
  const told = async (email: string) => {
    const response = await subscribe('10.5.0.1', email);
    return [response.status, await response.text(), response.headers.get('content-range')];
  };
  const [member, reader] = ['member@people.example', 'reader@people.example'];
  for (const email of [member, reader]) await subscribe('10.5.0.2', email);
  await post('10.5.0.2', 'rpc/confirm_subscription', { link_token: await tokenOf(reader) });
  const toStranger = await told('stranger@people.example');
  expect(toStranger[0]).toBe(201);
  expect(await told(member)).toEqual(toStranger);
  expect(await told(reader)).toEqual(toStranger);
  for (const client of [server.visitor(), await server.signIn('agent'), await server.signIn('admin')]) {
    expect((await client.from('newsletter_subscribers').select('token')).error?.code).toBe('42501');
    expect(
      (await client.from('newsletter_subscribers').select('id').eq('token', randomUUID())).error?.code,
    ).toBe('42501');
  }
});

test('A visitor takes over neither token nor confirmation of somebody else', async () => {
  const email = 'taken@people.example';
  await subscribe('10.6.0.1', email);
  const token = await tokenOf(email);
  const chosen = randomUUID();
  const row = { email, consent_version: '2026-11', token: chosen, confirmed_at: '2026-01-01T00:00:00Z' };
  await post('10.6.0.2', 'newsletter_subscribers', row);
  const { data } = await server
    .serviceRole()
    .from('newsletter_subscribers')
    .select()
    .eq('email', email)
    .single();
  expect(data).toMatchObject({ token, confirmed_at: null });
  // Nor of somebody who has never subscribed.
  await post('10.6.0.2', 'newsletter_subscribers', { ...row, email: 'new@people.example' });
  expect(await tokenOf('new@people.example')).not.toBe(chosen);
  expect(await (await post('10.6.0.2', 'rpc/confirm_subscription', { link_token: chosen })).json()).toBe(
    'unknown',
  );
});
