import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Backend } from '../backend.ts';
import { REALTIME_PATH, refuse } from '../supabase/realtime/endpoint.ts';
import type { Health } from '../watch/health.ts';
import type { Metrics } from '../watch/metrics.ts';
import { ApiError, tooManyRequests } from './api-error.ts';
import { isApiCall } from './api-paths.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { refuseUnparsed } from './refuse-unparsed.ts';
import { type RequestLog, withoutObjectKey } from './request-log.ts';
import { sendResponse } from './send-response.ts';
import { createSlowBodyGuard } from './slow-body-guard.ts';

const MAX_WAIT_FOR_DATABASE_MS = 30_000;
/** Beyond that it is kinder to say so at once. */
const CALLS_UNDERWAY = { perClient: 300, total: 2000 };
/** A proxy in front opens as many as it likes; it knows who is behind each of them. */
const CONNECTIONS = { perClient: 500 };

type Parts = {
  backend: Promise<Backend>;
  serveFile(request: IncomingMessage, response: ServerResponse): void;
  /** For answers that are neither a file nor the API's. */
  headers: Record<string, string>;
  requestLog: RequestLog;
  health(): Promise<Health>;
  metrics: Metrics;
  trustProxy: boolean;
  log(line: string): void;
};

/** Sends each request its way: files at once, API calls and sockets when the database is open. */
export function attachGateway(
  server: Server,
  { backend, serveFile, headers, requestLog, health, metrics, trustProxy, log }: Parts,
): void {
  const underway = createConcurrencyLimit(CALLS_UNDERWAY);
  const connections = createConcurrencyLimit(CONNECTIONS);
  const guardBody = createSlowBodyGuard();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isHead = request.method === 'HEAD';
    const client = clientAddress(request, trustProxy);
    const release = underway.acquire(client);
    try {
      if (!release) throw tooManyRequests('Too many requests at once from this network.', 2);
      const opened = await withTimeout(backend);
      const tooSlow = guardBody(request, response, client);
      const answered = await Promise.race([opened.answer(request, response, client), tooSlow]);
      if (answered) await sendResponse(response, await withoutDetails(answered, pathOf(request)), isHead);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : unexpected(error, request, response, log);
      if (response.headersSent) response.destroy();
      else {
        if (CLOSING.has(refusal.status) && !request.complete) response.setHeader('connection', 'close');
        await sendResponse(response, refusal.toResponse(pathOf(request)), isHead);
      }
    } finally {
      release?.();
    }
  }

  async function answerAndLog(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    await answer(request, response);
    const milliseconds = performance.now() - startedAt;
    const [path, status] = [pathOf(request), response.statusCode];
    metrics.countCall(path, status, milliseconds);
    requestLog.write({ method: request.method ?? '', path, status, milliseconds });
  }

  async function answerHealth(response: ServerResponse): Promise<void> {
    const state = await health();
    const type = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(state.ready ? 200 : 503, { ...headers, ...type }).end(JSON.stringify(state));
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const opened = pathOf(request) === REALTIME_PATH && (await withTimeout(backend).catch(() => undefined));
    if (opened) opened.realtime.upgrade(request, socket, head, clientAddress(request, trustProxy));
    else refuse(socket, opened === false ? '404 Not Found' : '503 Service Unavailable');
  }

  function countConnection(socket: Socket): void {
    const release = connections.acquire(networkOf(socket.remoteAddress));
    if (release) socket.once('close', release);
    else socket.destroy();
  }

  if (!trustProxy) server.on('connection', countConnection);
  server.on('request', (request, response) => {
    if (isApiCall(request.url ?? '')) answerAndLog(request, response);
    else if (request.url === HEALTH_PATH) answerHealth(response);
    else {
      metrics.countFile();
      serveFile(request, response);
    }
  });
  server.on('upgrade', upgrade);
  server.on('clientError', (error, socket) => refuseUnparsed(error, socket, headers));
}

const HEALTH_PATH = '/healthz';

/** After these nobody waits for the rest of the body. */
const CLOSING = new Set([408, 429, 503]);

const FAULT = 'Something went wrong on our side.';
const STATEMENT_TIMEOUT = { code: '57014', message: 'canceling statement due to statement timeout' };

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/';

async function withTimeout<T>(opening: Promise<T>): Promise<T> {
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

/**
 * What lite says about a fault of ours may name tables, statements and addresses: the caller learns that there was one, or
 * that a statement took too long.
 */
async function withoutDetails(answered: Response, path: string): Promise<Response> {
  if (answered.status < 500) return answered;
  const { code } = (await answered.json().catch(() => ({}))) as { code?: unknown };
  const retryAfter = Number(answered.headers.get('retry-after')) || undefined;
  const error =
    code === STATEMENT_TIMEOUT.code
      ? new ApiError(answered.status, STATEMENT_TIMEOUT.code, STATEMENT_TIMEOUT.message, retryAfter)
      : new ApiError(answered.status, 'unexpected_failure', FAULT, retryAfter);
  return error.toResponse(path);
}

/** A fault of ours: the caller gets no detail, the terminal gets the place but not what the request contained. */
function unexpected(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): ApiError {
  const clientLeft = response.destroyed || (request.destroyed && !request.complete);
  if (!clientLeft) {
    const kind = error instanceof Error ? error.name : typeof error;
    const place = error instanceof Error ? error.stack?.split('\n').slice(1, 4).join('\n') : '';
    log(`unexpected ${kind} in ${request.method} ${withoutObjectKey(pathOf(request))}\n${place}`);
  }
  return new ApiError(500, 'unexpected_failure', FAULT);
}
