import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { RECORD_TABLES } from '../../testing/sample-rows.ts';

const FOLDER = path.resolve(import.meta.dirname, '..');

describe.each(ENGINES)('On $engine', ({ postgresUrl }) => {
  let db: PolicyDatabase;
  beforeAll(async () => {
    db = await openPolicyDatabase(postgresUrl);
    await db.database.exec(readFileSync(path.join(FOLDER, 'seed.sql'), 'utf8'));
  });
  afterAll(() => db.close());

  test('The directory opens with 36 approved associates', async () => {
    const [first] = await db.as<{ total: number }>('visitor', 'select total from find_associates()');
    expect(first?.total).toBe(36);
  });

  test.each(RECORD_TABLES)('%s has a row in every status that staff can set', async (table) => {
    const [row] = await db.owner<{ check: string; used: string[] }>(
      `select pg_get_constraintdef(oid) as check, (select array_agg(distinct status) from public.${table}) as used
       from pg_constraint where conname = $1`,
      [`${table}_status_check`],
    );
    const allowed = [...(row?.check.matchAll(/'([^']+)'::text/g) ?? [])].map((match) => match[1]);
    const settable = table === 'career_applications' ? ['pending'] : allowed;
    expect(row?.used.sort()).toEqual(settable.sort());
  });

  test('Nothing is dated in the future or more than ninety days ago', async () => {
    for (const table of RECORD_TABLES) {
      const outside = `select id from public.${table} where created_at > now() or created_at < now() - interval '90 days'`;
      expect(await db.owner(outside)).toEqual([]);
    }
  });

  test('Every file a row points to lies in seed-files', async () => {
    const files = await db.owner<{ path: string }>(`
      select regexp_replace(url, '^/storage/v1/object/public/', '') as path from (
        select certificate_url as url from associate_registrations
        union select file_url from installation_requests
        union select 'resumes/' || resume_url from career_applications
      ) as files where url is not null`);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files)
      expect(existsSync(path.join(FOLDER, 'seed-files', file.path)), file.path).toBe(true);
  });
});
