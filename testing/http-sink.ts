import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: Buffer; at: number };

/** A real HTTP server on the loopback address that remembers what was posted to it, and answers as it is told. */
export async function openSink(
  answer: (call: ReceivedCall, response: ServerResponse) => void = (_call, response) => response.end(),
  tls?: { key: string; cert: string },
) {
  const calls: ReceivedCall[] = [];
  const listener = async (request: import('node:http').IncomingMessage, response: ServerResponse) => {
    // The sender may die in the middle of a call.
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const call = { path: request.url ?? '', headers: request.headers, body, at: Date.now() };
    calls.push(call);
    answer(call, response);
  };
  const server = tls ? createHttpsServer(tls, listener) : createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    port,
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
