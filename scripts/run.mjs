// Plain Node, no dependencies: these scripts run before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)); // works on a Node too old for import.meta.dirname
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** A failure the user can do something about: printed as it is, without a stack. */
export class Explained extends Error {}

export const say = (line) => process.stdout.write(`${line}\n`);

/** Node 24 as npm installed it; this file may be running on an older one. */
export function modernNode() {
  const installed = inRoot('node_modules/node/bin/node');
  return existsSync(installed) ? installed : process.execPath;
}

/** Programs of this project first, Node 24 among them. */
export function projectEnv(extra = {}) {
  const bin = [path.dirname(modernNode()), inRoot('node_modules/.bin'), process.env.PATH].join(
    path.delimiter,
  );
  return { ...process.env, PATH: bin, ...extra };
}

/** Runs a program to its end. `quiet` keeps its output for the caller instead of showing it. */
export function run(program, args, { env = projectEnv(), quiet = false, onStart } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const collect = (chunk) => {
      output = `${output}${chunk}`.slice(-20_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
    onStart?.(child);
  });
}

/**
 * Runs servers side by side until one ends or the terminal says stop, then stops the rest. A channel to each lets it
 * notice when this process is gone without having said so.
 */
export async function serve(commands) {
  const children = commands.map(({ program, args, env }) =>
    spawn(program, args, { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  );
  const stopAll = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, stopAll);
  const ended = (child) =>
    new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', (code) => resolve(code ?? 1)); // null: ended by a signal it did not handle
    });
  const endings = children.map(ended);
  const firstCode = await Promise.race(endings);
  stopAll();
  await Promise.all(endings);
  return firstCode;
}

/** Turns a thrown error into one line and an exit code. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Explained ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
