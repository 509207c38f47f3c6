import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareTemplate } from '../../../testing/test-database.ts';
import type { Database } from '../../database/database.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { FileStore } from './file-store.ts';
import { createPublicObjects } from './public-objects.ts';

const STALL_MS = 50;
const REQUEST = 'GET /storage/v1/object/public/certificates/large.pdf HTTP/1.1\r\nHost: site\r\n\r\n';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  mkdirSync(path.join(folder, 'certificates'));
  const file = path.join(folder, 'certificates/large.pdf');
  writeFileSync(file, '');
  truncateSync(file, 64 * 1024 * 1024); // more than the system takes off the server's hands
  cpSync(await bareTemplate(), path.join(folder, 'database'), { recursive: true });
  database = await openPglite(path.join(folder, 'database'));
  await database.exec(
    `create schema storage; create table storage.buckets (id text, public boolean);
     insert into storage.buckets values ('certificates', true)`,
  );
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('A download that nobody reads any more is ended', async () => {
  await using download = await startDownload();
  await download.closed;
  await download.served;
  const { headersSent, statusCode, writableFinished } = download.response;
  expect({ headersSent, statusCode, writableFinished }).toEqual({
    headersSent: true,
    statusCode: 200,
    writableFinished: false,
  });
});

test('A download that is given up before its file is found begins none', async () => {
  await using download = await startDownload((response) => response.destroy());
  await download.served;
  expect(download.response.headersSent).toBe(false);
});

interface Serving {
  response: ServerResponse;
  served: Promise<void>;
  closed: Promise<unknown>;
}

async function startDownload(onceAsked: (response: ServerResponse) => void = () => undefined) {
  const serve = createPublicObjects(database, new FileStore(folder), STALL_MS);
  const server = createServer((request, response) => {
    const served = serve(request, response, request.url ?? '', 'client');
    const closed = once(response, 'close');
    onceAsked(response);
    server.emit('serving', { response, served, closed });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const serving = once(server, 'serving') as Promise<[Serving]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined); // hung up on
  client.write(REQUEST);
  return {
    ...(await serving)[0],
    [Symbol.asyncDispose]: async () => {
      client.destroy();
      server.close();
    },
  };
}
