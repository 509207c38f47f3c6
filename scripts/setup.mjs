import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Explained, inRoot, modernNode, ROOT, run, say } from './run.mjs';

const OLDEST_NODE = [20, 19];
const MODERN_NODE = 24;

/** Makes the clone ready to run: reads .env, checks Node, installs what is missing. Quick when nothing is. */
export async function setUp() {
  assertNodeIsNewEnough();
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  if (!installedMatchesLockfile()) await install();
  await assertModernNode();
}

/** Names a setting that cannot be used, before anything is built with it. */
export async function checkSettings(args) {
  const { code, output } = await run(modernNode(), ['backend/check-settings.ts', ...args], { quiet: true });
  if (code !== 0) throw new Explained(output.trim());
}

function assertNodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Explained(
      `Node ${process.versions.node} is too old. Install Node ${OLDEST_NODE.join('.')} or newer from https://nodejs.org and try again.`,
    );
}

const stampFile = inRoot('node_modules/.setup-stamp');

function wantedStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

const installedMatchesLockfile = () =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();

async function install() {
  say('installing packages, a minute or two the first time…');
  const startedAt = Date.now();
  const heartbeat = setInterval(
    () => say(`  still installing (${Math.round((Date.now() - startedAt) / 1000)} s)`),
    15_000,
  );
  // Not `npm ci`: it refuses a lockfile made where another platform's native packages were missing.
  const [program, ...prefix] = npm();
  const { code, output } = await run(
    program,
    [...prefix, 'install', '--no-audit', '--no-fund', '--include=dev'],
    {
      env: process.env,
      quiet: true,
    },
  );
  clearInterval(heartbeat);
  if (code !== 0) throw new Explained(explainFailedInstall(output));
  writeFileSync(stampFile, wantedStamp()); // after npm, which may tidy the lockfile
  say(`  installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

/** The npm that started this script, or the one on the PATH. */
const npm = () =>
  process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];

function explainFailedInstall(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'The disk is full. The packages need about 1 GB: free some space and run the same command again.';
  if (/EACCES|EPERM|EROFS/.test(output))
    return `npm may not write in ${ROOT}. Give yourself the rights (for instance: sudo chown -R $USER .) and run the same command again.`;
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      output,
    )
  )
    return 'The npm registry cannot be reached. Check the connection and `npm config get registry`, then run the same command again.';
  if (/E404|ETARGET|notarget/.test(output))
    return `The npm registry (\`npm config get registry\`) lacks a package: ${firstError(output)}`;
  return `npm install failed: ${firstError(output)}`;
}

const firstError = (output) =>
  output
    .split('\n')
    .filter((line) => /npm (ERR!|error)/i.test(line) && !/code|A complete log/.test(line))
    .slice(0, 3)
    .join(' ')
    .replaceAll(/npm (ERR!|error)\s*/gi, '') || output.trim().split('\n').slice(-3).join(' ');

async function assertModernNode() {
  const { code, output } = await run(modernNode(), ['--version'], { quiet: true }).catch(() => ({
    code: 1,
    output: '',
  }));
  const major = Number(/^v(\d+)/.exec(output)?.[1] ?? 0);
  if (code !== 0 || major < MODERN_NODE)
    throw new Explained(
      `npm did not install Node ${MODERN_NODE}: install scripts are probably switched off. Run: npm rebuild node --ignore-scripts=false`,
    );
}
