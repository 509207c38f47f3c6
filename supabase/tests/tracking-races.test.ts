import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceOf } from '../../app/leads/reference.ts';
import { openPolicyDatabase, type PolicyDatabase } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { insertSql } from '../../testing/sample-rows.ts';
import { createScratchCluster } from '../../testing/scratch-postgres.ts';
import { hostedServerUrl } from '../hosted/database.ts';

// At the same moment there is more than one session on a real server alone: PGlite lets everybody in one after the other.
let cluster: Awaited<ReturnType<typeof createScratchCluster>> | undefined;
let db: PolicyDatabase;
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url && !hostedServerUrl()) cluster = await createScratchCluster();
  db = await openPolicyDatabase(url ?? cluster?.url);
  // Counting everybody on one counter is taking turns too, and would hide whether the reference's own lock holds.
  await db.owner(
    "update private.rate_rules set per_client = null, overall = null where action = 'tracking by reference'",
  );
});
afterAll(async () => {
  await db.close();
  await cluster?.remove();
});

test('A guess that comes before the fifth miss is at its end waits for it, and is then no better', async () => {
  const id = randomUUID();
  await db.owner(insertSql('contact_inquiries', { id, phone: '+919876541234' }));
  const asking = 'select * from track_request_by_reference($1, $2)';
  const ask = (digits: string) => db.as('visitor', asking, [referenceOf(id), digits]);
  for (const guess of ['0000', '0001', '0002', '0003']) expect(await ask(guess)).toEqual([]);
  expect(await ask('1234')).toHaveLength(1);
  let guessed: ReturnType<typeof ask> | undefined;
  await db.database.transaction(async (query) => {
    expect(await query(asking, [referenceOf(id), '0004'])).toEqual([]);
    let isAnswered = false;
    guessed = ask('1234').finally(() => (isAnswered = true));
    const waiting = () => db.owner("select from pg_locks where not granted and locktype = 'advisory'");
    await eventually(async () => expect(isAnswered || (await waiting()).length > 0).toBe(true));
  });
  expect(await guessed).toEqual([]);
});
