import { createHmac } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createWebhookChannel } from '../../supabase/functions/notify/channels/webhook.ts';
import { siteOf } from '../../supabase/functions/notify/messages/site.ts';
import { eventually, PATIENCE_MS } from '../../testing/eventually.ts';
import { openSink } from '../../testing/http-sink.ts';
import { sampleMessage } from '../../testing/sample-messages.ts';
import { createGuardedPost } from './post-guarded.ts';

const SECRET = 'whsec_c2VjcmV0LXNlY3JldC1zZWNyZXQ=';
const SITE = siteOf('https://www.company.example');

let sink: Awaited<ReturnType<typeof openSink>>;
afterEach(() => sink?.close());

async function webhook(answer?: Parameters<typeof openSink>[0], secret = SECRET) {
  sink = await openSink(answer);
  const channel = createWebhookChannel(
    { url: sink.url, secret },
    createGuardedPost({ allowPrivate: true }),
    SITE,
  );
  return (signal = AbortSignal.timeout(PATIENCE_MS)) =>
    channel(sampleMessage({ channel: 'webhook', template: 'event' }), signal);
}

test.each([
  [SECRET, Buffer.from('c2VjcmV0LXNlY3JldC1zZWNyZXQ=', 'base64')],
  ['a plain secret of enough characters', Buffer.from('a plain secret of enough characters')],
])(
  'A call carries its id and time, and a signature that the secret makes of both and the body: %s',
  async (secret, key) => {
    const send = await webhook(undefined, secret);
    expect(await send()).toEqual({ as: 'sent' });
    const [call] = sink.calls;
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = call?.headers ?? {};
    expect(id).toBe(sampleMessage().id);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(PATIENCE_MS / 1000);
    const expected = createHmac('sha256', key).update(`${id}.${time}.${call?.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(String(call?.body))).toMatchObject({
      id,
      type: 'lead-created',
      data: { name: 'Asha Rani', phone: '+919876543210', reference: '7F9ZVS7CLJ' },
    });
  },
);

test('A receiver that hangs is left in time, and tried again', async () => {
  const send = await webhook(() => undefined);
  expect(await send(AbortSignal.timeout(200))).toEqual({
    as: 'retry',
    reason: 'The webhook did not answer in time',
  });
});

test('A redirect is not followed', async () => {
  const elsewhere = await openSink();
  const send = await webhook((_call, response) => response.writeHead(307, { location: elsewhere.url }).end());
  expect(await send()).toEqual({
    as: 'failed',
    reason: 'The webhook redirects (307), which is not followed',
  });
  expect(elsewhere.calls).toEqual([]);
  await elsewhere.close();
});

test.each([
  [500, 'retry'],
  [503, 'retry'],
  [429, 'retry'],
  [400, 'failed'],
  [404, 'failed'],
])('An answer of %d means %s', async (status, as) => {
  const send = await webhook((_call, response) => response.writeHead(status).end());
  expect(await send()).toEqual({ as, reason: `The webhook answered ${status}` });
});

test('An endless answer is not read', async () => {
  let gone = false;
  const send = await webhook((_call, response) => {
    response.on('close', () => (gone = true));
    response.writeHead(200);
    const more = () => !gone && response.write('x'.repeat(65_536), () => setImmediate(more));
    more();
  });
  expect(await send()).toEqual({ as: 'sent' });
  await eventually(() => expect(gone).toBe(true));
});

const answering =
  (...addresses: string[]): LookupFunction =>
  (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const to = (url: string, resolve?: LookupFunction) => {
  const channel = createWebhookChannel({ url, secret: SECRET }, createGuardedPost({ resolve }), SITE);
  return channel(sampleMessage({ channel: 'webhook', template: 'event' }), AbortSignal.timeout(PATIENCE_MS));
};
const REFUSED = { as: 'failed', reason: 'The webhook is at a private address, which is refused' };

test('A receiver inside our own network is refused, by address and by name', async () => {
  await webhook();
  const { port } = sink;
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
  ])
    expect(await to(`http://${host}:${port}/`), host).toEqual(REFUSED);
  for (const addresses of [['10.0.0.8'], ['169.254.169.254'], ['8.8.8.8', '127.0.0.1'], ['fd00::1']])
    expect(await to('https://hooks.example/', answering(...addresses)), addresses.join()).toEqual(REFUSED);
  expect(sink.calls).toEqual([]);
});

test('A name that resolves to another address the second time gains nothing', async () => {
  await webhook();
  let asked = 0;
  const rebinding: LookupFunction = (hostname, options, callback) =>
    answering(asked++ === 0 ? '203.0.114.1' : '127.0.0.1')(hostname, options, callback);
  const url = `http://rebinding.example:${sink.port}/`;
  const channel = createWebhookChannel(
    { url, secret: SECRET },
    createGuardedPost({ resolve: rebinding }),
    SITE,
  );
  const send = () =>
    channel(sampleMessage({ channel: 'webhook', template: 'event' }), AbortSignal.timeout(300));
  expect(await send()).toMatchObject({ as: 'retry' });
  expect(await send()).toEqual(REFUSED);
  expect(sink.calls).toEqual([]);
});
