import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ServerProcess, TEMPLATE } from '../../testing/server-process.ts';
import { migratedTemplate } from '../../testing/test-database.ts';

/** Playwright's global set-up: one first start, whose data folder every test server then copies. */
export default async function makeTemplate(): Promise<void> {
  const stamp = path.join(TEMPLATE, '.made-from');
  const wanted = inputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(TEMPLATE, { recursive: true, force: true });
  const server = new ServerProcess({ from: null });
  cpSync(await migratedTemplate(), path.join(server.dataFolder, 'database'), { recursive: true });
  await server.start();
  await server.stop();
  rmSync(path.join(server.dataFolder, 'requests.log'), { force: true });
  writeFileSync(path.join(server.dataFolder, '.made-from'), wanted);
  cpSync(server.dataFolder, TEMPLATE, { recursive: true }); // not a rename: the two may be on different disks
  await server.remove();
}

/** The seed is dated relative to the day it ran, so a template is good for one day. */
function inputs(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const folder of ['supabase', 'backend']) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
