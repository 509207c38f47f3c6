import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explained, inRoot, projectEnv, run, say } from './run.mjs';

const INPUTS = [
  ...['app', 'public', 'scripts/build', 'scripts/finish-build.ts', 'scripts/build-site.mjs'],
  ...['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];
const stampFile = inRoot('build/.stamp');

/** Pages for the embedded backend: same origin, whatever a .env for a hosted project says. */
export function embeddedBuildEnv() {
  return {
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: '',
    VITE_DEMO: process.env.DEMO?.trim() === '0' ? '' : '1',
    ...(process.env.SITE_URL?.trim() && { VITE_SITE_URL: process.env.SITE_URL }),
  };
}

/** Builds the site unless nothing that goes into it has changed since the last build. */
export async function buildIfNeeded(buildEnv) {
  const stamp = stampOf(buildEnv);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('building the site…');
  rmSync(stampFile, { force: true });
  const { code, output } = await build(buildEnv);
  if (code !== 0) throw new Explained(`${output}\nThe build failed; the reason is above.`);
  writeFileSync(stampFile, stamp);
}

/** React Router renders each page within ten seconds or fails, whatever the cause: a machine that stood still may try again. */
async function build(buildEnv) {
  const once = () => run('npm', ['run', 'build'], { env: projectEnv(buildEnv), quiet: true });
  const first = await once();
  return first.code !== 0 && first.output.includes('aborted due to timeout') ? once() : first;
}

function stampOf(buildEnv) {
  const hash = createHash('sha256');
  const settings = { ...process.env, ...buildEnv };
  for (const name of Object.keys(settings)
    .filter((key) => key.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${settings[name]}\n`);
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesUnder(input) {
  if (!existsSync(inRoot(input))) return [];
  try {
    return readdirSync(inRoot(input), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(inRoot(), path.join(entry.parentPath ?? entry.path, entry.name)))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [input];
    throw error;
  }
}
