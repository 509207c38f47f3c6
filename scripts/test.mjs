import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded, embeddedBuildEnv } from './build-site.mjs';
import { findChromium } from './chromium.mjs';
import { Explained, inRoot, main, modernNode, projectEnv, run, say } from './run.mjs';
import { setUp } from './setup.mjs';

const REPORTS = '.cache/test-reports';
const MEMORY = '/dev/shm';
const ROOM_FOR_TESTS = 4 * 1024 ** 3;
/** Of `supabase/tests`, which hosted's suite runs whole: what PGlite could answer differently, and no other suite would notice. */
const ALSO_ON_PGLITE = 'table-policies|storage-policies|column-grants|staff|file-claims|safeupdate|upgrade';
const ASKED_ELSEWHERE = `supabase/tests/!(${ALSO_ON_PGLITE}).test.ts`;

/** Everything that must hold, every step even after one failed; the last line is the count. */
await main(async () => {
  await setUp();
  rmSync(inRoot(REPORTS), { recursive: true, force: true });
  mkdirSync(inRoot(REPORTS), { recursive: true });
  process.env.TMPDIR = makeScratchFolder();

  const results = [];
  const step = async (name, work) => {
    const startedAt = Date.now();
    say(`\n── ${name}`);
    const { passed = 0, failed = 0, note = '', failures } = await work().catch(asFailure);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    results.push({ name, passed, failed, note, failures, seconds });
    return failed === 0;
  };

  await step('lint', () => check('npm', ['run', '--silent', 'lint']));
  // Most suites leave a part of two processors idle, waiting for a timeout or a database: those that need nothing of each
  // other run side by side.
  const build = step('build', () => buildIfNeeded(embeddedBuildEnv()).then(() => ({})));
  const units = async () => {
    await build;
    await step('unit, policies, backend, security', () =>
      runVitest('vitest', ['--exclude', ASKED_ELSEWHERE]),
    );
  };
  const theRest = async () => {
    await step('types', () => check('npm', ['run', '--silent', 'typecheck']));
    await step('hosted Supabase', () =>
      runVitest('hosted', ['--config', 'supabase/hosted/vitest.config.ts']),
    );
    const name = 'browser, page weight';
    if (!(await build))
      return results.push({ name, passed: 0, failed: 0, note: 'skipped: no build', seconds: 0 });
    await step('browser', runPlaywright);
    await step('page weight', () => check(modernNode(), ['bench/size.ts']));
  };
  await Promise.all([units(), theRest()]);
  return summarise(results);
});

/** Gone with this process, whatever ends it, because it may be in memory. */
function makeScratchFolder() {
  const folder = mkdtempSync(path.join(hasRoomInMemory() ? MEMORY : tmpdir(), 'test-'));
  chmodSync(folder, 0o755); // PostgreSQL runs as a user of its own when this is root
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Tests copy database folders all the time, which costs a disk eight times as much. */
function hasRoomInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_FOR_TESTS && mayRunPrograms(MEMORY);
}

/** PostgreSQL is started from a copy in the scratch folder; containers often forbid that in memory. */
function mayRunPrograms(mountPoint) {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const options = mounts.findLast(([, place]) => place === mountPoint)?.[3] ?? 'noexec';
  return !options.split(',').includes('noexec');
}

function asFailure(error) {
  process.stderr.write(`${error instanceof Explained ? error.message : error.stack}\n`);
  return { failed: 1 };
}

async function check(program, args) {
  const { code } = await run(program, args);
  return code === 0 ? {} : { failed: 1 };
}

async function runVitest(name, args = []) {
  return runSuite(name, 'vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=./testing/vitest-outcome.ts',
  ]);
}

async function runPlaywright() {
  const chromium = await findChromium();
  const reporters = '--reporter=list,./testing/playwright-outcome.ts';
  return runSuite('playwright', 'playwright', ['test', '--pass-with-no-tests', reporters], {
    CHROMIUM_PATH: chromium,
  });
}

/** The reporters in `testing/` leave a suite's outcome in a file. */
async function runSuite(name, program, args, variables = {}) {
  const file = inRoot(REPORTS, `${name}.json`);
  const { code } = await run(program, args, { env: projectEnv({ ...variables, OUTCOME_FILE: file }) });
  if (!existsSync(file)) return { failed: 1, note: 'no report' };
  const { passed, failures } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: Math.max(failures.length, code === 0 ? 0 : 1), failures };
}

function summarise(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  say('');
  for (const failure of results.flatMap(({ failures = [] }) => failures)) say(`✗ ${failure}\n`);
  for (const { name, passed, failed, note, seconds } of results) {
    const verdict = failed > 0 ? 'FAILED' : note ? note : 'ok';
    const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
    say(`${name.padEnd(width)}  ${verdict.padEnd(8)} ${counts.padEnd(24)} ${seconds} s`);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  say(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
