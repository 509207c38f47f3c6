import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccount } from '../../backend/demo-accounts.ts';
import { eventually } from '../../testing/eventually.ts';
import { openSink } from '../../testing/http-sink.ts';
import { LOOPBACK_TLS } from '../../testing/loopback-tls.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { inquiry } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SECRET = 'a secret that only two know of';
const ADMIN = demoAccount('admin') ?? '';

let server: TestServer;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let webhook: Awaited<ReturnType<typeof openSink>>;
let pushService: Awaited<ReturnType<typeof openSink>>;
let pushStatus: number;

beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), LOOPBACK_TLS.cert]);
  webhook = await openSink();
  pushService = await openSink((_call, response) => response.writeHead(pushStatus).end(), LOOPBACK_TLS);
  mailbox = await openMailbox();
  server = await startTestServer({
    notify: true,
    smtpUrl: mailbox.url,
    webhook: { url: webhook.url, secret: SECRET, allowPrivate: true },
    pushAllowPrivate: true,
  });
});
beforeEach(() => {
  pushStatus = 201;
});
afterEach(async () => {
  await server.serviceRole().from('push_subscriptions').delete().neq('endpoint', '');
  await allSettled();
  for (const received of [mailbox.mails, webhook.calls, pushService.calls]) received.length = 0;
});
afterAll(async () => {
  await server?.close();
  for (const open of [mailbox, webhook, pushService]) await open?.close();
});

const waiting = async () => {
  const rows = await server
    .serviceRole()
    .from('deliveries')
    .select('id')
    .is('sent_at', null)
    .is('failed_at', null);
  return rows.data?.length ?? -1;
};
const allSettled = () =>
  eventually(async () => {
    const untold = await server.serviceRole().from('events').select('id').is('expanded_at', null);
    expect(untold.data).toEqual([]);
    expect(await waiting()).toBe(0);
  });

const send = async (overrides: object = {}) => {
  const row = inquiry({ email: 'asha@mail.example', ...overrides });
  const { error } = await server
    .visitor()
    .from('contact_inquiries')
    .insert(row as never);
  expect(error).toBeNull();
  return row;
};

/** What is put off is due now, as if its time had passed. */
const letTimePass = async () => {
  await server
    .serviceRole()
    .from('deliveries')
    .update({ due_at: new Date().toISOString() })
    .is('sent_at', null)
    .is('failed_at', null);
  await wake();
};
const wake = async () => {
  const admin = await server.signIn('admin');
  await admin.rpc('retry_deliveries', { retried: [] });
};

/** A browser of the admin's, with its keys. */
async function subscribe() {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16);
  const admin = await server.signIn('admin');
  const { error } = await admin.from('push_subscriptions').insert({
    endpoint: `${pushService.url}/send/${randomBytes(8).toString('hex')}`,
    p256dh: keys.generateKeys().toString('base64url'),
    auth: auth.toString('base64url'),
  } as never);
  expect(error).toBeNull();
  return { decrypt: (body: Buffer) => decrypt(body, keys, auth) };
}

