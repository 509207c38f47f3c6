import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

test('Looking for work wakes nobody; news does', async () => {
  let woken = 0;
  await database.listen('outbox', () => (woken += 1));
  const ask = (sql: string) => database.transaction((query) => query(sql));
  for (let look = 0; look < 3; look++) await ask("select public.claim_deliveries('{email}', 10)");
  await ask("insert into public.events (type) values ('test')");
  // Notifications arrive in order, so those of the looks would have come before.
  await vi.waitFor(() => expect(woken).toBeGreaterThan(0));
  expect(woken).toBe(1);
});
