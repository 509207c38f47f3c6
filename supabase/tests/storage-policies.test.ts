import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';

const NAME = '1760000000001-abcdefgh';

/** Which objects each actor may add. Everything not listed as allowed must be refused. */
const UPLOADS: { object: string; allowed: Actor[] }[] = [
  { object: `certificates/${NAME}.png`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/${NAME}.PDF`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/${NAME}.docx`, allowed: [] },
  { object: `certificates/${NAME}.svg`, allowed: [] },
  { object: `certificates/${NAME}.html`, allowed: [] },
  { object: `certificates/${NAME}.png.html`, allowed: [] },
  { object: 'certificates/certificate.png', allowed: [] },
  { object: 'certificates/1760000000000.png', allowed: [] },
  { object: `certificates/../${NAME}.png`, allowed: [] },
  { object: `certificates/seed/${NAME}.png`, allowed: [] },
  { object: `certificates/installation-requests/${NAME}.jpg`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/installation-requests/${NAME}.docx`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/installation-requests/${NAME}.HEIC`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/installation-requests/${NAME}.heif`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/installation-requests/${NAME}.gif`, allowed: ['visitor', 'user', 'admin'] },
  { object: `certificates/Installation-Requests/${NAME}.jpg`, allowed: [] },
  { object: `certificates/installation-requests/${NAME}.mp4`, allowed: [] },
  { object: `certificates/installation-requests/x/${NAME}.jpg`, allowed: [] },
  { object: `certificates/testimonials/${NAME}.webp`, allowed: ['admin'] },
  { object: `certificates/testimonials/${NAME}.mp4`, allowed: ['admin'] },
  { object: `certificates/testimonials/${NAME}.mov`, allowed: ['admin'] },
  { object: `certificates/testimonials/${NAME}.heic`, allowed: ['admin'] },
  { object: `certificates/testimonials/${NAME}.gif`, allowed: ['admin'] },
  { object: `certificates/Testimonials/${NAME}.gif`, allowed: [] },
  { object: `certificates/testimonials/${NAME}.pdf`, allowed: [] },
  { object: `certificates/${NAME}.heic`, allowed: [] },
  { object: `resumes/${NAME}.pdf`, allowed: ['visitor', 'user', 'admin'] },
  { object: `resumes/${NAME}.docx`, allowed: ['visitor', 'user', 'admin'] },
  { object: `resumes/${NAME}.png`, allowed: [] },
  { object: `resumes/x/${NAME}.pdf`, allowed: [] },
  { object: `elsewhere/${NAME}.pdf`, allowed: [] },
];
const ACTORS: Actor[] = ['visitor', 'user', 'admin'];
const BUCKETS = ['certificates', 'resumes'];

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.owner("insert into storage.buckets (id, name) values ('elsewhere', 'elsewhere')");
    for (const bucket of [...BUCKETS, 'elsewhere'])
      await db.owner('insert into storage.objects (bucket_id, name) values ($1, $2)', [
        bucket,
        '1-there.pdf',
      ]);
  });
  afterAll(() => db.close());

  test.each(ACTORS)('Files that may be added by: %s', async (actor) => {
    const codes = await db.attemptEach(
      actor,
      UPLOADS.map(({ object }) => {
        const [bucket, ...path] = object.split('/');
        return `insert into storage.objects (bucket_id, name) values ('${bucket}', '${path.join('/')}')`;
      }),
    );
    expect(UPLOADS.map(({ object }, n) => [object, codes[n]])).toEqual(
      UPLOADS.map(({ object, allowed }) => [object, allowed.includes(actor) ? null : '42501']),
    );
  });

  test('Only an admin can list the buckets, and only ours', async () => {
    const list = async (actor: Actor) =>
      (await db.as<{ bucket_id: string }>(actor, 'select bucket_id from storage.objects order by 1')).map(
        (object) => object.bucket_id,
      );
    expect(await list('visitor')).toEqual([]);
    expect(await list('user')).toEqual([]);
    expect(await list('admin')).toEqual(['certificates', ...BUCKETS]);
  });

  test.each(ACTORS)('No object can be renamed, moved or deleted by: %s', async (actor) => {
    const look = 'select bucket_id, name from storage.objects order by 1, 2';
    const before = await db.owner(look);
    for (const sql of [
      "update storage.objects set name = 'mine.pdf'",
      "update storage.objects set bucket_id = 'certificates'",
      'delete from storage.objects',
    ]) {
      const { seen, refusal } = await db.attempt(actor, sql, look);
      expect(refusal ? refusal.code : seen).toEqual(refusal ? '42501' : before);
    }
  });

  test('The buckets have these limits', async () => {
    const buckets = await db.owner(
      `select id, public, file_size_limit as size, allowed_mime_types as types from storage.buckets where id <> 'elsewhere' order by id`,
    );
    const documents = [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ];
    expect(buckets).toEqual([
      {
        id: 'certificates',
        public: true,
        size: 10 * 1024 * 1024,
        types: [
          ...['jpeg', 'png', 'webp', 'gif', 'heic', 'heif'].map((kind) => `image/${kind}`),
          ...documents,
          ...['mp4', 'webm', 'quicktime'].map((kind) => `video/${kind}`),
        ],
      },
      { id: 'resumes', public: false, size: 5 * 1024 * 1024, types: documents },
    ]);
  });

  test.each(ACTORS)('No bucket can be made, changed or removed by: %s', async (actor) => {
    const look = 'select id, public from storage.buckets order by 1';
    const before = await db.owner(look);
    for (const sql of [
      "insert into storage.buckets (id, name) values ('mine', 'mine')",
      'update storage.buckets set public = true',
      'delete from storage.buckets',
    ]) {
      const { seen, refusal } = await db.attempt(actor, sql, look);
      expect(refusal ? refusal.code : seen).toEqual(refusal ? '42501' : before);
    }
  });
});
