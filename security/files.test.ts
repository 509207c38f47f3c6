import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_FILES, uploadName } from '../testing/samples.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await startTestServer();
  visitor = server.visitor();
});
afterAll(() => server.close());

const MB = 1024 * 1024;
const upload = (bucket: string, name: string, body: Buffer, contentType: string) =>
  visitor.storage.from(bucket).upload(name, body, { contentType });

const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const png = SAMPLE_FILES.png.body;

describe('Hostile files are refused', () => {
  test.each([
    ['a web page called a picture', 'png', 'image/png', html],
    ['a drawing with a script called a picture', 'png', 'image/png', svg],
    ['a web page called a PDF', 'pdf', 'application/pdf', html],
    ['a picture that is a web page as well', 'png', 'image/png', Buffer.concat([png, html])],
    [
      'a PDF that is a drawing as well',
      'pdf',
      'application/pdf',
      Buffer.concat([SAMPLE_FILES.pdf.body, svg]),
    ],
    ['a PDF called a picture', 'png', 'image/png', SAMPLE_FILES.pdf.body],
    ['a picture declared as a web page', 'png', 'text/html', png],
    ['a picture declared as a PDF', 'png', 'application/pdf', png],
    ['a picture declared as a drawing', 'svg', 'image/svg+xml', svg],
    ['a program', 'exe', 'application/octet-stream', Buffer.from('MZ\x90\x00')],
    ['an empty file', 'png', 'image/png', Buffer.alloc(0)],
  ])('%s', async (_what, extension, type, body) => {
    const { error } = await upload('certificates', uploadName(extension), body, type);
    expect(error).not.toBeNull();
  });

  test('a file over the limit of its bucket', async () => {
    const large = Buffer.concat([SAMPLE_FILES.pdf.body, Buffer.alloc(5 * MB)]);
    const { error } = await upload('resumes', uploadName('pdf'), large, 'application/pdf');
    expect(error).not.toBeNull();
  });

  test('a file over the limit that claims to be small, or claims nothing', async () => {
    const large = Buffer.concat([png, Buffer.alloc(11 * MB)]);
    const claimsToBeSmall = await rawUpload(uploadName('png'), large, '10');
    expect(claimsToBeSmall === 'closed' || claimsToBeSmall >= 400, String(claimsToBeSmall)).toBe(true);
    expect(await rawUpload(uploadName('png'), large, undefined)).toBe(413);
  });
});

describe('Names that reach elsewhere are refused', () => {
  test.each([
    '../resumes/1760000000000-abcdefgh.pdf',
    '..%2f..%2fkeys.json',
    'installation-requests/../../1760000000000-abcdefgh.png',
    'testimonials/1760000000000-abcdefgh.png',
    'seed/1760000000000-abcdefgh.png',
    '1760000000000-abcdefgh.png/../../x.png',
    '1760000000000-abcdefgh.php.png\u0000.php',
    'certificate.png',
    '.htaccess',
  ])('%s', async (name) => {
    const response = await fetch(`${server.url}/storage/v1/object/certificates/${name}`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'image/png' },
      body: png,
    });
    expect(response.ok).toBe(false);
  });
});

describe('A stored certificate', () => {
  let name: string;
  beforeAll(async () => {
    name = uploadName('png');
    const { error } = await upload('certificates', name, png, 'image/png');
    expect(error).toBeNull();
  });

  test('cannot be overwritten', async () => {
    const other = Buffer.concat([png, Buffer.from('other')]);
    await upload('certificates', name, other, 'image/png');
    await visitor.storage
      .from('certificates')
      .upload(name, other, { contentType: 'image/png', upsert: true });
    await visitor.storage.from('certificates').update(name, other, { contentType: 'image/png' });
    const served = await fetch(`${server.url}/storage/v1/object/public/certificates/${name}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  });

  test('cannot be deleted, moved or copied', async () => {
    await visitor.storage.from('certificates').remove([name]);
    await visitor.storage.from('certificates').move(name, uploadName('png'));
    const copied = await visitor.storage.from('certificates').copy(name, uploadName('png'));
    expect(copied.error).not.toBeNull();
    const served = await fetch(`${server.url}/storage/v1/object/public/certificates/${name}`);
    expect(served.status).toBe(200);
  });

  test('cannot be found by listing the bucket', async () => {
    for (const actor of [visitor, await server.signIn('user')]) {
      const { data } = await actor.storage.from('certificates').list();
      expect(data ?? []).toEqual([]);
    }
  });

  test('is served as what it is and cannot run in the site’s name', async () => {
    const { headers } = await fetch(`${server.url}/storage/v1/object/public/certificates/${name}`);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

test('A résumé can be read by nobody but an admin', async () => {
  const name = uploadName('pdf');
  expect((await upload('resumes', name, SAMPLE_FILES.pdf.body, 'application/pdf')).error).toBeNull();

  for (const actor of [visitor, await server.signIn('user')]) {
    expect((await actor.storage.from('resumes').download(name)).error).not.toBeNull();
    expect((await actor.storage.from('resumes').createSignedUrl(name, 60)).error).not.toBeNull();
  }
  expect((await fetch(`${server.url}/storage/v1/object/public/resumes/${name}`)).ok).toBe(false);

  const admin = await server.signIn('admin');
  const { data } = await admin.storage.from('resumes').createSignedUrl(name, 60);
  expect((await fetch(data?.signedUrl ?? '')).status).toBe(200);
  const tampered = data?.signedUrl.replace(/token=.{10}/, 'token=abcdefghij') ?? '';
  expect((await fetch(tampered)).ok).toBe(false);
});

/** Node's fetch states the true length; this writes whatever it is told, or streams without a length. */
function rawUpload(
  name: string,
  body: Buffer,
  contentLength: string | undefined,
): Promise<number | 'closed'> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const upload = request(
      {
        hostname,
        port,
        method: 'POST',
        path: `/storage/v1/object/certificates/${name}`,
        headers: {
          apikey: server.keys.publishableKey,
          'content-type': 'image/png',
          ...(contentLength ? { 'content-length': contentLength } : { 'transfer-encoding': 'chunked' }),
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    upload.on('error', () => resolve('closed'));
    upload.end(body);
  });
}
