import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {}

export const LOCK_FILE = 'server.lock';
/** What the first version left: the number of a process, which means nothing in another container. */
const FORMER_LOCK_FILE = 'lock';
const SQLITE_BUSY = 5;

/**
 * PGlite lets a second process open the same folder and both then destroy it, so one process at a time holds this lock.
 * SQLite asks the kernel for it, which keeps it across containers and lets go of it when the process ends, however it ends.
 * Returns the release.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 }); // people's files and emails
  accessSync(folder, constants.W_OK); // its error says more than SQLite's
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE));
  try {
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(`Another server is already using ${folder}. Stop it first.`);
  }
  rmSync(path.join(folder, FORMER_LOCK_FILE), { force: true });
  return () => {
    if (lock.isOpen) lock.close();
  };
}
