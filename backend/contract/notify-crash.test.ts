import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../app/lib/database.types.generated.ts';
import { eventually } from '../../testing/eventually.ts';
import { openSink } from '../../testing/http-sink.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { inquiry } from '../../testing/samples.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawn-server.ts';
import { migratedFolder } from '../../testing/test-server.ts';
import { loadKeys } from '../keys.ts';

/** Ten on a quiet machine. */
const KILLS = Number(process.env.KILLS ?? 2);

/** The moments of the kills are random, and told when one of them was fatal. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
let state = seed;
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 31;
};

test(`${KILLS} kill -9 under load lose no message (SEED=${seed})`, async () => {
  const mailbox = await openMailbox();
  const webhook = await openSink();
  const folder = await migratedFolder();
  const settings = {
    SMTP_URL: mailbox.url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: 'a secret that only two know of',
    WEBHOOK_ALLOW_PRIVATE: '1',
  };
  let server: SpawnedServer | undefined;
  onTestFinished(() => server?.kill());
  const accepted: { id: string; email: string }[] = [];

  const start = async () => {
    server = spawnServer(folder, settings);
    const url = await server.ready();
    return (key: string) => createClient<Database>(url, key, { auth: { persistSession: false } });
  };
  const { publishableKey, secretKey } = loadKeys(folder);

  for (let kill = 0; kill < KILLS; kill++) {
    const visitor = (await start())(publishableKey);
    let dead = false;
    const load = (async () => {
      while (!dead) {
        const row = inquiry({ email: `${randomUUID()}@mail.example` });
        const { error } = await visitor.from('contact_inquiries').insert(row as never);
        if (!error) accepted.push(row as unknown as { id: string; email: string });
      }
    })();
    const before = accepted.length;
    await eventually(() => expect(accepted.length).toBeGreaterThan(before + 1), 5);
    await new Promise((resolve) => setTimeout(resolve, random() * 400));
    await server?.kill();
    dead = true;
    await load;
  }

  const service = (await start())(secretKey);
  expect(accepted.length).toBeGreaterThan(KILLS);
  // The leases of the dead run out.
  const now = new Date().toISOString();
  await service.from('deliveries').update({ due_at: now }).is('sent_at', null).is('failed_at', null);
  await service.from('events').insert({ type: 'test' } as never);

  const told = () => new Set(webhook.calls.map(({ body }) => JSON.parse(String(body)).data.id));
  await eventually(() => {
    expect(accepted.filter(({ id }) => !told().has(id))).toEqual([]);
    expect(accepted.filter(({ email }) => mailbox.to(email).length === 0)).toEqual([]);
  }, 100);
  const ids = webhook.calls.map(({ headers }) => headers['webhook-id']);
  console.info(
    `${accepted.length} forms over ${KILLS} kills; ${ids.length - new Set(ids).size} calls came twice, under their own id`,
  );
  // Twice only under the same key.
  expect(new Set(ids).size).toBeLessThanOrEqual(told().size + 1);
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([mailbox.close(), webhook.close()]);
}, 300_000);
