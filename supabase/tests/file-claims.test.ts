import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { CERTIFICATES, emptySql, FILLED_TABLES, insertSql } from '../../testing/sample-rows.ts';

const MB = 1024 * 1024;
const STORED = '/storage/v1/object/public/certificates';
const newName = (extension: string) => `1760000000000-${randomUUID()}.${extension}`;

/** Every column that names a file, who sends it, how large it may be, and the file of another form. */
const COLUMNS = [
  {
    table: 'associate_registrations',
    column: 'certificate_url',
    actor: 'visitor',
    bucket: 'certificates',
    path: () => newName('png'),
    limit: 5 * MB,
    elsewhere: () => `installation-requests/${newName('png')}`,
  },
  {
    table: 'installation_requests',
    column: 'file_url',
    actor: 'visitor',
    bucket: 'certificates',
    path: () => `installation-requests/${newName('heic')}`,
    limit: 10 * MB,
    elsewhere: () => newName('png'),
  },
  {
    table: 'testimonials',
    column: 'image_url',
    actor: 'admin',
    bucket: 'certificates',
    path: () => `testimonials/${newName('gif')}`,
    limit: 10 * MB,
    elsewhere: () => newName('png'),
  },
  {
    table: 'career_applications',
    column: 'resume_url',
    actor: 'visitor',
    bucket: 'resumes',
    path: () => newName('pdf'),
    limit: 5 * MB,
    elsewhere: () => newName('exe'),
  },
] as const;

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
  });
  beforeEach(() => db.owner(emptySql([...FILLED_TABLES, 'storage.objects'])));
  afterAll(() => db.close());

  const claims = () =>
    db.owner<{ path: string; table_name: string; record_id: string }>(
      'select path, table_name, record_id from private.file_claims order by path',
    );
  const refusal = (column: string, reason: string) =>
    expect.objectContaining({ code: '23514', message: expect.stringContaining(`${column} ${reason}`) });

  describe.each(COLUMNS)('$table.$column', ({ table, column, actor, bucket, path, limit, elsewhere }) => {
    const named = (object: string) => (bucket === 'resumes' ? object : `${CERTIFICATES}/${object}`);
    const row = (object: string, more: object = {}) =>
      insertSql(table, {
        id: randomUUID(),
        ...(table === 'associate_registrations' && { email: `${randomUUID()}@mail.example` }),
        [column]: named(object),
        ...more,
      });
    const send = (object: string, more: object = {}, who: Actor = actor) =>
      db.as(who, row(object, more)).then(
        () => null,
        (error) => error,
      );

    test('is stored without an origin, and its file belongs to the record', async () => {
      const object = path();
      await db.upload(object, { bucket, size: limit });
      const id = randomUUID();
      expect(await send(object, { id })).toBeNull();
      expect(await db.owner(`select ${column} as address from ${table}`)).toEqual([
        { address: bucket === 'resumes' ? object : `${STORED}/${object}` },
      ]);
      expect(await claims()).toEqual([{ path: object, table_name: table, record_id: id }]);
    });

    test('must name a file that was uploaded, in this bucket and in this spelling', async () => {
      const object = path();
      expect(await send(object)).toEqual(refusal(column, 'names a file that was not uploaded'));
      await db.upload(object, { bucket: bucket === 'resumes' ? 'certificates' : 'resumes' });
      await db.upload(object.toUpperCase(), { bucket });
      expect(await send(object)).toEqual(refusal(column, 'names a file that was not uploaded'));
      await db.owner('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, object]);
      expect(await send(object)).toEqual(refusal(column, 'names a file that was not uploaded'));
    });

    test('must name a file of the size its form takes', async () => {
      const object = path();
      await db.upload(object, { bucket, size: limit + 1 });
      expect(await send(object)).toEqual(refusal(column, 'names a file that is too large'));
    });

    test('cannot name a file of another form', async () => {
      const object = elsewhere();
      await db.upload(object, { bucket });
      expect(await send(object)).toMatchObject({ code: '23514' });
    });

    test('cannot name the file of another record, which a retry of that record still can', async () => {
      const object = path();
      const id = randomUUID();
      await db.upload(object, { bucket });
      await send(object, { id });
      expect(await send(object)).toEqual(refusal(column, 'names a file that belongs to another record'));
      expect(await send(object, { id })).toMatchObject({
        code: '23505',
        message: expect.stringContaining(`${table}_pkey`),
      });
    });

    test('cannot be shared by two rows of one request', async () => {
      const object = path();
      await db.upload(object, { bucket });
      const [first, second] = [row(object), row(object)];
      const both = `${first}, ${second.slice(second.indexOf(' values ') + 8)}`;
      await expect(db.as(actor, both)).rejects.toMatchObject({ code: '23514' });
      expect(await claims()).toEqual([]);
    });

    test('goes to one of two records that name it at the same moment', async () => {
      const object = path();
      await db.upload(object, { bucket });
      const answers = await Promise.all([send(object), send(object), send(object), send(object)]);
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(answers.filter((answer) => answer?.code === '23514')).toHaveLength(3);
      expect(await claims()).toHaveLength(1);
    });

    test('is free again when the record is deleted, and when it was never stored', async () => {
      const object = path();
      await db.upload(object, { bucket });
      await db.attempt(actor, row(object));
      expect(await claims()).toEqual([]);
      await send(object);
      await db.as('service role', `delete from ${table} where true`);
      expect(await claims()).toEqual([]);
      expect(await send(object)).toBeNull();
    });

    test('belongs to the record too when staff put it in the place of the first', async () => {
      const [first, second] = [path(), path()];
      const id = randomUUID();
      for (const object of [first, second]) await db.upload(object, { bucket });
      await send(first, { id });
      const stored = bucket === 'resumes' ? second : `${STORED}/${second}`;
      await db.as('service role', `update ${table} set ${column} = '${stored}' where id = '${id}'`);
      expect((await claims()).map((claim) => [claim.path, claim.record_id]).sort()).toEqual(
        [first, second].sort().map((object) => [object, id]),
      );
      expect(await send(second)).toEqual(refusal(column, 'names a file that belongs to another record'));
    });

    test('may be shared by rows that staff add, of which the first owns the file', async () => {
      const object = path();
      const id = randomUUID();
      expect(await send(object, { id }, 'service role')).toBeNull();
      expect(await send(object, {}, 'service role')).toBeNull();
      expect(await claims()).toEqual([{ path: object, table_name: table, record_id: id }]);
    });
  });

  test('A foreign host, a user name or a port before the path is never stored', async () => {
    for (const origin of ['https://our.example@evil.example', 'http://evil.example:8443', 'https://[::1]']) {
      const name = newName('pdf');
      await db.upload(`installation-requests/${name}`);
      const address = `${STORED}/installation-requests/${name}`;
      await db.as('visitor', insertSql('installation_requests', { file_url: `${origin}${address}` }));
      expect(await db.owner('select from installation_requests where file_url = $1', [address])).toHaveLength(
        1,
      );
    }
  });

  test('A visitor cannot register with a certificate of the demo', async () => {
    await db.upload('seed/dealer.webp');
    const demo = insertSql('associate_registrations', { certificate_url: `${STORED}/seed/dealer.webp` });
    expect((await db.attempt('visitor', demo)).refusal?.code).toBe('23514');
    expect((await db.attempt('service role', demo)).refusal).toBeUndefined();
  });

  test('A row that is skipped as a duplicate claims nothing', async () => {
    const [mine, theirs] = [newName('png'), newName('png')];
    const id = randomUUID();
    for (const object of [mine, theirs]) await db.upload(object);
    await db.as(
      'visitor',
      insertSql('associate_registrations', { id, certificate_url: `${STORED}/${theirs}` }),
    );
    const skipped = insertSql('associate_registrations', { id, certificate_url: `${STORED}/${mine}` });
    await db.as('visitor', `${skipped} on conflict (id) do nothing`);
    expect((await claims()).map(({ path }) => path)).toEqual([theirs]);
  });

  test('Only the secret key learns who owns which file', async () => {
    const object = newName('png');
    const id = randomUUID();
    await db.upload(object);
    await db.as(
      'visitor',
      insertSql('associate_registrations', { id, certificate_url: `${STORED}/${object}` }),
    );
    const ask = `select * from claimed_files('associate_registrations', array['${id}']::uuid[])`;
    expect(await db.as('service role', ask)).toEqual([
      { record_id: id, bucket_id: 'certificates', path: object },
    ]);
    for (const actor of ['visitor', 'user', 'admin'] as const)
      for (const sql of [
        ask,
        ask.replace('claimed_files', 'private.claimed_files'),
        'select * from private.file_claims',
      ])
        expect((await db.attempt(actor, sql)).refusal?.code).toBe('42501');
  });
});
