import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SUPABASE_FOLDER } from '../../backend/database/prepare.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const script = readFileSync(path.join(SUPABASE_FOLDER, 'operations/wake-notify.sql'), 'utf8');

/** What hosted has and no database here: as much of it as the script calls. */
const STAND_INS = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  insert into vault.decrypted_secrets values ('notify_url', 'https://notify.example'), ('notify_secret', 'a secret');
  create schema net;
  create table net.calls (url text, headers jsonb);
  create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns void
    language sql as 'insert into net.calls values (url, headers)';
  create schema cron;
  create table cron.jobs (name text primary key, schedule text, command text);
  create function cron.schedule(name text, schedule text, command text) returns void
    language sql as 'insert into cron.jobs values (name, schedule, command) on conflict do nothing';
`;

test('No migration needs the extensions that wake a hosted sender', () => {
  const migrations = path.join(SUPABASE_FOLDER, 'migrations');
  for (const file of readdirSync(migrations))
    expect(readFileSync(path.join(migrations, file), 'utf8')).not.toMatch(
      /pg_cron|pg_net|net\.http_post|vault\./,
    );
});

test('The script can be run twice; an event then calls the function once, and a form does not fail with it', async () => {
  const database = await openTestDatabase();
  await database.exec(STAND_INS);
  for (const _ of ['once', 'again']) await database.exec(script.replace(/create extension [^;]+;/g, ''));
  const ask = <Row>(sql: string) => database.transaction((query) => query<Row>(sql));
  const addEvent = () => ask("insert into events (type) values ('test')");

  await addEvent();
  await addEvent(); // the first has woken for this one too
  expect(await ask('select url, headers from net.calls')).toEqual([
    {
      url: 'https://notify.example',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a secret' },
    },
  ]);
  expect(await ask('select name, schedule from cron.jobs')).toEqual([
    { name: 'notify', schedule: '* * * * *' },
  ]);

  await database.exec('drop function net.http_post; update events set expanded_at = now()');
  await addEvent();
  expect(await ask('select count(*)::int as n from events')).toEqual([{ n: 3 }]);
  await database.close();
});
