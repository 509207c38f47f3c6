import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what node:http could not read as a request, with the headers that every answer carries. */
export function refuseUnparsed(error: Error, socket: Duplex, headers: Record<string, string>): void {
  const { code = '' } = error as NodeJS.ErrnoException;
  const underway = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (!socket.writable || code === 'ECONNRESET' || underway?.headersSent) {
    socket.destroy();
    return;
  }
  const status = STATUS[code] ?? 400;
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
