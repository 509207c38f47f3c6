import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serveFile } from '../../backend/http/serve-file.ts';
import { createStaticFiles } from '../../backend/http/static-files.ts';

/** The built pages alone, without a backend behind them; from as far away as told. */
export async function serveBuild(latencyMs = 0): Promise<{ origin: string; close(): void }> {
  const find = createStaticFiles(path.resolve(import.meta.dirname, '../../build'));
  const server = createServer((request, response) => {
    const answer = () => serveFile(find, request, response);
    if (latencyMs > 0) setTimeout(answer, latencyMs);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
