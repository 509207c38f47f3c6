import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { inquiry } from './samples.ts';
import type { TestServer } from './test-server.ts';

type Sent = { method?: string; path?: string; headers?: string[]; body?: string | Buffer };

export const TABLE = '/rest/v1/contact_inquiries';
export const JSON_TYPE = ['content-type', 'application/json'];
export const row = (more: object = {}) => inquiry({ consent_version: '2026-11', ...more });
export const json = (more: object = {}) => JSON.stringify(row(more));

/** node:http sends path and headers unchanged, where fetch would tidy them up. */
export function sendRaw(
  server: TestServer,
  { method = 'POST', path: target = TABLE, headers = JSON_TYPE, body }: Sent,
): Promise<{ status: number; code: string; text: string }> {
  const { hostname, port } = new URL(server.url);
  const all = ['host', `${hostname}:${port}`, 'apikey', server.keys.publishableKey, ...headers];
  if (body !== undefined) all.push('content-length', String(Buffer.byteLength(body)));
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path: target, headers: all }, async (response) => {
      const answer = await text(response);
      resolve({ status: response.statusCode ?? 0, code: codeIn(answer), text: answer });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

function codeIn(answer: string): string {
  try {
    const { code, error, error_code } = JSON.parse(answer) as Record<string, unknown>;
    return String(error_code ?? (typeof code === 'string' ? code : error));
  } catch {
    return '';
  }
}

/** How many inquiries and files there are. */
export async function stored(server: TestServer) {
  const { count } = await server
    .serviceRole()
    .from('contact_inquiries')
    .select('*', { count: 'exact', head: true });
  const folder = path.join(server.dataFolder, 'storage');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return { rows: count, files: entries.filter((entry) => entry.isFile()).length };
}

export async function expectRefusal(server: TestServer, sent: Sent, status: number, code: string) {
  const before = await stored(server);
  expect(await sendRaw(server, sent)).toMatchObject({ status, code });
  expect(await stored(server)).toEqual(before);
}
