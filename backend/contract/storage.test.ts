import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_FILES, uploadName } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MB = 1024 * 1024;
const { pdf, png } = SAMPLE_FILES;
const bucket = (name: 'certificates' | 'resumes') => server.visitor().storage.from(name);

test('A visitor’s certificate is stored and readable at its public address, never as a page', async () => {
  const name = uploadName('pdf');
  const stored = await bucket('certificates').upload(name, pdf.body, { contentType: pdf.type });
  expect(stored).toMatchObject({ error: null, data: { path: name } });
  const file = await fetch(bucket('certificates').getPublicUrl(name).data.publicUrl);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf.body);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test('A File from a form is stored as a picture that pages may show, whole or in part', async () => {
  const name = `installation-requests/${uploadName('png')}`;
  const file = new File([png.body], 'roof.png', { type: png.type });
  expect((await bucket('certificates').upload(name, file)).error).toBeNull();
  const { publicUrl } = bucket('certificates').getPublicUrl(name).data;
  const whole = await fetch(publicUrl);
  expect(whole.headers.get('content-disposition')).toBe('inline');
  const part = await fetch(publicUrl, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  const again = await fetch(publicUrl, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('A second upload to the same path is a duplicate, so a retry can be told from a loss', async () => {
  const name = uploadName('pdf');
  await bucket('certificates').upload(name, pdf.body, { contentType: pdf.type });
  const again = await bucket('certificates').upload(name, pdf.body, { contentType: pdf.type });
  expect(again.error).toMatchObject({ statusCode: '409' });
  const overwrite = await bucket('certificates').upload(name, pdf.body, {
    contentType: pdf.type,
    upsert: true,
  });
  expect(overwrite.error).not.toBeNull();
});

test('A resume is private: the administrator opens it by a signed link that expires', async () => {
  const name = uploadName('pdf');
  await bucket('resumes').upload(name, pdf.body, { contentType: pdf.type });
  expect((await bucket('resumes').download(name)).error).not.toBeNull();
  expect((await bucket('resumes').createSignedUrl(name, 60)).error).not.toBeNull();
  expect((await fetch(bucket('resumes').getPublicUrl(name).data.publicUrl)).status).toBe(404);

  const admin = await server.signIn('admin');
  const { data } = await admin.storage.from('resumes').createSignedUrl(name, 60);
  const opened = await fetch(data?.signedUrl ?? '');
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf.body);
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  expect(opened.headers.get('content-disposition')).toBe('attachment');
  const expired = await admin.storage.from('resumes').createSignedUrl(name, -10);
  expect((await fetch(expired.data?.signedUrl ?? '')).status).toBe(400);
  const { data: file } = await admin.storage.from('resumes').download(name);
  expect(file?.size).toBe(pdf.body.length);
});

test('Only the administrator sees what is in a bucket', async () => {
  await bucket('certificates').upload(`installation-requests/${uploadName('pdf')}`, pdf.body, {
    contentType: pdf.type,
  });
  expect((await bucket('certificates').list()).data ?? []).toEqual([]);
  const admin = await server.signIn('admin');
  const { data } = await admin.storage.from('certificates').list();
  expect(data).toContainEqual(expect.objectContaining({ name: 'installation-requests', id: null }));
  const inside = await admin.storage.from('certificates').list('installation-requests');
  expect(inside.data?.[0]?.name).toMatch(/^\d+-.*\.p(df|ng)$/);
});

test('A Blob and a Buffer arrive as a File does, and an administrator can ask about them', async () => {
  const admin = (await server.signIn('admin')).storage.from('resumes');
  const bodies = [new Blob([pdf.body], { type: pdf.type }), pdf.body, new Uint8Array(pdf.body)];
  const names = bodies.map(() => uploadName('pdf'));
  for (const [index, body] of bodies.entries()) {
    const stored = await bucket('resumes').upload(names[index] ?? '', body, {
      contentType: pdf.type,
      cacheControl: '60',
      metadata: { from: 'a form' },
    });
    expect(stored.error).toBeNull();
  }
  const [name = ''] = names;
  expect((await admin.exists(name)).data).toBe(true);
  expect((await admin.info(name)).error).toBeNull();
  for (const each of names) {
    const { data } = await admin.createSignedUrl(each, 60, { download: 'resume.pdf' });
    const file = await fetch(data?.signedUrl ?? '');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf.body);
  }
});

test('What is not what it says is refused', async () => {
  const refusals: [string, Buffer | string, string][] = [
    ['png', '<html><script>alert(1)</script>', 'image/png'],
    ['png', pdf.body, 'image/png'],
    ['pdf', png.body, 'application/pdf'],
    ['pdf', pdf.body, 'image/png'],
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['html', '<html>', 'text/html'],
    ['jpg', Buffer.concat([SAMPLE_FILES.jpg.body, Buffer.from('<script>')]), 'image/jpeg'],
  ];
  for (const [extension, body, contentType] of refusals) {
    const { error } = await bucket('certificates').upload(uploadName(extension), body, { contentType });
    expect(error, `${extension} as ${contentType}`).toMatchObject({ statusCode: '415' });
  }
});

test('Files over the limit are refused, whatever length the request claims', async () => {
  const large = (size: number) => Buffer.concat([pdf.body, Buffer.alloc(size)]);
  const inBucket = await bucket('resumes').upload(uploadName('pdf'), large(5 * MB), {
    contentType: pdf.type,
  });
  expect(inBucket.error).toMatchObject({ statusCode: '413' });
  const chunked = await fetch(`${server.url}/storage/v1/object/resumes/${uploadName('pdf')}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': pdf.type },
    body: new Blob([large(6 * MB)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
});

test('Each folder takes files up to the limit that its form states, from a File as from bytes', async () => {
  const admin = await server.signIn('admin');
  const visitor = server.visitor();
  const { mp4 } = SAMPLE_FILES;
  const folders = [
    { actor: visitor, name: 'certificates', folder: '', cap: 5 * MB, kind: pdf, extension: 'pdf' },
    {
      actor: visitor,
      name: 'certificates',
      folder: 'installation-requests/',
      cap: 10 * MB,
      kind: pdf,
      extension: 'pdf',
    },
    {
      actor: admin,
      name: 'certificates',
      folder: 'testimonials/',
      cap: 10 * MB,
      kind: mp4,
      extension: 'mp4',
    },
    { actor: visitor, name: 'resumes', folder: '', cap: 5 * MB, kind: pdf, extension: 'pdf' },
  ];
  for (const { actor, name, folder, cap, kind, extension } of folders) {
    const store = (size: number, asFile: boolean) => {
      const bytes = Buffer.concat([kind.body, Buffer.alloc(size - kind.body.length)]);
      const body = asFile ? new File([bytes], `x.${extension}`, { type: kind.type }) : bytes;
      return actor.storage
        .from(name)
        .upload(folder + uploadName(extension), body, { contentType: kind.type });
    };
    for (const asFile of [true, false]) {
      expect((await store(cap, asFile)).error, `${name}/${folder}`).toBeNull();
      expect((await store(cap + 1, asFile)).error, `${name}/${folder}`).toMatchObject({ statusCode: '413' });
    }
  }
});

test('Visitors cannot leave the paths that forms use', async () => {
  const paths = [
    `testimonials/${uploadName('png')}`,
    'plain-name.png',
    '../keys.json',
    'installation-requests/../../keys.png',
    `${uploadName('png')}/deeper.png`,
  ];
  for (const path of paths) {
    const { error } = await bucket('certificates').upload(path, png.body, { contentType: png.type });
    expect(error, path).not.toBeNull();
  }
  const read = async (path: string) => (await fetch(`${server.url}/storage/v1/object/public/${path}`)).status;
  expect(await read('certificates/..%2f..%2fkeys.json')).toBe(400);
  expect(await read('../keys.json')).toBe(404);
  const elsewhere = await server
    .visitor()
    .storage.from('other')
    .upload(uploadName('png'), png.body, { contentType: png.type });
  expect(elsewhere.error).not.toBeNull();
});

test('Visitors cannot delete, move or sign uploads; the administrator adds testimonial media', async () => {
  const name = uploadName('pdf');
  await bucket('certificates').upload(name, pdf.body, { contentType: pdf.type });
  await bucket('certificates').remove([name]);
  await bucket('certificates').move(name, uploadName('pdf'));
  expect((await fetch(bucket('certificates').getPublicUrl(name).data.publicUrl)).status).toBe(200);
  expect((await bucket('certificates').createSignedUploadUrl(uploadName('pdf'))).error).not.toBeNull();
  const admin = await server.signIn('admin');
  const { mp4 } = SAMPLE_FILES;
  const film = await admin.storage
    .from('certificates')
    .upload(`testimonials/${uploadName('mp4')}`, mp4.body, { contentType: mp4.type });
  expect(film.error).toBeNull();
});
