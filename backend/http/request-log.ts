import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs';

const MAX_BYTES = 5 * 1024 * 1024;

export type RequestLog = {
  write(entry: { method: string; path: string; status: number; milliseconds: number }): void;
  close(): Promise<void>;
};

/**
 * One line per API call: time, method, path, status, duration. No address, no query, no body, and of a stored file only
 * its bucket, because the rest of its path is what keeps it private. The former file is kept once as `.1`.
 */
export function openRequestLog(file: string): RequestLog {
  let written = sizeOf(file);
  let stream = openStream(file);
  return {
    write({ method, path, status, milliseconds }) {
      const line = `${new Date().toISOString()} ${method} ${withoutObjectKey(path)} ${status} ${Math.round(milliseconds)}ms\n`;
      written += line.length;
      if (written > MAX_BYTES) {
        stream.end();
        renameSync(file, `${file}.1`);
        stream = openStream(file);
        written = line.length;
      }
      stream.write(line);
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}

/** What may be written down of an API path. */
export const withoutObjectKey = (path: string) =>
  path
    .replace(/^(\/storage\/v1\/object\/(?:(?:public|sign|list|info|authenticated)\/)?[^/]+)\/.*/, '$1/…')
    .slice(0, 200);

function openStream(file: string): WriteStream {
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  stream.on('error', () => undefined); // a full disk must not stop the site
  return stream;
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
