import { statfsSync } from 'node:fs';

/** Numbers of statfs(2), from Linux' magic.h. Other systems have their own, which are not recognised. */
const SHARED_BETWEEN_MACHINES: Record<number, string> = {
  26985: 'NFS',
  20859: 'SMB',
  4266872130: 'SMB',
  4283649346: 'CIFS',
  1397113167: 'AFS',
  1937076805: 'Coda',
  12805120: 'Ceph',
  198183888: 'Lustre',
};
const PERHAPS_SHARED: Record<number, string> = { 16914839: '9p', 1702057286: 'FUSE' };

/**
 * The lock of the data folder is kept by the kernel, so another machine need not see it, and PGlite writes in ways that
 * only a local file system keeps in order: NFS and its like are refused. 9p and FUSE also carry the local folders of WSL and
 * of virtual machines, so there is only a warning for them.
 */
export function assertLocalFileSystem(
  folder: string,
  log: (line: string) => void,
  type = statfsSync(folder).type,
): void {
  const shared = SHARED_BETWEEN_MACHINES[type >>> 0];
  if (shared)
    throw new Error(
      `${folder} is on a network file system (${shared}), where the built-in database would lose data. Choose a local folder (DATA_DIR), or a PostgreSQL (DATABASE_URL).`,
    );
  const perhaps = PERHAPS_SHARED[type >>> 0];
  if (perhaps)
    log(`${folder} is on a ${perhaps} file system: make sure that no other machine uses it at the same time`);
}
