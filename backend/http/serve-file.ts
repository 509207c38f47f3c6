import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileAnswer, FileRequest } from './static-files.ts';

/** Answers with the file for an address. */
export function serveFile(
  find: (request: FileRequest) => FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { status, headers, body } = find({
    method: request.method ?? '',
    target: request.url ?? '/',
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    ifNoneMatch: request.headers['if-none-match'] ?? '',
  });
  if (status === 405) response.shouldKeepAlive = false; // nobody waits for a body that nobody wants
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}
