import { type Server as HttpServer, STATUS_CODES } from 'node:http';
import type { Server, Socket } from 'node:net';
import { isApiCall } from './api-paths.ts';
import type { FileAnswer, FileRequest } from './static-files.ts';

type QuickAnswers = {
  findFile(request: FileRequest): FileAnswer;
  keepAliveMs: number;
  /** Takes a connection for the rest of its life, with a first request that was not answered here still to be read. */
  handOver(socket: Socket): void;
};

/**
 * Answers plain requests for files straight from the socket, at twice the pace of node:http and without its queues under
 * load; decision 0005 has the figures. Only a request that leaves no question open is answered here: one GET, complete in one
 * piece, without body or wishes for the connection. At the first request of any other kind the connection is handed over.
 * Returns what ends the connections that wait for a next request.
 */
export function answerQuickly(server: Server, { findFile, keepAliveMs, handOver }: QuickAnswers): () => void {
  /** Each with what it had sent by the last look. One look for all costs less than a timer that every request sets again. */
  const waiting = new Map<Socket, number>();
  const endIdle = setInterval(() => {
    for (const [socket, sent] of waiting) {
      if (socket.bytesRead === sent && socket.writableLength === 0) socket.destroy();
      else waiting.set(socket, socket.bytesRead);
    }
  }, keepAliveMs).unref();
  server.once('close', () => clearInterval(endIdle));

  server.on('connection', (socket: Socket) => {
    const handlers = {
      data(chunk: Buffer) {
        const request = socket.writableLength === 0 ? readPlainGet(chunk) : undefined;
        if (request && !isApiCall(request.target)) socket.write(toMessage(findFile(request), keepAliveMs));
        else letGo(chunk);
      },
      end: () => socket.end(),
      error: () => socket.destroy(),
      close: () => waiting.delete(socket),
    };
    function letGo(unanswered: Buffer) {
      waiting.delete(socket);
      for (const [event, handler] of Object.entries(handlers)) socket.off(event, handler);
      socket.pause();
      socket.unshift(unanswered);
      handOver(socket);
      socket.resume();
    }
    waiting.set(socket, Number.NaN);
    for (const [event, handler] of Object.entries(handlers)) socket.on(event, handler);
  });

  return () => {
    for (const socket of waiting.keys()) if (socket.writableLength === 0) socket.destroy();
  };
}

/** Keeps new connections from node:http; returns what gives it one after all. */
export function takeConnections(server: HttpServer): (socket: Socket) => void {
  const [takeBack] = server.listeners('connection');
  if (!takeBack) throw new Error('node:http no longer listens for connections');
  server.removeAllListeners('connection');
  return (socket) => takeBack.call(server, socket);
}

const LONGEST_HEAD = 8192;
/** One request line, header lines without surprises, the empty line, and nothing after it. */
const GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;
/** Whoever sends one of these wants more than a file. */
const UNUSUAL =
  /\r\n(?:(?:content-length|transfer-encoding|expect|upgrade|http2-settings|te|trailer):|connection:(?![ \t]*keep-alive\r\n))/i;
const HOST = /\r\nhost:/i;
const ACCEPT_ENCODING = /\r\naccept-encoding:[ \t]*([^\r]*)/i;
const IF_NONE_MATCH = /\r\nif-none-match:[ \t]*([^\r]*)/i;

/** The request, if it is a whole GET and unremarkable in every respect; else node:http shall look at it. */
export function readPlainGet(chunk: Buffer): FileRequest | undefined {
  if (chunk.length > LONGEST_HEAD) return undefined;
  const head = chunk.toString('latin1');
  const target = GET.exec(head)?.[1];
  if (!target || UNUSUAL.test(head) || !HOST.test(head)) return undefined;
  return {
    target,
    acceptEncoding: ACCEPT_ENCODING.exec(head)?.[1] ?? '',
    ifNoneMatch: IF_NONE_MATCH.exec(head)?.[1] ?? '',
  };
}

const messages = new WeakMap<FileAnswer, { second: number; bytes: Buffer }>();

/** Head and body in one piece, made again when the Date header has to change. */
function toMessage(answer: FileAnswer, keepAliveMs: number): Buffer {
  const second = Math.floor(Date.now() / 1000);
  const known = messages.get(answer);
  if (known?.second === second) return known.bytes;
  const { status, headers, body } = answer;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
  lines.push(`Date: ${new Date(second * 1000).toUTCString()}`);
  lines.push('Connection: keep-alive', `Keep-Alive: timeout=${keepAliveMs / 1000}`);
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
  messages.set(answer, { second, bytes });
  return bytes;
}
