import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes every request on, but hangs up before some of the answers: the sender cannot know whether it arrived. */
export async function startLossyProxy(target: string, dropped: number) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const forwarded = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      if (Math.random() < dropped) {
        answer.resume();
        answer.once('end', () => outgoing.destroy());
      } else {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
