import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmailChannel } from '../../supabase/functions/notify/channels/email.ts';
import { createApiSender } from '../../supabase/functions/notify/channels/email-api.ts';
import { createWebhookChannel } from '../../supabase/functions/notify/channels/webhook.ts';
import { siteOf } from '../../supabase/functions/notify/messages/site.ts';
import { createRestOutbox } from '../../supabase/functions/notify/outbox-rest.ts';
import { createSender, type Figures } from '../../supabase/functions/notify/sender.ts';
import { openSink } from '../../testing/http-sink.ts';
import { inquiry } from '../../testing/samples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createGuardedPost } from '../notify/post-guarded.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DENO = path.join(ROOT, 'node_modules/.bin/deno');
const SECRET = 'a secret that only two know of';
const NOTIFY_SECRET = 'what the clock knows';
const LEADS = 60;

let server: TestServer;
let webhook: Awaited<ReturnType<typeof openSink>>;
let mailApi: Awaited<ReturnType<typeof openSink>>;
let edge: { url: string; end(): Promise<unknown> };

beforeAll(async () => {
  server = await startTestServer();
  webhook = await openSink();
  mailApi = await openSink();
  edge = await startEdgeFunction();
});
afterAll(async () => {
  await edge?.end();
  await server?.close();
  for (const open of [webhook, mailApi]) await open?.close();
});

/** The Edge Function as it is deployed, in Deno. */
async function startEdgeFunction() {
  const child = spawn(DENO, ['run', '-A', '--no-config', 'supabase/functions/notify/index.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      SUPABASE_URL: server.url,
      SUPABASE_SERVICE_ROLE_KEY: server.keys.secretKey,
      NOTIFY_SECRET,
      SITE_URL: 'https://www.company.example',
      MAIL_API_URL: mailApi.url,
      MAIL_API_KEY: 'the mail service’s'.replace('’', ''),
      MAIL_FROM: 'office@company.example',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // What npm installs as deno is a script that waits for Deno: to end both, they are a group.
    detached: true,
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    url,
    async end() {
      const closed = once(child, 'close');
      process.kill(-Number(child.pid));
      await closed;
    },
  };
}

const call = (init: RequestInit) => fetch(edge.url, init);

test('The function is woken by its secret alone, by POST alone, and tells figures alone', async () => {
  expect((await call({ method: 'GET' })).status).toBe(405);
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Bearer ${server.keys.publishableKey}`])
    expect((await call({ method: 'POST', headers: { authorization } })).status).toBe(401);
  for (const key of [NOTIFY_SECRET, server.keys.secretKey]) {
    const answer = await call({ method: 'POST', headers: { authorization: `Bearer ${key}` } });
    expect(await answer.json()).toEqual({ sent: 0, retry: 0, failed: 0, gone: 0, void: 0 });
  }
});

test('Node and Deno empty the same outbox at once, and nothing is sent twice', async () => {
  const rows = Array.from({ length: LEADS }, (_, n) => inquiry({ email: `person-${n}@mail.example` }));
  const { error } = await server
    .serviceRole()
    .from('contact_inquiries')
    .insert(rows as never);
  expect(error).toBeNull();

  const site = siteOf('https://www.company.example');
  const mailByNode = createApiSender({ url: mailApi.url, key: 'node', from: 'office@company.example' });
  const sender = createSender({
    outbox: createRestOutbox(server.url, server.keys.secretKey),
    channels: {
      email: createEmailChannel(mailByNode, site),
      webhook: createWebhookChannel(
        { url: webhook.url, secret: SECRET },
        createGuardedPost({ allowPrivate: true }),
        site,
      ),
      push: async () => ({ as: 'void', reason: 'Nobody subscribed' }),
    },
  });
  const [byNode, byDeno] = await Promise.all([
    sender.drain(),
    call({ method: 'POST', headers: { authorization: `Bearer ${NOTIFY_SECRET}` } }).then(
      (answer) => answer.json() as Promise<Figures>,
    ),
  ]);
  console.info(`Node sent ${byNode.sent}, Deno ${byDeno.sent}`);
  expect(byNode.sent).toBeGreaterThan(0);
  expect(byDeno.sent).toBeGreaterThan(0);

  expect(webhook.calls.map(({ body }) => JSON.parse(String(body)).data.id).sort()).toEqual(
    rows.map(({ id }) => id).sort(),
  );
  const keys = mailApi.calls.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(keys.length);
  const addressed = mailApi.calls.map(({ body }) => JSON.parse(String(body)).to[0]);
  expect(addressed.filter((to: string) => to.startsWith('person-'))).toHaveLength(LEADS);
  expect(byNode.sent + byDeno.sent).toBe(keys.length + LEADS);
});
