import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, sendRaw } from '../../../testing/raw-http.ts';
import { SAMPLE_FILES, uploadName } from '../../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Each spelling is sent as it stands, byte for byte, and judged by what the database and the disk hold afterwards. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('An upload has one reading', () => {
  const { png, pdf } = SAMPLE_FILES;
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const folder = '/storage/v1/object/certificates';
  const name = '1760000000000-abcdefgh.png';
  const asPng = ['content-type', 'image/png'];

  test.each([
    ['an encoded digit', `${folder}/%31794000000000-abcdefgh.png`],
    ['an encoded letter in the bucket', `/storage/v1/object/certificate%73/${name}`],
    ['an encoded dot before the extension', `${folder}/1760000000000-abcdefgh%2epng`],
    ['double encoding', `${folder}/%2531794000000000-abcdefgh.png`],
    ['an encoded slash', `${folder}%2f${name}`],
    ['an encoded dot segment', `${folder}/installation-requests/%2e%2e/${name}`],
    ['a dot segment', `${folder}/installation-requests/../${name}`],
    ['two slashes', `${folder}//${name}`],
    ['a backslash', `${folder}\\${name}`],
    ['a trailing slash', `${folder}/${name}/`],
    ['a NUL before the extension', `${folder}/1760000000000-abcdefgh.html%00.png`],
    ['a space', `${folder}/1760000000000-abcdefgh.png%20`],
  ])('%s', async (_what, target) => {
    await expectRefusal(server, { path: target, headers: asPng, body: html }, 400, 'invalid_path');
    await expectRefusal(server, { path: target, headers: asPng, body: png.body }, 400, 'invalid_path');
  });

  test.each(['copy', 'move', 'upload', 'authenticated', 'public', 'info'])(
    'The word %s is no bucket',
    async (word) => {
      const target = `/storage/v1/object/${word}/${name}`;
      await expectRefusal(server, { path: target, headers: asPng, body: png.body }, 404, 'not_found');
    },
  );

  test.each<[string, string[], Buffer, number, string]>([
    ['a page', asPng, html, 415, 'invalid_mime_type'],
    [
      'a type with a parameter that hides another',
      ['content-type', 'image/png, text/html'],
      png.body,
      415,
      'invalid_mime_type',
    ],
    ['a type twice', [...asPng, 'content-type', 'text/html'], png.body, 400, 'duplicate_header'],
    [
      'a compressed file',
      [...asPng, 'content-encoding', 'gzip'],
      gzipSync(png.body),
      415,
      'invalid_mime_type',
    ],
    ['no type', [], png.body, 415, 'invalid_mime_type'],
    [
      'a form that is not one',
      ['content-type', 'multipart/form-data; boundary=x'],
      png.body,
      400,
      'invalid_upload',
    ],
    ['a form without its boundary', ['content-type', 'multipart/form-data'], png.body, 400, 'invalid_upload'],
  ])('%s is refused', async (_what, headers, body, status, code) => {
    await expectRefusal(server, { path: `${folder}/${uploadName('png')}`, headers, body }, status, code);
  });

  const part = (disposition: string, type: string | undefined, body: Buffer) =>
    Buffer.concat([
      Buffer.from(`--limit\r\ncontent-disposition: form-data; ${disposition}\r\n`),
      Buffer.from(type ? `content-type: ${type}\r\n\r\n` : '\r\n'),
      body,
      Buffer.from('\r\n'),
    ]);
  const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--limit--\r\n')]);
  const file = part('name=""; filename="roof.png"', 'image/png', png.body);
  const FORM = ['content-type', 'multipart/form-data; boundary=limit'];

  test.each<[string, Buffer, number, string]>([
    ['two files', form(file, file), 400, 'invalid_upload'],
    [
      'a file behind another',
      form(file, part('name="x"; filename="x.html"', 'text/html', html)),
      400,
      'invalid_upload',
    ],
    ['no file', form(part('name="cacheControl"', undefined, Buffer.from('3600'))), 400, 'invalid_upload'],
    [
      'a field nobody knows',
      form(part('name="x"', undefined, Buffer.from('1')), file),
      400,
      'invalid_upload',
    ],
    [
      'a page called a picture',
      form(part('name=""; filename="a.png"', 'image/png', html)),
      415,
      'invalid_mime_type',
    ],
    [
      'another type than the address',
      form(part('name=""; filename="a.pdf"', pdf.type, pdf.body)),
      415,
      'invalid_mime_type',
    ],
  ])('A form with %s is refused', async (_what, body, status, code) => {
    await expectRefusal(
      server,
      { path: `${folder}/${uploadName('png')}`, headers: FORM, body },
      status,
      code,
    );
  });

  test('A form with the one file, whatever its own name says, stores that file under the path of the address', async () => {
    const target = uploadName('png');
    const disguised = part('name=""; filename="../../x.html"', 'image/png', png.body);
    const known = part('name="cacheControl"', undefined, Buffer.from('3600'));
    expect(
      (
        await sendRaw(server, {
          path: `${folder}/${target}`,
          headers: FORM,
          body: form(known, disguised),
        })
      ).status,
    ).toBe(200);
    const served = await fetch(`${server.url}/storage/v1/object/public/certificates/${target}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png.body);
  });
});
