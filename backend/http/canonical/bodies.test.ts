import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, JSON_TYPE, json, row, sendRaw, TABLE } from '../../../testing/raw-http.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Each spelling is sent as it stands, byte for byte, and judged by what the database and the disk hold afterwards. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const batch = (count: number) => JSON.stringify(Array.from({ length: count }, () => row()));

describe('A body has one reading', () => {
  const utf16 = (textual: string) => Buffer.from(`\ufeff${textual}`, 'utf16le');
  const duplicate = (key: string, value: string) => json().replace('{', `{"${key}":${value},`);
  test.each<[string, string | Buffer]>([
    ['a byte-order mark', `\ufeff${json()}`],
    ['a byte-order mark before a batch', `\ufeff${batch(50)}`],
    ['UTF-16', utf16(json())],
    [
      'invalid UTF-8',
      Buffer.concat([Buffer.from(json().slice(0, -2)), Buffer.from([0xff]), Buffer.from('"}')]),
    ],
    ['an overlong encoding', Buffer.from(json({ message: 'X' }).replace('"X"', '"\xc0\xaf"'), 'latin1')],
    ['a key twice', duplicate('name', '"Other"')],
    ['a key twice, once escaped', duplicate('n\\u0061me', '"Other"')],
    ['a key twice further inside', json({ message: { a: 1 } }).replace('{"a":1}', '{"a":1,"a":2}')],
    ['__proto__ as a key', duplicate('__proto__', '{"status":"resolved"}')],
    ['constructor as a key', duplicate('constructor', '1')],
    ['half a surrogate pair', duplicate('subject', '"\\ud800"')],
    ['a NUL character', duplicate('subject', '"a\\u0000b"')],
    ['a number that is infinite', duplicate('subject', '1e400')],
    ['an integer that cannot be kept', duplicate('subject', '9007199254740993')],
    ['a fraction that cannot be kept', duplicate('subject', '0.12345678901234567890')],
    ['something after the end', `${json()} {}`],
    ['a second document', `${json()}\n${json()}`],
    ['a comment', `/* */${json()}`],
    ['nesting beyond reason', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
    ['a list of lists', `[[${json()}]]`],
    ['a text', JSON.stringify(json())],
    ['null', 'null'],
    ['nothing', ''],
  ])('%s', async (_what, body) => {
    await expectRefusal(server, { body }, 400, 'PGRST102');
  });

  test.each<[string, string[], string | Buffer]>([
    ['another charset', ['content-type', 'application/json; charset=utf-16'], json()],
    ['UTF-7', ['content-type', 'application/json; charset=utf-7'], json()],
    ['no type', [], json()],
    ['CSV', ['content-type', 'text/csv'], 'name,phone,message\nA,9876543210,b'],
    ['a form', ['content-type', 'application/x-www-form-urlencoded'], 'name=A&phone=9876543210&message=b'],
    ['a type that only contains JSON', ['content-type', 'text/csv, application/json'], json()],
    ['JSON and something', ['content-type', 'application/json, text/csv'], json()],
    ['a type of the same family', ['content-type', 'application/vnd.pgrst.object+json'], json()],
    ['a compressed body', [...JSON_TYPE, 'content-encoding', 'gzip'], gzipSync(json())],
    ['a body called compressed', [...JSON_TYPE, 'content-encoding', 'br'], json()],
  ])('%s is refused by its type', async (_what, headers, body) => {
    await expectRefusal(server, { headers, body }, 415, 'PGRST102');
  });

  test('Eleven rows are eleven rows in every spelling', async () => {
    for (const body of [batch(11), ` \r\n\t${batch(11)}\n`, batch(11).replace('[', '[ ')])
      await expectRefusal(server, { body }, 413, 'PGRST_TOO_MANY_ROWS');
  });

  test('A function takes one object', async () => {
    const call = { path: '/rest/v1/rpc/associate_email_status' };
    await expectRefusal(server, { ...call, body: '["a@b.example"]' }, 400, 'PGRST102');
    await expectRefusal(server, { ...call, body: '"a@b.example"' }, 400, 'PGRST102');
    expect((await sendRaw(server, { ...call, body: '{"email":"a@b.example"}' })).status).toBe(200);
  });

  test('A body where none belongs is refused', async () => {
    await expectRefusal(
      server,
      { method: 'GET', path: '/rest/v1/testimonials', body: '{}' },
      400,
      'PGRST102',
    );
    await expectRefusal(server, { method: 'DELETE', path: `${TABLE}?id=eq.1`, body: '{}' }, 400, 'PGRST102');
  });
});