/** RFC 8291 the other way round, with Node's own cryptography. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer) {
  const salt = body.subarray(0, 16);
  const theirs = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + theirs.length);
  const derive = (secret: Uint8Array, from: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const secret = derive(keys.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

test('A form reaches the office by mail, alert and webhook, and the customer by mail, within moments', async () => {
  const browser = await subscribe();
  await send(); // the first of all warms up what the second is measured on
  await allSettled();
  for (const received of [mailbox.mails, webhook.calls, pushService.calls]) received.length = 0;

  const startedAt = performance.now();
  const row = await send({ name: 'Ravi Kumar', locale: 'hi', message: 'मुझे सोलर लगवाना है' });
  await eventually(() => {
    expect(mailbox.to(ADMIN)).toHaveLength(1);
    expect(mailbox.to('asha@mail.example')).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
    expect(pushService.calls).toHaveLength(1);
  }, 10);
  console.info(`from form to mail, webhook and push: ${Math.round(performance.now() - startedAt)} ms`);

  expect(mailbox.to(ADMIN)[0]).toMatchObject({ subject: 'New inquiry: Ravi Kumar' });
  expect(mailbox.to(ADMIN)[0]?.headers.get('auto-submitted')).toBe('auto-generated');
  const [answer] = mailbox.to('asha@mail.example');
  expect(answer?.text).toContain(`/hi/track#${row.id}`);
  expect(answer?.text).toContain('मुझे सोलर लगवाना है');

  const [call] = webhook.calls;
  const signed = `${call?.headers['webhook-id']}.${call?.headers['webhook-timestamp']}.${call?.body}`;
  const signature = createHmac('sha256', SECRET).update(signed).digest('base64');
  expect(call?.headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(String(call?.body)).data).toMatchObject({ id: row.id, name: 'Ravi Kumar' });

  const [alert] = pushService.calls;
  expect(alert?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(browser.decrypt(alert?.body ?? Buffer.alloc(0))).toMatchObject({
    title: 'New inquiry',
    body: 'Ravi Kumar',
    url: `/admin?tab=contacts&record=${row.id}`,
  });
});

test('A browser that takes no more alerts is forgotten', async () => {
  await subscribe();
  pushStatus = 410;
  await send();
  await eventually(async () => {
    const left = await server.serviceRole().from('push_subscriptions').select('id');
    expect(left.data).toEqual([]);
  });
  expect(pushService.calls).toHaveLength(1);
});

test('With the mail server down a form is answered as ever, and its mails go out when it is back', async () => {
  await mailbox.close();
  await send({ name: 'Sent in vain' });
  const failures = () => server.serviceRole().from('deliveries').select('error').not('error', 'is', null);
  await eventually(async () => expect((await failures()).data).toHaveLength(3));
  expect((await failures()).data?.map(({ error }) => error)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^The mail server cannot be reached \(\w+\)$/)),
  );
  expect(webhook.calls).toHaveLength(1);

  mailbox = await openMailbox({}, mailbox.port);
  await letTimePass();
  await eventually(() => expect(mailbox.mails).toHaveLength(3));
  await server.serviceRole().from('deliveries').delete().not('error', 'is', null);
});

test('What a clock that was set back left in the far future goes out now', async () => {
  await mailbox.close();
  await send({ email: undefined, name: 'From tomorrow' });
  await eventually(async () => expect(await waiting()).toBe(2));
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString();
  await server.serviceRole().from('deliveries').update({ due_at: inAMonth }).is('sent_at', null);
  mailbox = await openMailbox({}, mailbox.port);
  await wake();
  await eventually(() => expect(mailbox.mails).toHaveLength(2));
});

test('A status that is corrected at once is not told to the customer; one that stays is', async () => {
  const booking = {
    ...inquiry({ email: 'ravi@mail.example', location: 'Gomti Nagar' }),
    message: undefined,
  };
  expect(
    (
      await server
        .visitor()
        .from('consultation_bookings')
        .insert(booking as never)
    ).error,
  ).toBeNull();
  const set = async (status: 'scheduled' | 'completed') => {
    const agent = await server.signIn('agent');
    expect(
      (await agent.from('consultation_bookings').update({ status }).eq('id', booking.id)).error,
    ).toBeNull();
  };
  await set('completed');
  await set('scheduled');
  await eventually(async () => expect(await waiting()).toBe(2));
  await letTimePass();
  await allSettled();
  expect(mailbox.to('ravi@mail.example').map(({ subject }) => subject)).toEqual([
    expect.stringContaining('We have received'),
    expect.stringContaining('Your consultation has a date'),
  ]);
});

test('Three hundred leads in a minute are ten mails and one digest for each of the office, and nobody waits for them', async () => {
  const busy = await startTestServer({ notify: true, smtpUrl: mailbox.url });
  const service = busy.serviceRole();
  const flood = (async () => {
    for (let sent = 0; sent < 280; sent += 20) {
      const rows = Array.from({ length: 20 }, () => inquiry());
      expect((await service.from('contact_inquiries').insert(rows as never)).error).toBeNull();
    }
  })();
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    const startedAt = performance.now();
    expect(
      (
        await busy
          .visitor()
          .from('contact_inquiries')
          .insert(inquiry() as never)
      ).error,
    ).toBeNull();
    times.push(performance.now() - startedAt);
  }
  await flood;
  console.info(`forms answered meanwhile in ${Math.round(Math.max(...times))} ms at most`);
  await eventually(async () => {
    const rest = await service.from('events').select('id').is('expanded_at', null).limit(1);
    expect(rest.data).toEqual([]);
  }, 250);
  // Five minutes pass.
  await service.from('deliveries').update({ due_at: new Date().toISOString() }).eq('template', 'digest');
  await (await busy.signIn('admin')).rpc('retry_deliveries', { retried: [] });
  await eventually(() => expect(mailbox.to(ADMIN)).toHaveLength(11));
  const subjects = mailbox.to(ADMIN).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'New inquiry: Asha Rani')).toHaveLength(10);
  expect(subjects.at(-1)).toBe('290 new leads together');
  await busy.close();
}, 240_000);
