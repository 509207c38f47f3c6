import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerProcess } from '../../testing/server-process.ts';
import { expect } from './test.ts';

/** The codes in the letters to an address, oldest first, once that many have left. */
export async function codesMailed(server: ServerProcess, address: string, count: number): Promise<string[]> {
  const outbox = path.join(server.dataFolder, 'outbox');
  const read = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .sort()
      .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
      .filter((letter) => letter.startsWith(`To: ${address}\n`))
      .flatMap((letter) => /^Subject: (\d{6}) /m.exec(letter)?.[1] ?? []);
  await expect.poll(() => read().length).toBe(count);
  return read();
}
