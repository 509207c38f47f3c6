import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serveFile } from '../../backend/http/serve-file.ts';
import { createStaticFiles } from '../../backend/http/static-files.ts';

/** The built pages alone, without a backend behind them. */
export async function serveBuild(): Promise<{ origin: string; close(): void }> {
  const find = createStaticFiles(path.resolve(import.meta.dirname, '../../build'));
  const server = createServer((request, response) => serveFile(find, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
