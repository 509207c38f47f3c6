import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Backend } from '../backend.ts';
import { REALTIME_PATH, refuse } from '../realtime/endpoint.ts';
import { ApiError } from './api-error.ts';
import { isApiCall } from './api-paths.ts';
import { clientAddress } from './client-address.ts';
import { type RequestLog, withoutObjectKey } from './request-log.ts';
import { sendResponse } from './send-response.ts';

const MAX_WAIT_FOR_DATABASE_MS = 30_000;
/** Calls waiting for the database; beyond that it is kinder to say so at once. */
const MAX_CALLS_UNDERWAY = 500;

type Parts = {
  backend: Promise<Backend>;
  serveFile(request: IncomingMessage, response: ServerResponse): void;
  log: RequestLog;
  trustProxy: boolean;
  tell(line: string): void;
};

/** Sends each request its way: files at once, API calls and sockets when the database is open. */
export function attachGateway(server: Server, { backend, serveFile, log, trustProxy, tell }: Parts): void {
  let underway = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isHead = request.method === 'HEAD';
    try {
      if (underway > MAX_CALLS_UNDERWAY) throw new ApiError(503, 'busy', 'The server is busy.', 1);
      const opened = await inTime(backend);
      const answered = await opened.answer(request, response, clientAddress(request, trustProxy));
      if (answered) await sendResponse(response, answered, isHead);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : unexpected(error, request, tell);
      if (response.headersSent) response.destroy();
      else await sendResponse(response, refusal.toResponse(pathOf(request)), isHead);
    }
  }

  async function answerAndLog(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    underway += 1;
    await answer(request, response);
    underway -= 1;
    const milliseconds = performance.now() - startedAt;
    log.write({
      method: request.method ?? '',
      path: pathOf(request),
      status: response.statusCode,
      milliseconds,
    });
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const opened = pathOf(request) === REALTIME_PATH && (await inTime(backend).catch(() => undefined));
    if (opened) opened.realtime.upgrade(request, socket, head, clientAddress(request, trustProxy));
    else refuse(socket, opened === false ? '404 Not Found' : '503 Service Unavailable');
  }

  server.on('request', (request, response) => {
    if (isApiCall(request.url ?? '')) answerAndLog(request, response);
    else serveFile(request, response);
  });
  server.on('upgrade', upgrade);
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/';

async function inTime<T>(opening: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const refusal = new ApiError(503, 'starting', 'The server is starting up.', 5);
    timer = setTimeout(() => reject(refusal), MAX_WAIT_FOR_DATABASE_MS);
  });
  try {
    return await Promise.race([opening, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A fault of ours: the caller gets no detail, the terminal gets the place but not what the request contained. */
function unexpected(error: unknown, request: IncomingMessage, tell: (line: string) => void): ApiError {
  const clientLeft = request.destroyed && !request.complete;
  if (!clientLeft) {
    const kind = error instanceof Error ? error.name : typeof error;
    const place = error instanceof Error ? error.stack?.split('\n').slice(1, 4).join('\n') : '';
    tell(`unexpected ${kind} in ${request.method} ${withoutObjectKey(pathOf(request))}\n${place}`);
  }
  return new ApiError(500, 'unexpected_failure', 'Something went wrong on our side.');
}
