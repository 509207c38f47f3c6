import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOK_AGAIN_MS = 10 * 60 * 1000;
const NAME = /^solar-\d{8}T\d{6}Z\.tar\.gz$/;

interface Schedule {
  folder: string;
  keep: number;
}

/** One a day, by what is in the folder and not by how long this process has run; the oldest go. */
export function scheduleBackups(
  { folder, keep }: Schedule,
  backUp: (file: string) => Promise<void>,
  log: (line: string) => void,
): () => Promise<void> {
  let running = Promise.resolve();

  async function look(): Promise<void> {
    try {
      const names = await backupsIn(folder);
      if (Date.now() - takenAt(names.at(-1)) < DAY_MS) return;
      const name = nameOf(new Date());
      await backUp(path.join(folder, name));
      for (const old of [...names, name].slice(0, -keep)) await rm(path.join(folder, old), { force: true });
      log(`backed up to ${path.join(folder, name)}`);
    } catch (error) {
      log(`the backup to ${folder} failed: ${(error as Error).message}`);
    }
  }

  const lookSoon = () => {
    running = running.then(look);
  };
  lookSoon();
  const timer = setInterval(lookSoon, LOOK_AGAIN_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
}

/** solar-20261117T023000Z.tar.gz: sorted by name they are sorted by time. */
const nameOf = (at: Date) => `solar-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.gz`;

function takenAt(name: string | undefined): number {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name ?? '') ?? [];
  return year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : 0;
}
