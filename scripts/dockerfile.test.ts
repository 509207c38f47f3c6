import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';

const text = readFileSync('Dockerfile', 'utf8');
const dockerfile = DockerfileParser.parse(text);
const [settings] = dockerfile.getENVs();

test('The Dockerfile has no fault that a linter knows, and does not run as root', () => {
  expect(validate(text).map(({ message }) => message)).toEqual([]);
  expect(text).toMatch(/^USER node$/m);
});

test('What the image takes over and its production packages are enough to start and to be healthy', async () => {
  const image = mkdtempSync(path.join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true, force: true }));
  for (const copied of dockerfile.getCOPYs().filter(isFromBuild)) takeOver(copied, image);
  const env: Record<string, string> = { PATH: process.env.PATH ?? '' };
  for (const setting of settings?.getProperties() ?? []) env[setting.getName()] = setting.getValue() ?? '';
  Object.assign(env, { DATA_DIR: path.join(image, 'data'), PORT: await freePort() });

  const [program = '', ...args] = commandOf(dockerfile.getCMDs()[0]);
  const server = spawn(program, args, { cwd: image, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  const isHealthy = () => {
    const [check = '', ...how] = commandOf(dockerfile.getHEALTHCHECKs()[0]);
    return promisify(execFile)(check, how, { cwd: image, env }).then(
      () => true,
      () => false,
    );
  };
  expect(await isHealthy()).toBe(false);
  await eventually(() => {
    expect(server.exitCode, output).toBeNull();
    expect(output).toContain('ready ');
  });
  expect(await isHealthy()).toBe(true);
});

const isFromBuild = (copied: Copy) => copied.getFlags().some((flag) => String(flag) === '--from=build');

/** As the image's last stage does; of the packages only those that `npm prune --omit=dev` leaves. */
function takeOver(copied: Copy, image: string): void {
  const name = path.basename(copied.getArguments()[0]?.getValue() ?? '');
  if (name === 'node_modules') linkProductionPackages(path.join(image, name));
  // The pages are built before the tests run; without them the server answers its API.
  else if (name !== 'build' || existsSync(name)) cpSync(name, path.join(image, name), { recursive: true });
}

function linkProductionPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  for (const [place, { dev }] of Object.entries(packages)) {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (!name || dev || !existsSync(place)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    symlinkSync(path.resolve(place), path.join(folder, name));
  }
}

/** The words after CMD in its JSON form, which starts no shell. */
function commandOf(instruction: Instruction | undefined): string[] {
  const words = instruction?.getArgumentsContent() ?? '';
  return JSON.parse(words.slice(words.indexOf('[')));
}

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
