import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { ApiError } from './http/api-error.ts';
import { clientAddress } from './http/client-address.ts';
import { openRequestLog } from './http/request-log.ts';
import { sendResponse } from './http/send-response.ts';
import { createStaticFiles } from './http/static-files.ts';
import { type Keys, loadKeys } from './keys.ts';
import { REALTIME_PATH, refuse } from './realtime/endpoint.ts';

export type RunningServer = {
  url: string;
  keys: Keys;
  /** Settles when the database answers; pages are served before that. */
  ready: Promise<void>;
  close(): Promise<void>;
};

const API = /^\/(rest|auth|storage|realtime|demo|_system)(\/|$)/;
const MAX_WAIT_FOR_DATABASE_MS = 30_000;
const MAX_WAIT_FOR_REQUESTS_MS = 10_000;
/** Calls waiting for the database; beyond that it is kinder to say so at once. */
const MAX_CALLS_UNDERWAY = 500;

/** Listens at once, then opens the database; API calls that come before it is ready wait for it. */
export async function startServer(
  config: Config,
  tell: (line: string) => void = () => undefined,
): Promise<RunningServer> {
  const unlock = lockDataFolder(config.dataFolder);
  try {
    const keys = loadKeys(config.dataFolder);
    const serveFile = createStaticFiles(config.buildFolder);
    const server = createServer({ requestTimeout: 120_000, keepAliveTimeout: 65_000 });
    const url = await listen(server, config);
    mkdirSync(path.join(config.dataFolder, 'storage'), { recursive: true });
    const log = openRequestLog(path.join(config.dataFolder, 'requests.log'));
    const backend = openBackend(config, keys, config.siteUrl ?? url, tell);
    const ready = backend.then(() => undefined);
    ready.catch(() => undefined); // the caller awaits it; until then this is not an unhandled rejection

    server.on('request', (request, response) => {
      if (API.test(request.url ?? '')) answer(request, response);
      else serveFile(request, response);
    });
    server.on('upgrade', async (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (pathOf(request) !== REALTIME_PATH) return refuse(socket, '404 Not Found');
      const opened = await readyInTime().catch(() => undefined);
      if (!opened) return refuse(socket, '503 Service Unavailable');
      opened.realtime.upgrade(request, socket, head, clientAddress(request, config.trustProxy));
    });

    let underway = 0;
    const readyInTime = () => within(backend, MAX_WAIT_FOR_DATABASE_MS);

    async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const startedAt = performance.now();
      const target = pathOf(request);
      underway += 1;
      try {
        if (underway > MAX_CALLS_UNDERWAY) throw new ApiError(503, 'busy', 'The server is busy.', 1);
        const opened = await readyInTime();
        const client = clientAddress(request, config.trustProxy);
        const answered = await opened.answer(request, response, client);
        if (answered) await sendResponse(response, answered, request.method === 'HEAD');
      } catch (error) {
        const refusal = error instanceof ApiError ? error : unexpected(error, request, tell);
        if (!response.headersSent)
          await sendResponse(response, refusal.toResponse(target), request.method === 'HEAD');
        else response.destroy();
      } finally {
        underway -= 1;
      }
      const { statusCode: status } = response;
      log.write({
        method: request.method ?? '',
        path: target,
        status,
        milliseconds: performance.now() - startedAt,
      });
    }

    return {
      url,
      keys,
      ready,
      close: async () => {
        const opened = await backend.catch(() => undefined);
        opened?.realtime.close(); // sockets never end by themselves, and the server would wait for them
        await stopListening(server);
        await opened?.close();
        await log.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/';

function listen(server: Server, { host, port }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

/** Lets running requests finish, but not for ever; connections that wait for a next request go at once. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hangUp = setInterval(() => server.closeIdleConnections(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), MAX_WAIT_FOR_REQUESTS_MS);
    server.close(() => {
      clearInterval(hangUp);
      clearTimeout(giveUp);
      resolve();
    });
  });
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ApiError(503, 'starting', 'The server is starting up.', 5)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A fault of ours: the caller gets no detail, the terminal gets the place but not what the request contained. */
function unexpected(error: unknown, request: IncomingMessage, tell: (line: string) => void): ApiError {
  if (!request.destroyed || request.complete) {
    const place = error instanceof Error ? error.stack?.split('\n').slice(1, 4).join('\n') : '';
    tell(
      `unexpected ${error instanceof Error ? error.name : typeof error} in ${request.method} ${pathOf(request)}\n${place}`,
    );
  }
  return new ApiError(500, 'unexpected_failure', 'Something went wrong on our side.');
}
