import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, JSON_TYPE, json, row, sendRaw, stored, TABLE } from '../../../testing/raw-http.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Each spelling is sent as it stands, byte for byte, and judged by what the database and the disk hold afterwards. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('The plain spelling stores exactly the row it carries, so that the refusals below mean something', async () => {
  const sent = row({ message: 'नमस्ते "quoted" \\ \u2028 😀' });
  expect(await sendRaw(server, { body: JSON.stringify(sent) })).toMatchObject({ status: 201 });
  const { data } = await server.serviceRole().from('contact_inquiries').select().eq('id', sent.id).single();
  expect(data).toMatchObject({ name: sent.name, message: sent.message });
});

test('A browser on another origin is told that it may call', async () => {
  for (const path of [
    `${TABLE}?select=id`,
    '/rest/v1/rpc/my_staff_row',
    '/auth/v1/otp',
    '/storage/v1/object/resumes/x.pdf',
  ]) {
    const headers = ['origin', 'https://site.example', 'access-control-request-method', 'POST'];
    const answer = await sendRaw(server, { method: 'OPTIONS', path, headers });
    expect([200, 204], path).toContain(answer.status);
  }
});

describe('A path has one spelling', () => {
  test.each([
    ['an encoded letter', '/rest/v1/contact%5Finquiries'],
    ['an encoded letter in the service', '/rest/%761/contact_inquiries'],
    ['double encoding', '/rest/v1/contact%255Finquiries'],
    ['an encoded slash', '/rest/v1%2fcontact_inquiries'],
    ['an encoded backslash', '/rest/v1/%5ccontact_inquiries'],
    ['an encoded NUL', '/rest/v1/contact_inquiries%00'],
    ['invalid UTF-8', '/rest/v1/contact_inquiries%ff'],
    ['an overlong encoding', '/rest/v1/%c0%afcontact_inquiries'],
    ['half an encoding', '/rest/v1/contact_inquiries%'],
    ['a dot segment', '/rest/v1/./contact_inquiries'],
    ['two dots', '/rest/v1/rpc/../contact_inquiries'],
    ['encoded dots', '/rest/v1/rpc/%2e%2e/contact_inquiries'],
    ['two slashes', '/rest/v1//contact_inquiries'],
    ['a backslash', '/rest/v1\\contact_inquiries'],
    ['a trailing slash', '/rest/v1/contact_inquiries/'],
    ['a matrix parameter', '/rest/v1/contact_inquiries;x=1'],
    ['a tab', '/rest/v1/contact_inquiries%09'],
    ['a fragment', '/rest/v1/contact_inquiries#x'],
  ])('%s', async (_what, spelling) => {
    await expectRefusal(server, { path: spelling, body: json() }, 400, 'invalid_path');
  });

  test.each([
    ['capitals in the service', '/REST/v1/contact_inquiries', 405],
    ['a leading double slash', '//rest/v1/contact_inquiries', 405],
    ['a whole address', 'http://localhost/rest/v1/contact_inquiries', 405],
    ['capitals in the table', '/rest/v1/Contact_Inquiries', 404],
  ])('%s is another address', async (_what, spelling, status) => {
    const before = await stored(server);
    expect((await sendRaw(server, { path: spelling, body: json() })).status).toBe(status);
    expect(await stored(server)).toEqual(before);
  });
});

describe('A method has one spelling', () => {
  test.each(['PUT', 'TRACE', 'PURGE'])('%s is not offered for a table', async (method) => {
    await expectRefusal(server, { method, body: json() }, 404, 'not_found');
  });

  test('A method in a header or a parameter is not one', async () => {
    const sent = row();
    await sendRaw(server, { body: JSON.stringify(sent) });
    const override = [
      'x-http-method-override',
      'DELETE',
      'x-method-override',
      'DELETE',
      'x-http-method',
      'DELETE',
    ];
    await sendRaw(server, {
      method: 'POST',
      path: `${TABLE}?id=eq.${sent.id}`,
      headers: [...JSON_TYPE, ...override],
      body: json(),
    });
    const { count } = await server
      .serviceRole()
      .from('contact_inquiries')
      .select('*', { count: 'exact', head: true })
      .eq('id', sent.id);
    expect(count).toBe(1);
    await expectRefusal(server, { path: `${TABLE}?_method=DELETE`, body: json() }, 400, 'PGRST100');
  });
});

