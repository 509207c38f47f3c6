import { existsSync } from 'node:fs';
import path from 'node:path';
import { Explained, modernNode, run, say } from './run.mjs';

/** The headless shell comes first: without windows to draw it runs the tests twice as fast. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * A Chromium that runs: one that is there, else Playwright's own download, else Debian's package.
 * Empty for Playwright's own, which it finds by itself.
 */
export async function findChromium() {
  return (
    (await firstThatRuns(process.env.CHROMIUM_PATH, ...onPath())) ??
    (await playwrightsOwn()) ??
    (await downloadWithPlaywright()) ??
    (await installWithApt()) ??
    fail()
  );
}

const onPath = () =>
  NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  );

async function firstThatRuns(...candidates) {
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const { code } = await run(candidate, ['--version'], { quiet: true }).catch(() => ({ code: 1 }));
    if (code === 0) return candidate;
  }
  return undefined;
}

async function playwrightsOwn() {
  const tryIt =
    "import('@playwright/test').then(({ chromium }) => chromium.launch()).then((it) => it.close())";
  const { code } = await run(modernNode(), ['-e', tryIt], { quiet: true });
  return code === 0 ? '' : undefined;
}

async function downloadWithPlaywright() {
  say('no Chromium found; downloading one (about 100 MB)…');
  const dependencies = isRoot() ? ['--with-deps'] : [];
  await run('playwright', ['install', '--only-shell', ...dependencies, 'chromium'], { quiet: true });
  return playwrightsOwn();
}

async function installWithApt() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  say('the download failed; installing the Chromium package of this system…');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const options = ['-y', '-qq', '--no-install-recommends', '--reinstall']; // also where its files were taken away
    await run('apt-get', ['install', ...options, name], { quiet: true });
    const installed = await firstThatRuns(...onPath());
    if (installed) return installed;
  }
  return undefined;
}

const isRoot = () => process.getuid?.() === 0;

function fail() {
  throw new Explained(
    'No Chromium could be found or installed. Install one (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to it.',
  );
}
