import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileAnswer, FileRequest } from './static-files.ts';

/** Answers GET and HEAD with the file for their address. */
export function serveFile(
  find: (request: FileRequest) => FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, headers, body } = find({
    target: request.url ?? '/',
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    ifNoneMatch: request.headers['if-none-match'] ?? '',
  });
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}
