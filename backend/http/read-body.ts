import type { IncomingMessage } from 'node:http';
import { payloadTooLarge } from './api-error.ts';

/** Reads a body into memory, never more than the cap, whatever Content-Length claims. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return reject(payloadTooLarge(maxBytes));
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return chunks.push(chunk);
      chunks.length = 0;
      request.removeAllListeners('data');
      request.resume(); // read the rest and drop it, so that the client can receive the answer
      reject(payloadTooLarge(maxBytes));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client went away')));
  });
}
