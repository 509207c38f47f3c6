import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export class FolderInUse extends Error {}

const LOCK = 'lock';

/**
 * PGlite lets a second process open the same folder and both then destroy it, so one process at a time holds this lock.
 * Returns the release. A lock whose process is gone (kill -9, power cut) is taken over.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // people's files and letters
  const file = path.join(folder, LOCK);
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startTimeOf(process.pid)}`);
  try {
    while (!created(() => linkSync(mine, file))) {
      refuseIfHeld(folder, file);
      const former = `${file}.former-${process.pid}`;
      if (!existed(() => renameSync(file, former))) continue;
      const snatched = holderIn(former) !== undefined; // somebody took the dead lock over just before this rename
      if (snatched) created(() => linkSync(former, file));
      rmSync(former, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

export const lockHolder = (folder: string) => holderIn(path.join(folder, LOCK));

function refuseIfHeld(folder: string, file: string): void {
  const holder = holderIn(file);
  if (holder)
    throw new FolderInUse(`Another server (process ${holder}) is already using ${folder}. Stop it first.`);
}

/** The process named in a lock file, if it is alive. The start time tells it from a later process with its number. */
function holderIn(file: string): number | undefined {
  const [pid, startedAt] = readText(file)?.split(' ') ?? [];
  if (!pid) return undefined;
  const alive = isAlive(Number(pid)) && startTimeOf(Number(pid)) === (startedAt ?? '');
  return alive ? Number(pid) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of /proc/PID/stat, counted after the name, which may contain spaces. Empty where there is no /proc. */
function startTimeOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** linkSync is the one file operation that creates a complete file or fails because another is there. */
const created = (link: () => void) => succeeds(link, 'EEXIST');
const existed = (rename: () => void) => succeeds(rename, 'ENOENT');

function succeeds(operation: () => void, expectedFailure: string): boolean {
  try {
    operation();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expectedFailure) return false;
    throw error;
  }
}
