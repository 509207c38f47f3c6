import type { ServerResponse } from 'node:http';

/** Writes a fetch Response; API answers are never stored and never guessed at. */
export async function sendResponse(
  target: ServerResponse,
  response: Response,
  isHead: boolean,
): Promise<void> {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const body = Buffer.from(await response.arrayBuffer());
  const bodiless = response.status === 204 || response.status === 304;
  if (!bodiless && !isHead) headers['content-length'] = String(body.length);
  target.writeHead(response.status, headers).end(bodiless || isHead ? undefined : body);
}
