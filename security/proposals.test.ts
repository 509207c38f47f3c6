import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleContent, sampleOffer } from '../testing/sample-proposal.ts';
import { SAMPLES } from '../testing/sample-rows.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

/** Behind a proxy of ours, so that an attacker can have as many networks as they like. */
let server: TestServer;
let agent: Client;
beforeAll(async () => {
  server = await startTestServer({ limitsScale: 1, trustProxy: true });
  agent = await server.signIn('agent');
});
afterAll(() => server.close());

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

const call = (name: string, body: unknown, from = newNetwork(), key = server.keys.publishableKey) =>
  fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Everything an answer tells. */
async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date').sort();
  return { status: response.status, body: await response.text(), headers };
}

const script = (where: string) => `<script>alert('${where}')</script><img src=x onerror=alert(1)>`;

interface Sent {
  id: string;
  lead: string;
  token: string;
  version: number;
  hash: string;
}

async function sentProposal(content = sampleContent()): Promise<Sent> {
  const [id, lead] = [randomUUID(), randomUUID()];
  const record = { ...SAMPLES.installation_requests, id: lead };
  await server.serviceRole().from('installation_requests').insert(record).throwOnError();
  return sentVersion({ id, lead }, 1, content);
}

async function sentVersion(
  { id, lead }: Pick<Sent, 'id' | 'lead'>,
  version: number,
  content = sampleContent(),
) {
  const draft = { proposal: id, lead, content: content as never, valid_until: '2100-01-01' };
  await agent.rpc('save_draft', draft).throwOnError();
  const sending = { proposal: id, draft: version, revision: 1, channel: 'whatsapp' };
  const { data } = await agent.rpc('send_proposal', sending).throwOnError();
  const [sent] = data;
  return { id, lead, token: sent?.token ?? '', version, hash: sent?.content_hash ?? '' };
}

const acceptance = ({ token, version, hash }: Sent, name = 'Asha Udaan') => ({ token, version, hash, name });
const answersTo = async ({ id }: Sent) =>
  (await server.serviceRole().from('proposal_answers').select().eq('proposal_id', id).throwOnError()).data;

test('A token that is guessed, cut short, lengthened, of an erased proposal or an id opens nothing, header by header alike', async () => {
  const sent = await sentProposal();
  const erased = await sentProposal();
  await server.serviceRole().from('installation_requests').delete().eq('id', erased.lead).throwOnError();
  const guessed = await told(await call('open_proposal', { token: randomBytes(24).toString('base64url') }));
  expect(guessed).toMatchObject({ status: 200, body: '[]' });
  for (const token of [
    sent.token.slice(0, -1),
    `${sent.token}A`,
    sent.token.slice(0, 16),
    ` ${sent.token}`,
    erased.token,
    sent.id,
    sent.lead,
    sent.hash,
    '',
  ]) {
    expect(await told(await call('open_proposal', { token })), token).toEqual(guessed);
    expect(await (await call('accept_proposal', { ...acceptance(sent), token })).json()).toBe('unknown');
    expect(await (await call('decline_proposal', { token, version: 1 })).json()).toBe('unknown');
    expect(await (await call('ask_about_proposal', { token, body: 'Whose is it?' })).json()).toBe('unknown');
    expect((await call('seen_proposal', { token })).status).toBeLessThan(300);
  }
  const db = server.serviceRole();
  for (const table of ['proposal_answers', 'proposal_questions', 'proposal_views'] as const)
    expect((await db.from(table).select()).data, table).toEqual([]);
  expect((await told(await call('open_proposal', { token: sent.token }))).body).toContain('Gomti Nagar');
});

test('Another’s token opens theirs alone, and answers nothing of the first', async () => {
  const [one, other] = [await sentProposal(), await sentProposal()];
  expect(await (await call('accept_proposal', { ...acceptance(one), token: other.token })).json()).toBe(
    'changed',
  );
  expect(await answersTo(one)).toEqual([]);
  expect(await answersTo(other)).toEqual([]);
});

