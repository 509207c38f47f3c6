import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bareTemplate } from '../../../testing/test-database.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { FileStore } from './file-store.ts';
import { createPublicObjects } from './public-objects.ts';

test('A download that nobody reads any more is ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  mkdirSync(path.join(folder, 'certificates'));
  const file = path.join(folder, 'certificates/large.pdf');
  writeFileSync(file, '');
  truncateSync(file, 64 * 1024 * 1024); // more than the system takes off the server's hands
  cpSync(await bareTemplate(), path.join(folder, 'database'), { recursive: true });
  const database = await openPglite(path.join(folder, 'database'));
  await database.exec(
    `create schema storage; create table storage.buckets (id text, public boolean);
     insert into storage.buckets values ('certificates', true)`,
  );
  const serve = createPublicObjects(database, new FileStore(folder), 50);
  const server = createServer((request, response) => {
    serve(request, response, request.url ?? '', 'client');
    server.emit('serving', response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const serving = once(server, 'serving') as Promise<[ServerResponse]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined); // hung up on
  client.write('GET /storage/v1/object/public/certificates/large.pdf HTTP/1.1\r\nHost: site\r\n\r\n');
  const [response] = await serving;
  await once(response, 'close');
  expect([response.statusCode, response.writableFinished]).toEqual([200, false]);

  client.destroy();
  server.close();
  await database.close();
  rmSync(folder, { recursive: true });
});
