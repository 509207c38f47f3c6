import { existsSync } from 'node:fs';
import path from 'node:path';
import { Explained, modernNode, run, say } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that runs: one that is there, else Playwright's own download, else Debian's package. */
export async function findChromium() {
  return (
    (await firstThatRuns(process.env.CHROMIUM_PATH, ...onPath(), await playwrightsOwn())) ??
    (await downloadWithPlaywright()) ??
    (await installWithApt()) ??
    fail()
  );
}

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));

async function firstThatRuns(...candidates) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const { code } = await run(candidate, ['--version'], { quiet: true }).catch(() => ({ code: 1 }));
    if (code === 0) return candidate;
  }
  return undefined;
}

async function playwrightsOwn() {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const { output } = await run(modernNode(), ['-e', ask], { quiet: true });
  return output.trim();
}

async function downloadWithPlaywright() {
  say('no Chromium found; downloading one (about 150 MB)…');
  const dependencies = isRoot() ? ['--with-deps'] : [];
  await run('playwright', ['install', ...dependencies, 'chromium'], { quiet: true });
  return firstThatRuns(await playwrightsOwn());
}

async function installWithApt() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  say('the download failed; installing the Chromium package of this system…');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true });
  return firstThatRuns(...onPath());
}

const isRoot = () => process.getuid?.() === 0;

function fail() {
  throw new Explained(
    'No Chromium could be found or installed. Install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}
