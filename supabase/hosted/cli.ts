import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SUPABASE_FOLDER } from '../../backend/database/prepare.ts';

const LAUNCHER = path.resolve(SUPABASE_FOLDER, '../node_modules/supabase/dist/supabase.js');
const CLOSED_PORT = 'http://127.0.0.1:9';

/** A project folder of its own, since the CLI leaves its notes beside config.toml. */
export function copyProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), 'supabase-project-'));
  for (const name of ['config.toml', 'migrations', 'templates', 'seed.sql', 'seed-files'])
    if (existsSync(path.join(SUPABASE_FOLDER, name)))
      cpSync(path.join(SUPABASE_FOLDER, name), path.join(project, 'supabase', name), { recursive: true });
  return project;
}

/** Runs the Supabase CLI itself: no settings, login or telemetry of whoever runs the tests, no way out but loopback. */
export async function supabaseCli(project: string, args: string[], settings: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    HOME: path.join(project, 'home'),
    SUPABASE_HOME: path.join(project, 'home'),
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_NO_KEYRING: '1',
    HTTP_PROXY: CLOSED_PORT,
    HTTPS_PROXY: CLOSED_PORT,
    NO_PROXY: '127.0.0.1',
    ...settings,
  };
  const command = [LAUNCHER, '--workdir', project, '--agent', 'no', '--yes', ...args];
  const cli = spawn(process.execPath, command, { env, cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, status] = await Promise.all([
    text(cli.stdout),
    text(cli.stderr),
    new Promise<number | null>((resolve) => cli.once('close', resolve)),
  ]);
  if (/No matching Supabase CLI|Unsupported (platform|architecture)|Cannot find module/.test(stderr))
    throw new Error(`The hosted suite needs the Supabase CLI, which npm did not install here: ${stderr}`);
  return { status, stdout, stderr };
}
