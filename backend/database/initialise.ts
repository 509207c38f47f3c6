import { fork } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a new PGlite folder, or leaves an existing one alone. A kill in the middle of PGlite's first initialisation
 * leaves a folder that never opens again, so the work happens next to it and a rename makes it real.
 */
export async function initialiseOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  const unfinished = `${path.basename(folder)}.unfinished-`;
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(unfinished))
      rmSync(path.join(parent, entry), { recursive: true, force: true, maxRetries: 5 });
  }
  const fresh = path.join(parent, `${unfinished}${process.pid}`);
  await runChild(new URL('initialise-folder.ts', import.meta.url), fresh);
  renameSync(fresh, folder);
}

function runChild(script: URL, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let complaint = '';
    const child = fork(script, [folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
    child.stderr?.on('data', (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2000);
    });
    const killChild = () => child.kill('SIGKILL');
    process.once('exit', killChild);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', killChild);
      if (code === 0) resolve();
      else reject(new Error(`The database could not be initialised. ${complaint}`.trim()));
    });
  });
}