test('The token of an older version opens the new one, and accepts the old one no more', async () => {
  const first = await sentProposal();
  const second = await sentVersion(first, 2, sampleContent({ offer: sampleOffer({ discount: 0 }) }));
  const [opened] = await (await call('open_proposal', { token: first.token })).json();
  expect(opened).toMatchObject({ version: 2, link_version: 1, content_hash: second.hash });
  expect(await (await call('accept_proposal', acceptance(first))).json()).toBe('superseded');
  // The new version's hash under the old one's number, and the other way round.
  expect(await (await call('accept_proposal', acceptance({ ...second, version: 1 }))).json()).toBe(
    'superseded',
  );
  expect(await (await call('accept_proposal', acceptance({ ...second, hash: first.hash }))).json()).toBe(
    'changed',
  );
  expect(await answersTo(first)).toEqual([]);
});

test('Nobody changes the figures that they accept', async () => {
  const sent = await sentProposal();
  for (const body of [
    { ...acceptance(sent), price: 1 },
    { ...acceptance(sent), content: sampleContent() },
    { ...acceptance(sent), hash: 'f'.repeat(64) },
    { ...acceptance(sent), hash: null },
    { ...acceptance(sent), hash: [sent.hash] },
    { ...acceptance(sent), version: '1 or true' },
    { ...acceptance(sent), version: 1.5 },
    { ...acceptance(sent), name: { first: 'Asha' } },
    { token: sent.token },
  ]) {
    const { status, body: text } = await told(await call('accept_proposal', body));
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    if (status === 200) expect(text).toBe('"changed"');
  }
  // Neither do staff, once it was sent.
  const version = server.serviceRole().from('proposal_versions');
  expect(
    (await agent.from('proposal_versions').update({ revision: 7 }).eq('proposal_id', sent.id)).error?.code,
  ).toBe('42501');
  expect((await version.update({ valid_until: '2101-01-01' }).eq('proposal_id', sent.id)).error?.code).toBe(
    '23514',
  );
  expect(await answersTo(sent)).toEqual([]);
});

test('Two devices and twenty taps at the same moment are one acceptance, with the address it came from', async () => {
  const sent = await sentProposal();
  const network = newNetwork();
  const taps = Array.from({ length: 20 }, (_, n) =>
    call('accept_proposal', acceptance(sent, `Tap ${n}`), network),
  );
  for (const tap of await Promise.all(taps)) expect(await tap.json()).toBe('accepted');
  expect(await answersTo(sent)).toMatchObject([{ accepted: true, client_address: network }]);
});

test('Scripts in every text come back as the text they are', async () => {
  const texts = Object.fromEntries(
    Object.keys(sampleContent().texts).map((key) => [key, script(key)]),
  ) as unknown as ReturnType<typeof sampleContent>['texts'];
  const content = sampleContent({
    customer: { name: script('name'), place: script('place') },
    components: [{ label: script('label'), detail: script('detail') }],
    offer: sampleOffer({ payments: [{ label: script('payment'), share: 10_000 }] }),
    texts,
  });
  const sent = await sentProposal(content);
  expect(
    await (await call('ask_about_proposal', { token: sent.token, body: script('question') })).json(),
  ).toBe('asked');
  expect(await (await call('accept_proposal', acceptance(sent, script('signature')))).json()).toBe(
    'accepted',
  );
  const response = await call('open_proposal', { token: sent.token });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject([
    { content, accepted_by: script('signature'), questions: [{ body: script('question') }] },
  ]);
});

