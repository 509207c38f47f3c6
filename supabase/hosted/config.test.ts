import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUPABASE_FOLDER } from '../../backend/database/prepare.ts';
import { CODE_LIFETIME_SECONDS } from '../../backend/supabase/lite/create-app.ts';
import { copyProject, supabaseCli } from './cli.ts';
import { databaseUrl, HOSTED_TEMPLATE, hostedServerUrl } from './database.ts';

const REF = 'abcdefghijklmnopqrst';
/** What docs/operations.md asks the operator to set. */
const SETTINGS = {
  VITE_SITE_URL: 'https://www.company.example',
  SMTP_HOST: 'smtp.company.example',
  SMTP_USER: 'mailer',
  SMTP_PASS: 'secret',
  MAIL_FROM: 'office@company.example',
};

let project: string;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/**
 * Lets the real CLI push config.toml to a listener on this machine that takes the place of Supabase's management API, and
 * returns what it would have sent about sign-in, and what it said.
 */
async function pushedAuthConfig(settings: Record<string, string>) {
  let sent: Record<string, unknown> | undefined;
  const current = {
    data: { id: REF, type: 'project_config', attributes: { auth: { site_url: 'http://old' } } },
  };
  const api = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method === 'PATCH' && request.url?.endsWith('/config/auth')) sent = JSON.parse(body);
    const answer = request.url?.startsWith('/v2/') ? current : { available_addons: [], selected_addons: [] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const profile = path.join(project, 'profile.yaml');
  writeFileSync(
    profile,
    `name: here\napi_url: ${address}\ndashboard_url: ${address}\nproject_host: supabase.test\n`,
  );
  writeFileSync(
    path.join(project, 'supabase/.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const push = ['--profile', profile, 'config', 'push', '--project-ref', REF];
  const token = `sbp_${'0'.repeat(40)}`;
  const { stdout, stderr } = await supabaseCli(project, push, { SUPABASE_ACCESS_TOKEN: token });
  api.close();
  return { sent, said: stdout + stderr };
}

test('`supabase config push` sends what sign-in needs: a code of six digits in both mails, for ten minutes', async () => {
  const { sent, said } = await pushedAuthConfig(SETTINGS);
  expect(sent, said).toMatchObject({
    site_url: SETTINGS.VITE_SITE_URL,
    uri_allow_list: '',
    disable_signup: false,
    external_email_enabled: true,
    external_phone_enabled: false,
    external_anonymous_users_enabled: false,
    // Off: a new address gets a mail, and is nobody until its code was typed.
    mailer_autoconfirm: false,
    mailer_otp_length: 6,
    mailer_otp_exp: CODE_LIFETIME_SECONDS,
    smtp_host: SETTINGS.SMTP_HOST,
    smtp_user: SETTINGS.SMTP_USER,
    smtp_pass: SETTINGS.SMTP_PASS,
    smtp_admin_email: SETTINGS.MAIL_FROM,
  });
  for (const mail of ['confirmation', 'magic_link']) {
    const content = String(sent?.[`mailer_templates_${mail}_content`]);
    expect(content).toContain('{{ .Token }}');
    expect(content).toContain(`${CODE_LIFETIME_SECONDS / 60} minutes`);
    // A link would be opened by mail scanners, which uses the code up; a picture tells who read the mail and when.
    expect(content).not.toMatch(/ConfirmationURL|TokenHash|https?:|<img|<a\b/i);
    expect(sent?.[`mailer_subjects_${mail}`]).toContain('{{ .Token }}');
  }
});

test('A change of address, which could make an account somebody of the staff, cannot be confirmed', async () => {
  const { sent } = await pushedAuthConfig(SETTINGS);
  expect(sent?.mailer_templates_email_change_content).toContain('nothing was changed');
  expect(`${sent?.mailer_subjects_email_change} ${sent?.mailer_templates_email_change_content}`).not.toMatch(
    /[{}]/,
  );
});

test('A push without the operator’s settings is refused before anything is sent', async () => {
  const { sent, said } = await pushedAuthConfig({});
  expect(sent).toBeUndefined();
  expect(said).toContain('smtp_admin_email');
});

test('The buckets of config.toml are those of the migrations', async () => {
  const client = postgres(databaseUrl(hostedServerUrl() ?? '', { database: HOSTED_TEMPLATE }), { max: 1 });
  const made = await client<Bucket[]>`
    select id, public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets order by id`;
  await client.end();
  expect(configuredBuckets()).toEqual(made.map((bucket) => ({ ...bucket, types: bucket.types.sort() })));
  expect(made.length).toBeGreaterThan(1);
});

type Bucket = { id: string; public: boolean; size: number; types: string[] };

/** The CLI has read the file by now, so its form is known to be right; only these tables are wanted of it. */
function configuredBuckets(): Bucket[] {
  const file = readFileSync(path.join(SUPABASE_FOLDER, 'config.toml'), 'utf8');
  const tables = file.split(/^(?=\[)/m).filter((table) => table.startsWith('[storage.buckets.'));
  const value = (table: string, key: string) =>
    new RegExp(`^${key} = (\\[[^\\]]*\\]|.*)$`, 'm').exec(table)?.[1] ?? '';
  return tables
    .map((table) => ({
      id: /^\[storage\.buckets\.(.+)\]/.exec(table)?.[1] ?? '',
      public: value(table, 'public') === 'true',
      size: Number.parseInt(value(table, 'file_size_limit').slice(1), 10) * 1024 * 1024,
      types: [...value(table, 'allowed_mime_types').matchAll(/"(.+?)"/g)].map(([, type = '']) => type).sort(),
    }))
    .sort((a, b) => a.id.localeCompare(b.id));
}
