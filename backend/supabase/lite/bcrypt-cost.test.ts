import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newDataFolder, startTestServer } from '../../../testing/test-server.ts';
import { openPglite } from '../../database/open-pglite.ts';

const dataFolder = newDataFolder();
afterAll(() => rmSync(dataFolder, { recursive: true }));

test('The password that nobody learns of a new account costs no time', async () => {
  const server = await startTestServer({ dataFolder });
  await server.visitor().auth.signInWithOtp({ email: 'new@people.example' });
  await server.close();
  const database = await openPglite(path.join(dataFolder, 'database'));
  const [account] = await database.transaction((query) =>
    query<{ hash: string }>(
      `select encrypted_password as hash from auth.users where email = 'new@people.example'`,
    ),
  );
  await database.close();
  expect(account?.hash).toMatch(/^\$2[aby]\$04\$/);
});
