import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { inquiry } from '../../testing/samples.ts';
import { createScratchCluster } from '../../testing/scratch-postgres.ts';
import { ServerProcess } from '../../testing/server-process.ts';

/** Ten on a quiet machine. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CLIENTS = 8;

describe('PostgreSQL that goes away and comes back', () => {
  let cluster: Awaited<ReturnType<typeof createScratchCluster>>;
  let server: ServerProcess;

  beforeAll(async () => {
    cluster = await createScratchCluster();
    server = new ServerProcess({ from: null, env: { DATABASE_URL: cluster.url } });
    await server.start();
  });
  afterAll(async () => {
    await server?.remove();
    await cluster?.remove();
  });

  async function submit(id: string): Promise<Response> {
    return fetch(`${server.url}/rest/v1/contact_inquiries`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(inquiry({ id })),
    });
  }

  async function signInAdmin() {
    const body = JSON.stringify({ email: 'admin@awadhsolar.example' });
    const session = await fetch(`${server.url}/demo/login`, { method: 'POST', body });
    const client = createClient(server.url, server.keys.publishableKey);
    expect((await client.auth.setSession(await session.json())).error).toBeNull();
    return client;
  }

  test(`${ROUNDS} times under load: every call is answered, 503 while it is away, and nothing accepted is lost`, async () => {
    const serviceRole = createClient(server.url, server.keys.secretKey);
    const admin = await signInAdmin();
    const heard = new Set<string>();
    await new Promise<void>((resolve) => {
      admin
        .channel('leads')
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'contact_inquiries' }, (change) =>
          heard.add((change.new as { id: string }).id),
        )
        .subscribe((status) => status === 'SUBSCRIBED' && resolve());
    });

    const accepted: string[] = [];
    const refusals: { status: number; retryAfter: string | null; body: unknown }[] = [];
    const acceptedOf = Array.from({ length: CLIENTS }, () => 0);
    let going = true;
    const clients = acceptedOf.map(async (_, client) => {
      while (going) {
        const { id } = inquiry();
        const response = await submit(id);
        const body = await response.text();
        if (response.status === 201) {
          accepted.push(id);
          acceptedOf[client] = (acceptedOf[client] ?? 0) + 1;
        } else
          refusals.push({
            status: response.status,
            retryAfter: response.headers.get('retry-after'),
            body: JSON.parse(body),
          });
      }
    });
    const everyClientServed = () => {
      const before = [...acceptedOf];
      return eventually(
        () => expect(acceptedOf.every((count, client) => count > (before[client] ?? 0))).toBe(true),
        20,
      );
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      await everyClientServed();
      const refusedBefore = refusals.length;
      await cluster.stop('SIGQUIT');
      await eventually(() => expect(refusals.length).toBeGreaterThan(refusedBefore), 20);
      await cluster.start();
      await everyClientServed();
    }
    going = false;
    await Promise.all(clients);

    const refusal = {
      status: 503,
      retryAfter: '2',
      body: {
        code: 'PGRST001',
        message: 'Database connection lost. Retrying the connection.',
        details: null,
        hint: null,
      },
    };
    for (const seen of refusals) expect(seen).toEqual(refusal);
    for (let from = 0; from < accepted.length; from += 100) {
      const some = accepted.slice(from, from + 100);
      const { data } = await serviceRole.from('contact_inquiries').select('id').in('id', some);
      expect(data).toHaveLength(some.length);
    }

    const last = inquiry().id;
    expect((await submit(last)).status).toBe(201);
    await eventually(() => expect(heard).toContain(last), 20);
    await admin.removeAllChannels();
  }, 400_000);

  test('Sign-in and files are answered with 503 too while it is away, and pages as ever', async () => {
    await cluster.stop('SIGQUIT');
    const post = (path: string, body: object) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const refused = await Promise.all([
      post('/auth/v1/otp', { email: 'someone@company.example' }),
      post('/storage/v1/object/list/certificates', { prefix: '' }),
      post('/demo/login', { email: 'admin@awadhsolar.example' }),
    ]);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.text()).not.toMatch(/127\.0\.0\.1|ECONN|select|insert/i);
    }
    expect((await fetch(`${server.url}/robots.txt`)).status).toBeLessThan(500);
    const health = await fetch(`${server.url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ ready: false, database: 'no answer', disk: 'ok' });
    await cluster.start();
    await eventually(async () => expect((await submit(inquiry().id)).status).toBe(201), 20);
    await eventually(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), 20);
  });
});
