import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAssociate } from '../testing/samples.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const { TEST_DATABASE_URL } = process.env;
const ENGINES = [{ engine: 'PGlite' }, ...(TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [])];
const MEMBER = 'member@people.example';
const newStranger = () => `${randomUUID()}@people.example`;

describe.each(ENGINES)('On $engine', ({ engine }) => {
  let server: TestServer;
  let removeDatabase = async () => {};
  beforeAll(async () => {
    const scratch = engine === 'PostgreSQL' ? await newDatabase(TEST_DATABASE_URL ?? '') : undefined;
    if (scratch) removeDatabase = scratch.remove;
    server = await startTestServer({ databaseUrl: scratch?.url });
    const visitor = server.visitor();
    await visitor.from('newsletter_subscribers').insert(subscription(MEMBER)).throwOnError();
    await visitor
      .from('associate_registrations')
      .insert(await newAssociate(visitor, { email: MEMBER }))
      .throwOnError();
  });
  afterAll(async () => {
    await server.close();
    await removeDatabase();
  });

  /** Everything an answer tells, except the address that was asked for. */
  async function answer(table: string, rows: object | object[], email: string, headers: object, query = '') {
    const response = await fetch(`${server.url}/rest/v1/${table}${query}`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(rows),
    });
    const told = ['content-range', 'preference-applied', 'location', 'content-length', 'content-type'];
    return {
      status: response.status,
      body: (await response.text()).replaceAll(email, 'ADDRESS'),
      headers: told.map((name) => response.headers.get(name)),
    };
  }
  const subscription = (email: string, more: object = {}) => ({
    email,
    consent_version: '2026-11',
    consent_at: new Date().toISOString(),
    ...more,
  });

  const PREFERENCES: [string, Record<string, string>, string?][] = [
    ['nothing special', {}],
    ['an exact count', { prefer: 'count=exact' }],
    ['a planned count', { prefer: 'count=planned' }],
    ['a trial run', { prefer: 'tx=rollback' }],
    ['the headers only', { prefer: 'return=headers-only' }],
    ['duplicates skipped', { prefer: 'resolution=ignore-duplicates' }, '?on_conflict=email'],
    ['duplicates merged', { prefer: 'resolution=merge-duplicates' }, '?on_conflict=email'],
    ['the row back', { prefer: 'return=representation' }],
    ['a single object', { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }],
  ];
  const FAULTS: [string, (email: string) => object | object[]][] = [
    ['a complete subscription', (email) => subscription(email)],
    ['another spelling', (email) => subscription(` ${email.toUpperCase()} `)],
    ['an over-long consent', (email) => subscription(email, { consent_version: 'x'.repeat(41) })],
    ['a bad row beside it', (email) => [subscription(email), subscription('no address')]],
    ['the address twice', (email) => [subscription(email), subscription(email)]],
    ['no id', (email) => subscription(email, { id: null })],
    ['an unknown column', (email) => subscription(email, { nonsense: 1 })],
  ];

  test.each(
    PREFERENCES.flatMap(([wish, headers, query]) =>
      FAULTS.map(([what, rows]) => ({ wish, headers, query, what, rows })),
    ),
  )('The newsletter tells nothing: $what, asking for $wish', async ({ headers, query, rows }) => {
    const stranger = newStranger();
    const toMember = await answer('newsletter_subscribers', rows(MEMBER), MEMBER, headers, query);
    expect(toMember).toEqual(
      await answer('newsletter_subscribers', rows(stranger), stranger, headers, query),
    );
  });

  test.each<[string, object, (registration: object) => object | object[]]>([
    ['a bad value', {}, (row) => ({ ...row, pincode: '1' })],
    ['a bad row beside it', {}, (row) => [row, { ...row, id: randomUUID(), phone: '1' }]],
    ['a certificate that is not there', {}, (row) => ({ ...row, certificate_url: missing })],
    ['the row back', { prefer: 'return=representation' }, (row) => row],
    ['duplicates merged', { prefer: 'resolution=merge-duplicates' }, (row) => row],
  ])('A registration that cannot be stored tells nothing: %s', async (_what, headers, rows) => {
    const stranger = newStranger();
    const send = async (email: string) =>
      answer(
        'associate_registrations',
        rows(await newAssociate(server.visitor(), { email })),
        email,
        headers,
      );
    const toMember = await send(MEMBER);
    expect(toMember.status).toBeGreaterThanOrEqual(400);
    expect(toMember.status).not.toBe(409);
    expect(toMember).toEqual(await send(stranger));
  });

  test('A complete registration under a taken address answers 409 with the name of the constraint', async () => {
    const row = await newAssociate(server.visitor(), { email: MEMBER.toUpperCase() });
    expect(await server.visitor().from('associate_registrations').insert(row)).toMatchObject({
      status: 409,
      error: { code: '23505', message: expect.stringContaining('associate_registrations_email_key') },
    });
  });

  test('A registration that is not told to be taken is stored: nobody asks for free', async () => {
    for (const [, headers] of PREFERENCES) {
      const email = newStranger();
      const row = await newAssociate(server.visitor(), { email });
      const { status } = await answer('associate_registrations', row, email, headers);
      const { data } = await server
        .serviceRole()
        .from('associate_registrations')
        .select('id')
        .eq('email', email);
      expect([status, data?.length]).toEqual(status === 201 ? [201, 1] : [status, 0]);
    }
  });

  test('A repeated subscription leaves one row', async () => {
    const { data } = await server
      .serviceRole()
      .from('newsletter_subscribers')
      .select('id')
      .eq('email', MEMBER);
    expect(data).toHaveLength(1);
  });
});

const missing = '/storage/v1/object/public/certificates/1760000000000-missing1.pdf';

async function newDatabase(serverUrl: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    remove: async () => {
      await sql.unsafe(`drop database ${name} with (force)`);
      await sql.end();
    },
  };
}
