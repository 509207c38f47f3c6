import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Scripts that run, and the preloads that fetch them; structured data stays. */
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Copies a build without its scripts: the same HTML, style and pictures, so that the difference measured between a page
 * and its twin is what our script costs.
 */
export async function makeTwin(build: string, twin: string): Promise<void> {
  await rm(twin, { recursive: true, force: true });
  await cp(build, twin, { recursive: true });
  for (const file of await readdir(path.join(twin, 'client'), { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const target = path.join(twin, 'client', file);
    const html = (await readFile(target, 'utf8')).replace(SCRIPTS, '');
    await writeFile(target, html);
    await writeFile(`${target}.br`, brotliCompressSync(html));
    await rm(`${target}.gz`, { force: true });
  }
}
