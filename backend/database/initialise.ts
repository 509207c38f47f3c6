import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startPgliteThread } from './pglite-thread.ts';

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
  const thread = await startPgliteThread(fresh);
  await thread.call('close', '');
  await thread.end();
  renameSync(fresh, folder);
}
