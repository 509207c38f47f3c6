import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '../app/leads/reference.ts';
import { inquiry, newAssociate } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Behind a proxy of ours, so that an attacker can have as many networks as they like. */
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
const call = (name: string, body: unknown, from = newNetwork(), headers: Headers = {}, to = server) =>
  fetch(`${to.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: to.keys.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const ask = (reference: unknown, last_digits: unknown, from?: string, headers?: Headers) =>
  call('track_request_by_reference', { reference, last_digits }, from, headers);

/** Everything an answer tells. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date').sort();
  return { status: response.status, body: await response.text(), headers };
}
const NOTHING = { status: 200, body: '[]' };

/** A request whose phone number ends in 3210, and its reference. */
async function sentRequest(more: object = {}) {
  const row = inquiry({ name: 'Asha Rani', email: 'asha@people.example', ...more });
  await server.serviceRole().from('contact_inquiries').insert(row).throwOnError();
  return { id: row.id, reference: referenceOf(row.id) };
}
const RIGHT = '3210';

test('Guessing the digits ends after five misses, from however many networks, and the right ones are then no better', async () => {
  const { id, reference } = await sentRequest();
  for (const guess of ['0000', '0001', '0002', '0003', '0004'])
    expect(await told(await ask(reference, guess))).toMatchObject(NOTHING);
  expect(await told(await ask(reference, RIGHT))).toMatchObject(NOTHING);
  for (let ending = 3150; ending < 3250; ending += 1)
    expect(await told(await ask(reference, String(ending)))).toMatchObject(NOTHING);
  expect((await told(await call('track_request', { request: id }))).body).toContain('"first_name":"Asha"');
});

test('Guesses at the same moment are all counted', async () => {
  const { reference } = await sentRequest();
  await Promise.all(Array.from({ length: 40 }, (_, n) => ask(reference, String(1000 + n))));
  expect(await told(await ask(reference, RIGHT))).toMatchObject(NOTHING);
});

test('A right answer in between gives nobody five more guesses', async () => {
  const { reference } = await sentRequest();
  for (const guess of ['0000', '0001', '0002', '0003']) await ask(reference, guess);
  expect((await told(await ask(reference, RIGHT))).body).toContain('Asha');
  await ask(reference, '0004');
  expect(await told(await ask(reference, RIGHT))).toMatchObject(NOTHING);
});

test('Wrong digits, an unknown reference and a locked one are answered alike, header by header', async () => {
  const { reference } = await sentRequest();
  const wrong = await told(await ask(reference, '0000'));
  const unknown = await told(await ask(referenceOf(randomUUID()), '0000'));
  for (const guess of ['0001', '0002', '0003', '0004']) await ask(reference, guess);
  const locked = await told(await ask(reference, RIGHT));
  expect(wrong).toMatchObject(NOTHING);
  expect(unknown).toEqual(wrong);
  expect(locked).toEqual(wrong);
  expect(await told(await call('track_request', { request: randomUUID() }))).toEqual(wrong);
});

test('A network that goes through references is stopped after a few, also with forged headers', async () => {
  const network = newNetwork();
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    const forged: Headers = { 'cf-connecting-ip': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` };
    const from = `203.0.113.${n}, ${network}`;
    statuses.push((await ask(referenceOf(randomUUID()), '0000', from, forged)).status);
  }
  expect(statuses.filter((status) => status === 200).length).toBe(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(referenceOf(randomUUID()), '0000')).status).toBe(200);
});

test('A network that goes through links is stopped as well', async () => {
  const network = newNetwork();
  const statuses: number[] = [];
  for (let n = 0; n < 80; n += 1)
    statuses.push((await call('track_request', { request: randomUUID() }, network)).status);
  expect(statuses.filter((status) => status === 200).length).toBe(60);
  expect(statuses.at(-1)).toBe(429);
});

test('The answer has the columns of the page and nothing of the record', async () => {
  const { id } = await sentRequest({ message: 'My roof is at 12 Station Road.' });
  const [progress] = await (await call('track_request', { request: id })).json();
  expect(Object.keys(progress).sort()).toEqual([
    'first_name',
    'is_closed',
    'kind',
    'locale',
    'owner_name',
    'reached',
    'received_at',
    'status',
  ]);
  expect(JSON.stringify(progress)).not.toMatch(/Rani|98765|3210|asha@|Station/);
});

test('The directory’s ids tell no more of an associate than the directory', async () => {
  const row = await newAssociate(server.visitor());
  await server.visitor().from('associate_registrations').insert(row).throwOnError();
  const db = server.serviceRole();
  const { data: staff } = await db
    .from('staff')
    .insert({ email: 'meena@office.example', name: 'Meena Devi', role: 'agent' })
    .select('id')
    .single()
    .throwOnError();
  await db
    .from('leads')
    .update({ owner_id: staff?.id, lost_reason: 'Unreliable' } as never)
    .eq('id', row.id)
    .throwOnError();
  const [progress] = await (await call('track_request', { request: row.id })).json();
  expect(progress).toMatchObject({ kind: 'associate_registrations', owner_name: null, is_closed: false });
});

test.each<[string, unknown]>([
  ['a number', { reference: 1234567890, last_digits: 3210 }],
  ['nothing', { reference: null, last_digits: null }],
  ['lists', { reference: ['K7M2Q9XD4T'], last_digits: ['3210'] }],
  ['objects', { reference: { eq: 'x' }, last_digits: { neq: '' } }],
  ['a pattern', { reference: '%', last_digits: '____' }],
  ['SQL', { reference: "' or true --", last_digits: "3210' or '1'='1" }],
  ['a null character', { reference: 'K7M2Q\u00009XD4T', last_digits: '3210' }],
  ['half a character', '{"reference":"\\ud800","last_digits":"3210"}'],
  ['a long text', { reference: 'K'.repeat(8000), last_digits: '3'.repeat(8000) }],
  ['one more argument', { reference: 'K7M2Q9XD4T', last_digits: '3210', phone: '+919876543210' }],
  ['one argument', { reference: 'K7M2Q9XD4T' }],
  ['no arguments', {}],
])('Odd input is refused or finds nothing: %s', async (_what, body) => {
  const { status, body: text } = await told(await call('track_request_by_reference', body));
  expect(status).toBeLessThan(500);
  if (status === 200) expect(text).toBe('[]');
});

test('A body of a megabyte, a broken id and a list of ids get no answer', async () => {
  const { id } = await sentRequest();
  expect((await ask('K'.repeat(1_000_000), RIGHT)).status).toBe(413);
  for (const request of ['1', `${id}'`, `${id.slice(0, -1)}%`, [id, id], { eq: id }]) {
    const { status, body } = await told(await call('track_request', { request }));
    expect(status, JSON.stringify(request)).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('Asha');
  }
});

test.each(['public', 'private'])(
  'Nobody reads the counters of misses in %s, or calls the functions behind',
  async (schema) => {
    const { id } = await sentRequest();
    const asked: [path: string, body?: object][] = [
      ['tracking_misses'],
      ['rpc/progress_of', { request: id }],
      ['rpc/count_tracking_miss', { missed_counter: 'x' }],
    ];
    for (const [path, body] of asked) {
      const { status } = await fetch(`${server.url}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: server.keys.publishableKey,
          'content-type': 'application/json',
          'accept-profile': schema,
          'content-profile': schema,
        },
        body: body && JSON.stringify(body),
      });
      expect([401, 403, 404, 406], path).toContain(status);
    }
  },
);
