import type { IncomingMessage } from 'node:http';
import { ApiError, payloadTooLarge } from './api-error.ts';

/** All bodies being read at the same time together: many slow uploads must not fill the memory. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;
let buffered = 0;

/**
 * Reads a body into memory, never more than the cap, whatever Content-Length claims. The rest of a refused body is still
 * received and dropped: a client that is not allowed to finish sending never gets to read the answer.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] | undefined = [];
    let size = 0;
    const settle = (finish: () => void) => {
      if (!chunks) return;
      finish();
      chunks = undefined;
      buffered -= size;
    };
    request.on('data', (chunk: Buffer) => {
      if (!chunks) return;
      chunks.push(chunk);
      size += chunk.length;
      buffered += chunk.length;
      if (size > maxBytes) settle(() => reject(payloadTooLarge(maxBytes)));
      else if (buffered > MAX_BUFFERED_BYTES)
        settle(() => reject(new ApiError(503, 'busy', 'The server is busy.', 5)));
    });
    request.once('end', () => settle(() => resolve(Buffer.concat(chunks ?? []))));
    request.once('close', () => settle(() => reject(new Error('The client went away'))));
    request.once('error', () => undefined); // 'close' follows
    if (Number(request.headers['content-length'] ?? 0) > maxBytes)
      settle(() => reject(payloadTooLarge(maxBytes)));
  });
}
