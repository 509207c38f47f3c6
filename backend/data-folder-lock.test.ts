import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockDataFolder } from './data-folder-lock.ts';

/** Takes the lock, says how that went, and then stays. */
const HOLDER = `
const { lockDataFolder } = await import(${JSON.stringify(new URL('data-folder-lock.ts', import.meta.url).href)});
try { lockDataFolder(process.argv[1]); console.log('locked'); } catch (error) { console.log(error.message); process.exit(1); }
setInterval(() => undefined, 1000);`;
const ANOTHER_NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child'];
const mayUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function lockElsewhere(...wrapper: string[]): Promise<{ child: ChildProcess; said: string }> {
  const [program = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', HOLDER, folder];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

const REFUSAL = () => `Another server is already using ${folder}. Stop it first.`;

test('A second process is refused', async () => {
  const unlock = lockDataFolder(folder);
  expect((await lockElsewhere()).said).toBe(REFUSAL());
  unlock();
  expect((await lockElsewhere()).said).toBe('locked');
});

test('A second server in the same process is refused', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(FolderInUse);
  unlock();
  lockDataFolder(folder)();
});

test.runIf(mayUnshare)(
  'A process of another container, which sees other process numbers, is refused',
  async () => {
    const unlock = lockDataFolder(folder);
    expect((await lockElsewhere(...ANOTHER_NAMESPACE)).said).toBe(REFUSAL());
    unlock();
    expect((await lockElsewhere(...ANOTHER_NAMESPACE)).said).toBe('locked');
    expect(() => lockDataFolder(folder)).toThrow(FolderInUse);
  },
);

test('The lock of a process that was killed is free at once', async () => {
  const first = await lockElsewhere();
  expect(first.said).toBe('locked');
  expect(() => lockDataFolder(folder)).toThrow(FolderInUse);
  await kill(first.child);
  lockDataFolder(folder)();
});

test.runIf(existsSync('/proc/self/stat'))(
  'The lock file of the first version does not keep a server from starting, even if its process number is in use',
  () => {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(path.join(folder, 'lock'), `${process.ppid} ${startTime}`);
    lockDataFolder(folder)();
    expect(existsSync(path.join(folder, 'lock'))).toBe(false);
  },
);
