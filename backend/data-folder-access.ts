import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** What the server writes to; one that another user (root, most often) made cannot be written later either. */
const PLACES = ['', 'database', 'storage', 'outbox', 'keys.json'];

/** Makes the data folder, or says which part of it may not be read and written. */
export function ensureDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 }); // people's files and emails
    for (const place of PLACES) assertUsable(path.join(folder, place));
    for (const entry of entriesOf(path.join(folder, 'database')))
      assertUsable(path.join(folder, 'database', entry));
  } catch (error) {
    const { code, path: place = folder } = error as NodeJS.ErrnoException;
    if (code === 'EROFS')
      throw new ConfigError(
        `${place} is on a disk that can only be read. Mount it for writing, or choose another data folder with DATA_DIR.`,
      );
    if (code === 'EACCES' || code === 'EPERM')
      throw new ConfigError(
        `${place} may not be read and written by this user. Give it the right (sudo chown -R $USER ${folder}), ` +
          'or choose another data folder with DATA_DIR.',
      );
    if (code === 'ENOTDIR' || code === 'EEXIST')
      throw new ConfigError(`${place} is in the way: the data folder (DATA_DIR) must be a folder.`);
    throw error;
  }
}

function assertUsable(place: string): void {
  try {
    accessSync(place, constants.R_OK | constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
