import { afterEach, expect, test } from 'vitest';
import { createEmailChannel, type Mail } from '../../supabase/functions/notify/channels/email.ts';
import { siteOf } from '../../supabase/functions/notify/messages/site.ts';
import { eventually, PATIENCE_MS } from '../../testing/eventually.ts';
import { openMailbox, refusal } from '../../testing/mailbox.ts';
import { sampleMessage } from '../../testing/sample-messages.ts';
import { createSmtpMail } from './smtp-mail.ts';

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of close.splice(0)) await one();
  close = [];
});

async function open(behaviour: Parameters<typeof openMailbox>[0] = {}, silenceMs?: number) {
  const mailbox = await openMailbox(behaviour);
  const send = createSmtpMail(mailbox.url, 'Office <office@company.example>', silenceMs);
  close.push(async () => send.close(), mailbox.close);
  return { mailbox, send };
}

const mail = (overrides: Partial<Mail> = {}): Mail => ({
  id: '16092146-aaa8-4936-bfc9-605fd133e0dd',
  to: 'asha@mail.example',
  subject: 'New consultation',
  text: 'Plain',
  html: '<p>Rich</p>',
  headers: { 'X-Delivery-Id': '16092146-aaa8-4936-bfc9-605fd133e0dd' },
  ...overrides,
});
const soon = () => AbortSignal.timeout(PATIENCE_MS);

test('A mail arrives as plain text and HTML, with its idempotency key', async () => {
  const { mailbox, send } = await open();
  expect(await send(mail({ subject: 'नमस्ते' }), soon())).toEqual({ as: 'sent' });
  const [received] = mailbox.mails;
  expect(received).toMatchObject({ to: 'asha@mail.example', subject: 'नमस्ते' });
  expect(received?.text).toContain('Plain');
  expect(received?.html).toContain('<p>Rich</p>');
  expect(received?.headers.get('message-id')).toBe('<16092146-aaa8-4936-bfc9-605fd133e0dd@company.example>');
  expect(received?.headers.get('x-delivery-id')).toBe('16092146-aaa8-4936-bfc9-605fd133e0dd');
});

test('A mail server that is down is tried again later', async () => {
  const { mailbox, send } = await open();
  await mailbox.close();
  expect(await send(mail(), soon())).toEqual({
    as: 'retry',
    reason: expect.stringMatching(/^The mail server cannot be reached \(E\w+\)$/),
  });
});

test('A mail server that is slow is given up on in time, and its connection is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const never = 10 * 60 * 1000; // so that only the signal ends it
  const { mailbox, send } = await open({ onRecipient: () => promise }, never);
  const outcome = send(mail(), AbortSignal.timeout(200));
  expect(await outcome).toEqual({ as: 'retry', reason: 'The mail server did not answer in time' });
  resolve();
  await eventually(() => expect(mailbox.connections()).toBe(0));
  expect(mailbox.mails).toEqual([]);
});

test('An address that the server refuses fails for good without its name; another passes', async () => {
  const { mailbox, send } = await open({
    onRecipient(address) {
      if (address.startsWith('nobody')) throw refusal(550, `No mailbox ${address} here`);
      if (address.startsWith('full')) throw refusal(452, `The mailbox ${address} is full`);
    },
  });
  const to = (address: string) => send(mail({ to: address }), soon());
  expect(await to('nobody@mail.example')).toEqual({
    as: 'failed',
    reason: 'The mail server refused it (550)',
  });
  expect(await to('full@mail.example')).toEqual({ as: 'retry', reason: 'The mail server answered 452' });
  expect(await to('asha@mail.example')).toEqual({ as: 'sent' });
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['asha@mail.example']);
});

test('A mail whose acceptance is lost goes out again under the same Message-ID', async () => {
  let lost = 0;
  const { mailbox, send } = await open({ onMail: () => (lost++ === 0 ? 'drop' : 'accept') });
  expect(await send(mail(), soon())).toMatchObject({ as: 'retry' });
  expect(await send(mail(), soon())).toEqual({ as: 'sent' });
  expect(mailbox.mails).toHaveLength(2);
  expect(new Set(mailbox.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(1);
});

test('Whatever stands in a subject or an address, no header is added by it', async () => {
  const { mailbox, send } = await open();
  await send(mail({ subject: 'Hello\r\nBcc: all@victims.example\r\n\r\n<b>body</b>' }), soon());
  const channel = createEmailChannel(send, siteOf('https://www.company.example'));
  const staff = { id: '1', name: null, email: '' };
  for (const email of [
    'asha@mail.example\r\nRCPT TO:<all@victims.example>',
    'asha@mail.example, all@victims.example',
  ])
    expect(await channel(sampleMessage({ staff: { ...staff, email } }), soon())).toEqual({
      as: 'failed',
      reason: 'The address cannot be used',
    });
  expect(mailbox.mails).toHaveLength(1);
  for (const { headers } of mailbox.mails) expect(headers.has('bcc')).toBe(false);
});