test('A thousand reads in a minute from one network are stopped after a few, and nobody else notices', async () => {
  const sent = await sentProposal();
  const network = newNetwork();
  const statuses: number[] = [];
  for (let n = 0; n < 1000; n += 1)
    statuses.push(
      (await call(n % 2 ? 'open_proposal' : 'seen_proposal', { token: sent.token }, network)).status,
    );
  expect(statuses.filter((status) => status < 300).length).toBe(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await call('open_proposal', { token: sent.token })).status).toBe(200);
  const { data } = await server
    .serviceRole()
    .from('proposal_views')
    .select('opened')
    .eq('proposal_id', sent.id);
  expect(data).toEqual([{ opened: 1 }]);
});

test('A network that goes through tokens is stopped, and one that answers too often as well', async () => {
  const network = newNetwork();
  const statuses: number[] = [];
  for (let n = 0; n < 120; n += 1)
    statuses.push((await call('open_proposal', { token: randomUUID() }, network)).status);
  expect(statuses.at(-1)).toBe(429);
  for (const [name, more] of [
    ['accept_proposal', { version: 1, hash: 'f'.repeat(64), name: 'Asha' }],
    ['decline_proposal', { version: 1 }],
    ['ask_about_proposal', { body: 'Hello?' }],
  ] as const) {
    const answer = async (from: string) => (await call(name, { token: randomUUID(), ...more }, from)).status;
    const one = newNetwork();
    const answering: number[] = [];
    for (let n = 0; n < 40; n += 1) answering.push(await answer(one));
    expect([name, answering[0], answering.at(-1)]).toEqual([name, 200, 429]);
    expect([name, await answer(newNetwork())]).toEqual([name, 200]);
  }
});

test('Robots that fetch the link, and every GET, count nothing', async () => {
  const sent = await sentProposal();
  const headers = { apikey: server.keys.publishableKey };
  for (const name of ['open_proposal', 'seen_proposal', 'accept_proposal'])
    for (const method of ['GET', 'HEAD']) {
      const { status } = await fetch(`${server.url}/rest/v1/rpc/${name}?token=${sent.token}`, {
        method,
        headers,
      });
      expect([name, method, status]).toEqual([name, method, 405]);
    }
  const { data } = await server.serviceRole().from('proposal_views').select().eq('proposal_id', sent.id);
  expect(data).toEqual([]);
});

test('A visitor reads, counts and writes none of the tables, and calls nothing of the office', async () => {
  const { id, lead } = await sentProposal();
  const visitor = server.visitor();
  for (const table of [
    'price_items',
    'subsidy_schemes',
    'proposal_terms',
    'proposals',
    'proposal_versions',
    'proposal_links',
    'proposal_views',
    'proposal_answers',
    'proposal_questions',
  ] as const) {
    const counted = await visitor.from(table).select('*', { count: 'exact', head: true });
    expect([table, counted.count, counted.status]).toEqual([table, null, 401]);
    expect((await visitor.from(table).select('id').limit(1)).error?.code).toBe('42501');
    expect((await visitor.from(table).insert({} as never)).error).not.toBeNull();
    expect((await visitor.from(table).delete().eq('id', randomUUID())).error?.code).toBe('42501');
  }
  const proposal = { proposal: id };
  for (const [name, body] of [
    ['proposals_overview', {}],
    ['proposal_totals', { from_day: '2020-01-01', to_day: '2100-01-01' }],
    ['save_draft', { ...proposal, lead, content: sampleContent(), valid_until: '2100-01-01', revision: 1 }],
    ['send_proposal', { ...proposal, draft: 1, revision: 1, channel: 'copied' }],
    ['withdraw_proposal', proposal],
    ['discard_draft', proposal],
    ['answer_question', { question: randomUUID(), answer: 'Yes' }],
  ] as const) {
    const answer = await (await call(name, body)).json();
    expect(answer, name).toMatchObject({ code: '42501', message: `permission denied for function ${name}` });
  }
  for (const name of ['hold_proposal', 'new_token', 'note_proposal', 'next_serial'])
    expect((await call(name, {})).status, name).toBe(404);
});