describe('A header has one value', () => {
  test.each([
    ['content-type', 'application/json'],
    ['apikey', 'sb_publishable_embedded'],
    ['authorization', 'Bearer a', 'Bearer b'],
    ['prefer', 'return=minimal', 'return=minimal'],
    ['accept', 'application/json', 'application/json'],
    ['content-profile', 'public', 'public'],
  ])('%s twice', async (name, ...values) => {
    const headers = [...JSON_TYPE, ...values.flatMap((value) => [name, value])];
    await expectRefusal(server, { headers, body: json() }, 400, 'duplicate_header');
  });

  test.each([
    ['another schema to write', ['content-profile', 'auth'], 406, 'PGRST106'],
    ['two schemas', ['content-profile', 'public, auth'], 406, 'PGRST106'],
    ['a query plan', ['accept', 'application/vnd.pgrst.plan+json'], 406, 'PGRST107'],
    ['CSV as an answer', ['accept', 'text/csv'], 406, 'PGRST107'],
    ['an upsert that replaces', ['prefer', 'resolution=merge-duplicates'], 400, 'PGRST122'],
    ['an upsert that ignores', ['prefer', 'return=minimal,resolution=ignore-duplicates'], 400, 'PGRST122'],
    ['a rehearsal', ['prefer', 'tx=rollback'], 400, 'PGRST122'],
    ['a limit of rows', ['prefer', 'handling=strict, max-affected=1'], 400, 'PGRST122'],
    ['another time zone', ['prefer', 'timezone=Asia/Kolkata'], 400, 'PGRST122'],
    ['an estimated count', ['prefer', 'count=estimated'], 400, 'PGRST122'],
    ['a preference twice', ['prefer', 'return=minimal, return=representation'], 400, 'PGRST122'],
    ['a preference in capitals', ['prefer', 'RETURN=minimal'], 400, 'PGRST122'],
  ])('%s', async (_what, headers, status, code) => {
    await expectRefusal(server, { headers: [...JSON_TYPE, ...headers], body: json() }, status, code);
  });

  test('A plan is not shown beside JSON, and unknown headers change nothing', async () => {
    const answer = await sendRaw(server, {
      method: 'GET',
      path: '/rest/v1/testimonials?select=id',
      headers: [
        ...['accept', 'application/json, application/vnd.pgrst.plan'],
        ...['range', '0-0', 'range-unit', 'items', 'x-original-url', TABLE, 'x-rewrite-url', TABLE],
        ...['forwarded', 'for=1.1.1.1', 'cf-connecting-ip', '1.1.1.1', 'x-real-ip', '1.1.1.1'],
      ],
    });
    expect(answer).toMatchObject({ status: 200, text: '[]' });
  });

  test('A length and chunks together are refused before anybody reads them', async () => {
    const before = await stored(server);
    const body = json();
    const answer = await raw(
      [
        `POST ${TABLE} HTTP/1.1`,
        'host: localhost',
        `apikey: ${server.keys.publishableKey}`,
        'content-type: application/json',
        `content-length: ${body.length}`,
        'transfer-encoding: chunked',
        'connection: close',
        '',
        `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      ].join('\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(await stored(server)).toEqual(before);
  });
});

describe('A query has one reading', () => {
  const read = (query: string) => ({
    method: 'GET',
    path: `/rest/v1/associate_registrations?${query}`,
    headers: [],
  });
  /** lite would write the aggregate into its statement as it stands. */
  const STATEMENT = JSON.stringify({
    type: 'query',
    from: 'associate_registrations',
    select: [{ x: { column: 'full_name', aggregate: "set_config('role', 'postgres', true) || min" } }],
  });
  test.each([
    ['invalid UTF-8', 'id=eq.%ff'],
    ['an overlong encoding', 'id=eq.%c0%af'],
    ['a NUL', 'id=eq.%00'],
    ['half an encoding', 'id=eq.%'],
    ['select twice', 'select=id&select=email'],
    ['select twice, once encoded', 'select=id&sel%65ct=email'],
    ['limit twice', 'limit=1&limit=1000'],
    ['order twice', 'order=id&order=created_at'],
    ['a key in the address', 'apikey=sb_publishable_embedded'],
    ['an empty parameter', 'select=id&&limit=1'],
    ['a parameter without a value', 'select'],
    ['a column that every object of JavaScript has', '__proto__=eq.1'],
    ['a statement as a value', `full_name=neq.${encodeURIComponent(STATEMENT)}`],
    ['a condition hidden between quotes', 'or=(full_name.eq."a\\",full_name.match.b,id.eq.\\"c")'],
  ])('%s', async (_what, query) => {
    await expectRefusal(server, read(query), 400, 'PGRST100');
  });
});

test('No column’s name reaches what all objects of the server inherit', async () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    await sendRaw(server, { method: 'GET', path: `/rest/v1/testimonials?${name}=neq.1`, headers: [] });
  const inherited: string[] = [];
  for (const name in {}) inherited.push(name);
  expect(inherited).toEqual([]);
  expect(Object.keys(Object)).toEqual([]);
});

function raw(message: string): Promise<string> {
  const { port } = new URL(server.url);
  return text(connect(Number(port), '127.0.0.1').end(message));
}
