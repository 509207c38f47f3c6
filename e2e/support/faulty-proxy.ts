import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong with one request on its way. `after`: the backend has done its work, only the answer is lost. */
export type Fault = 'reset before' | 'reset after' | 'truncate' | 'bad gateway';

/** Stands between the browser and the server like a bad line. Faults are used up one by one by the requests they concern. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #faults: Fault[] = [];
  readonly #concerns: RegExp;

  constructor(target: string, concerns: RegExp) {
    this.#concerns = concerns;
    this.#server = createServer((incoming, outgoing) => this.#pass(new URL(target), incoming, outgoing));
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  next(...faults: Fault[]): void {
    this.#faults.push(...faults);
  }

  get unused(): number {
    return this.#faults.length;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #pass(target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isConcerned = incoming.method === 'POST' && this.#concerns.test(incoming.url ?? '');
    const fault = isConcerned ? this.#faults.shift() : undefined;
    if (fault === 'reset before') return void incoming.socket.destroy();
    if (fault === 'bad gateway') return void outgoing.writeHead(502).end('Bad gateway');

    const forwarded: ClientRequest = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (answer) => {
        if (fault === 'reset after') return void incoming.socket.destroy();
        if (fault === 'truncate') {
          outgoing.writeHead(answer.statusCode ?? 500, { 'content-length': 1000 });
          outgoing.write('{');
          return void setImmediate(() => incoming.socket.destroy());
        }
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }
}
