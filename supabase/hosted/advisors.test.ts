import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ACCEPTED_ADVISORIES, LINT_NEEDS } from './accepted-findings.ts';
import { copyProject, supabaseCli } from './cli.ts';
import { cloneHosted, databaseUrl, hostedServerUrl } from './database.ts';

const serverUrl = hostedServerUrl() ?? '';
let project: string;
let url: string;

beforeAll(() => {
  project = copyProject();
});
beforeEach(async () => {
  url = databaseUrl(serverUrl, { database: await cloneHosted(serverUrl), user: 'postgres' });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Rules whose every finding is accepted are told by the rule's name alone. */
async function findings(): Promise<string[]> {
  const advisors = ['db', 'advisors', '--db-url', url, '--level', 'info', '--output', 'json'];
  const { status, stdout, stderr } = await supabaseCli(project, advisors);
  expect(status, stderr).toBe(0);
  const found: { name: string; cache_key: string }[] = stdout.trim() ? JSON.parse(stdout) : [];
  const wholeRules = new Set(ACCEPTED_ADVISORIES.map(({ finding }) => finding));
  return [...new Set(found.map(({ name, cache_key }) => (wholeRules.has(name) ? name : cache_key)))].sort();
}

async function plant(sql: string): Promise<void> {
  const client = postgres(url, { max: 1 });
  await client
    .unsafe(sql)
    .simple()
    .finally(() => client.end());
}

test('The advisors find what is accepted, no more and no less', async () => {
  expect(await findings()).toEqual(ACCEPTED_ADVISORIES.map(({ finding }) => finding).sort());
});

test('The advisors find a view with its owner’s rights, a table without row rules and a loose search path', async () => {
  await plant(`
    create table public.planted_table (id int primary key);
    create view public.planted_view as select id from public.contact_inquiries;
    grant select on public.planted_table, public.planted_view to anon;
    create function public.planted_function() returns int language sql as 'select 1';
  `);
  const found = (await findings()).join('\n');
  expect(found).toMatch(/^rls_disabled_in_public.*planted_table/m);
  expect(found).toMatch(/^security_definer_view.*planted_view/m);
  expect(found).toMatch(/^function_search_path_mutable.*planted_function/m);
});

test('The linter of function bodies is clean, where its extension can be had', async () => {
  const { status, stdout, stderr } = await supabaseCli(project, [
    ...['db', 'lint', '--db-url', url, '--schema', 'public,private'],
    ...['--level', 'warning', '--fail-on', 'warning'],
  ]);
  expect({ status, said: (stdout + stderr).includes(LINT_NEEDS) }).toEqual({ status: 1, said: true });
});
