import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

export type SpawnedServer = ReturnType<typeof spawnServer>;

/** The program itself, in a process that can be killed. */
export function spawnServer(folder: string, env: Record<string, string> = {}, nodeOptions: string[] = []) {
  const child: ChildProcess = spawn(
    process.execPath,
    [...nodeOptions, 'backend/main.ts', '--port', '0', '--data', folder, '--empty'],
    {
      env: { ...process.env, DATABASE_URL: '', LIMITS_SCALE: '1000', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    exit,
    output: () => output,
    ready: () => eventually(() => /ready (\S+)/.exec(output)?.[1] ?? expect.fail(output)),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
