import { appendFile, rename, stat, writeFile } from 'node:fs/promises';

const MAX_BYTES = 5 * 1024 * 1024;
/** What may wait for a slow disk; beyond that lines are dropped. */
const MAX_PENDING = 1024 * 1024;
const OWNER_ONLY = { mode: 0o600 };

export type RequestLog = {
  write(entry: Omit<Entry, 'time'>): void;
  close(): Promise<void>;
};

/**
 * One line per API call: time, method, path, status, duration. No address, no query, no body, and of a stored file only
 * its bucket, because the rest of its path is what keeps it private. The former file is kept once as `.1`. The file is
 * opened anew for each batch of lines, so it may be moved or deleted at any time, and nothing that happens to it stops the site.
 */
export function openRequestLog(file: string, { maxBytes = MAX_BYTES, json = false } = {}): RequestLog {
  let pending = '';
  let writing: Promise<void> | undefined;

  async function writePending(): Promise<void> {
    while (pending) {
      const lines = pending;
      pending = '';
      await append(file, lines, maxBytes).catch(() => undefined);
    }
    writing = undefined;
  }

  return {
    write({ method, path, status, milliseconds }) {
      if (pending.length > MAX_PENDING) return;
      const entry = {
        time: new Date().toISOString(),
        method,
        path: withoutObjectKey(path),
        status,
        milliseconds: Math.round(milliseconds),
      };
      pending += `${json ? JSON.stringify(entry) : asText(entry)}\n`;
      writing ??= writePending();
    },
    close: async () => writing,
  };
}

interface Entry {
  time: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
}
const asText = ({ time, method, path, status, milliseconds }: Entry) =>
  `${time} ${method} ${path} ${status} ${milliseconds}ms`;

/** What may be written down of an API path. */
export const withoutObjectKey = (path: string) =>
  path
    .replace(/^(\/storage\/v1\/object\/(?:(?:public|sign|list|info|authenticated)\/)?[^/]+)\/.*/, '$1/…')
    .slice(0, 200);

async function append(file: string, lines: string, maxBytes: number): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > 0 && size + lines.length > maxBytes) {
    const moved = await rename(file, `${file}.1`).then(
      () => true,
      () => false,
    );
    if (!moved) return writeFile(file, lines, OWNER_ONLY); // what cannot be kept is not let grow either
  }
  await appendFile(file, lines, OWNER_ONLY);
}
