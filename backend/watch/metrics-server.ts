import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../config.ts';

/** On a port of its own, which no proxy shows to visitors. */
export async function serveMetrics(address: { host: string; port: number }, text: () => Promise<string>) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const body = await text();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    throw new ConfigError(
      `METRICS_PORT ${address.port} cannot be used (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  return {
    url: `http://${address.host}:${(server.address() as AddressInfo).port}/metrics`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
