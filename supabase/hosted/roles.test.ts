import { rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationFiles } from '../../backend/database/migrate.ts';
import { SUPABASE_FOLDER } from '../../backend/database/prepare.ts';
import { copyProject, supabaseCli } from './cli.ts';
import { cloneHosted, databaseUrl, hostedServerUrl } from './database.ts';

const serverUrl = hostedServerUrl() ?? '';
let database: string;
let owner: postgres.Sql;
let api: postgres.Sql;

beforeAll(async () => {
  database = await cloneHosted(serverUrl);
  const login = (user: string) =>
    postgres(databaseUrl(serverUrl, { database, user }), { max: 1, onnotice: () => undefined });
  owner = login('postgres');
  api = login('authenticator');
});
afterAll(async () => {
  await owner.end();
  await api.end();
});

const refusal = (query: Promise<unknown>) =>
  query.then(
    () => 'accepted',
    (error) => error.code,
  );

test('The CLI has recorded every migration and finds nothing more to push', async () => {
  const files = migrationFiles(path.join(SUPABASE_FOLDER, 'migrations'));
  const recorded =
    await owner`select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by 1`;
  expect(recorded.map(({ file }) => file)).toEqual(files);

  const project = copyProject();
  const url = databaseUrl(serverUrl, { database, user: 'postgres' });
  const again = await supabaseCli(project, ['db', 'push', '--db-url', url]);
  rmSync(project, { recursive: true, force: true });
  expect(again.status).toBe(0);
  expect(again.stdout + again.stderr).toContain('up to date');
});

describe('As on hosted', () => {
  test('who migrates is no superuser and does not own what Auth and Storage own', async () => {
    const [me] = await owner`select rolsuper, rolbypassrls from pg_roles where rolname = current_user`;
    expect(me).toEqual({ rolsuper: false, rolbypassrls: true });
    for (const sql of [
      'alter table storage.objects disable row level security',
      'alter table auth.users add column mine text',
      'create table auth.mine (id int)',
      'drop table storage.objects cascade',
      'delete from storage.objects where true',
      'set role supabase_storage_admin',
      'set role supabase_admin',
    ])
      expect([sql, await refusal(owner.unsafe(sql))]).toEqual([sql, '42501']);
    expect(
      await refusal(owner.unsafe('create policy mine on storage.objects for select to anon using (false)')),
    ).toBe('accepted');
  });

  test('the API’s login reads nothing by itself and can become three roles only', async () => {
    expect(await refusal(api`select id from public.associate_registrations`)).toBe('42501');
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect([role, await refusal(api.begin((sql) => sql.unsafe(`set local role ${role}`)))]).toEqual([
        role,
        'accepted',
      ]);
    for (const role of ['postgres', 'supabase_auth_admin', 'supabase_storage_admin'])
      expect([role, await refusal(api.begin((sql) => sql.unsafe(`set local role ${role}`)))]).toEqual([
        role,
        '42501',
      ]);
  });

  test('a visitor’s statement ends after three seconds, a signed-in one’s after eight', async () => {
    const settings = await owner`
      select setrole::regrole::text as role, setting from pg_db_role_setting, unnest(setconfig) as setting
      where setting like 'statement_timeout=%' order by 1`;
    expect(settings.map(({ role, setting }) => `${role} ${setting}`)).toEqual([
      'anon statement_timeout=3s',
      'authenticated statement_timeout=8s',
      'authenticator statement_timeout=8s',
    ]);
  });
});
