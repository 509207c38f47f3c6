import type { IncomingMessage } from 'node:http';
import { ApiError, payloadTooLarge } from './api-error.ts';

/** All bodies being read at the same time together: many slow uploads must not fill the memory. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;
let buffered = 0;

/** Reads a body into memory, never more than the cap, whatever Content-Length claims. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const refuse = (refusal: ApiError): never => {
    request.resume(); // read the rest and drop it, so that the client can receive the answer
    throw refusal;
  };
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse(payloadTooLarge(maxBytes));
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      buffered += chunk.length;
      if (size > maxBytes) refuse(payloadTooLarge(maxBytes));
      if (buffered > MAX_BUFFERED_BYTES) refuse(new ApiError(503, 'busy', 'The server is busy.', 5));
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    buffered -= size;
  }
}
