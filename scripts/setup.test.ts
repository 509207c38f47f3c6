import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  for (const script of ['run.mjs', 'setup.mjs'])
    cpSync(`scripts/${script}`, path.join(clone, 'scripts', script));
  writeFileSync(path.join(clone, 'package.json'), '{}');
  writeFileSync(path.join(clone, 'package-lock.json'), '{}');
  writeFileSync(
    path.join(clone, 'probe.mjs'),
    `import { main } from './scripts/run.mjs';
     import { setUp } from './scripts/setup.mjs';
     await main(async () => { await setUp(); process.stdout.write('set up, PROBE=' + process.env.PROBE); });`,
  );
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Runs the set-up with an npm that does what the test says. */
function setUpWithNpm(script: string) {
  const bin = path.join(clone, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\necho call >> ${clone}/calls\n${script}\n`);
  chmodSync(path.join(bin, 'npm'), 0o755);
  const env = { PATH: `${bin}:${process.env.PATH}` };
  const { stdout, stderr, status } = spawnSync(process.execPath, ['probe.mjs'], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

const npmCalls = () =>
  existsSync(path.join(clone, 'calls'))
    ? readFileSync(path.join(clone, 'calls'), 'utf8').split('\n').length - 1
    : 0;
const installs = () =>
  `mkdir -p node_modules/node/bin && ln -sf ${process.execPath} node_modules/node/bin/node`;

test('Packages are installed once, and again when the lockfile changes', () => {
  expect(setUpWithNpm(installs())).toMatchObject({ status: 0, stdout: expect.stringContaining('set up') });
  expect(setUpWithNpm(installs()).status).toBe(0);
  expect(npmCalls()).toBe(1);
  writeFileSync(path.join(clone, 'package-lock.json'), '{ "lockfileVersion": 3 }');
  expect(setUpWithNpm(installs()).status).toBe(0);
  expect(npmCalls()).toBe(2);
});

test('Settings come from .env', () => {
  writeFileSync(path.join(clone, '.env'), 'PROBE=seen');
  expect(setUpWithNpm(installs()).stdout).toContain('PROBE=seen');
});

test.each([
  ['no registry', 'npm error code ENOTFOUND', 'The npm registry cannot be reached.'],
  ['a full disk', 'npm error code ENOSPC', 'The disk is full.'],
  ['no permission', 'npm error code EACCES', 'npm may not write in'],
  ['a missing package', 'npm error code E404', 'lacks a package'],
])('Set-up with %s fails with one readable sentence', (_case, complaint, sentence) => {
  const { status, stderr } = setUpWithNpm(`echo "${complaint}" >&2; exit 1`);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('Set-up without the Node that npm should bring names the command that brings it', () => {
  const { status, stderr } = setUpWithNpm(
    'mkdir -p node_modules/node/bin && printf "#!/bin/sh\\necho v20.1.0" > node_modules/node/bin/node && chmod +x node_modules/node/bin/node',
  );
  expect(status).toBe(1);
  expect(stderr).toContain('npm rebuild node');
});
