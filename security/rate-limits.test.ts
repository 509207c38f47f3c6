import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Behind a proxy of ours, so that each test is a network of its own and none uses up what another counts. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limitsScale: 1, demo: false, trustProxy: true });
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

type Headers = Record<string, string>;
const post = (from: string, path: string, body: unknown, headers: Headers = {}, to = server) =>
  fetch(to.url + path, {
    method: 'POST',
    headers: {
      apikey: to.keys.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...headers,
    },
    body: JSON.stringify(body),
  });
const row = () => inquiry({ consent_version: '2026-11' });

async function statusesOf(count: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call(index)).status);
  return statuses;
}

const allowed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

/** Asks for a code and answers what the letter says, with a code that is wrong for certain. */
async function askForCode(email: string, from: string) {
  expect((await post(from, '/auth/v1/otp', { email })).status).toBe(200);
  const right = /Subject: (\d{6})/.exec(server.emailsTo(email).at(-1) ?? '')?.[1] ?? '';
  expect(right).toMatch(/^\d{6}$/);
  return { right, wrong: right === '000000' ? '000001' : '000000' };
}

const guess = (from: string, email: string, token: string, headers: Headers = {}) =>
  post(from, '/auth/v1/verify', { type: 'email', email, token }, headers);

test('Guessing a one-time code is stopped long before it can succeed, for whoever asked for it too', async () => {
  const email = 'victim@people.example';
  const network = newNetwork();
  const { wrong } = await askForCode(email, network);
  const statuses = await statusesOf(12, () => guess(network, email, wrong));
  expect(allowed(statuses)).toBe(8);
  expect(statuses.at(-1)).toBe(429);
});

test('Wrong codes from twenty other networks do not keep the right one from where it was asked for', async () => {
  const email = 'admin@people.example';
  const office = newNetwork();
  const { right, wrong } = await askForCode(email, office);
  const statuses = await statusesOf(20, () => guess(newNetwork(), email, wrong));
  expect(allowed(statuses)).toBe(5);
  expect((await guess(office, email, right)).status).toBe(200);
});

test('Networks that ask for codes in somebody’s name get few, and do not lock out one that has signed in before', async () => {
  const email = 'director@people.example';
  const office = newNetwork();
  const first = await askForCode(email, office);
  expect((await guess(office, email, first.right)).status).toBe(200);

  let wrongGuesses = 0;
  const asked = await statusesOf(12, async () => {
    const network = newNetwork();
    const answer = await post(network, '/auth/v1/otp', { email });
    if (answer.ok) wrongGuesses += allowed(await statusesOf(9, () => guess(network, email, '000000')));
    return answer;
  });
  expect(allowed(asked)).toBe(9);
  expect(wrongGuesses).toBe(9 * 8);

  const again = await askForCode(email, office);
  expect((await guess(office, email, again.right)).status).toBe(200);
});

test('A code cut in two, half of it at the end of the address, is not one', async () => {
  const email = 'joined@people.example';
  const { right } = await askForCode(email, newNetwork());
  for (const cut of [1, 2, 3, 4, 5]) {
    const answer = await guess(newNetwork(), email + right.slice(0, cut), right.slice(cut));
    expect(answer.status).toBe(403);
  }
});

test('One client cannot make the site send codes without end', async () => {
  const network = newNetwork();
  const statuses = await statusesOf(13, (index) =>
    post(network, '/auth/v1/otp', { email: `person${index}@people.example` }),
  );
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  '1,mailbox@people.example',
  'a;mailbox@people.example',
  'name<mailbox@people.example>',
  'group:mailbox@people.example;',
  '"mailbox"@people.example',
  'mailbox(comment)@people.example',
  'mailbox@ｐeople.example',
  'mailbox\u00ad@people.example',
  '\u001b[2jmailbox@people.example',
])('%j, which a mail server may take for mailbox@people.example, gets no letter', async (email) => {
  const before = server.logged.length;
  const answer = await post(newNetwork(), '/auth/v1/otp', { email });
  expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
  expect(server.logged.slice(before)).toEqual([]);
});

test('Asking which e-mail addresses are registered is stopped after a few questions', async () => {
  const network = newNetwork();
  const statuses = await statusesOf(20, (index) =>
    post(network, '/rest/v1/rpc/associate_email_status', { email: `person${index}@people.example` }),
  );
  expect(statuses.filter((status) => status === 200).length).toBe(15);
});

async function flood(from: string, to = server): Promise<Response> {
  for (let index = 0; index < 200; index += 1) {
    const response = await post(from, '/rest/v1/contact_inquiries', row(), {}, to);
    if (response.status === 429) return response;
    expect(response.status).toBe(201);
  }
  throw new Error('never refused');
}

test('One client cannot flood a form, and is told when to come back', async () => {
  const network = newNetwork();
  expect((await flood(network)).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await post(newNetwork(), '/rest/v1/contact_inquiries', row())).status).toBe(201);
  const forged = await post(`203.0.113.9, ${network}`, '/rest/v1/contact_inquiries', row());
  expect(forged.status).toBe(429);
});

test('Without a proxy of ours a forged X-Forwarded-For does not make a new client', async () => {
  const direct = await startTestServer({ limitsScale: 1, demo: false });
  try {
    await flood('203.0.113.7', direct);
    const forged = await post('203.0.113.9', '/rest/v1/contact_inquiries', row(), {}, direct);
    expect(forged.status).toBe(429);
  } finally {
    await direct.close();
  }
});

test('A key as long as the secret one lifts no limit', async () => {
  const { secretKey } = server.keys;
  const apikey = secretKey.slice(0, -1) + (secretKey.endsWith('A') ? 'B' : 'A');
  const network = newNetwork();
  const statuses = await statusesOf(24, () => guess(network, 'other@people.example', '123456', { apikey }));
  expect(statuses.at(-1)).toBe(429);
});
