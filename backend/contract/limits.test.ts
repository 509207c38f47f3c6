import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry, SAMPLE_FILES, uploadName } from '../../testing/samples.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Behind a proxy of ours, so that each test is a network of its own and none uses up what another counts. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limitsScale: 1, trustProxy: true });
});
afterAll(() => server.close());

const visitorFrom = (network: string): Client =>
  createClient(server.url, server.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': network } },
  });

/** Repeats a call until it is refused. Allowances grow back while the test runs, so the count is at least the burst. */
async function callsUntilRefused(call: () => Promise<number | undefined>): Promise<number> {
  for (let accepted = 0; accepted < 300; accepted += 1) if ((await call()) === 429) return accepted;
  throw new Error('never refused');
}

test('Guessing codes ends after a few tries, also for the right one, and the answer says when to come back', async () => {
  const email = 'target@people.example';
  const network = '10.0.0.1';
  await visitorFrom(network).auth.signInWithOtp({ email });
  const right = /Subject: (\d{6})/.exec(server.emailsTo(email)[0] ?? '')?.[1] ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  const guess = async () =>
    (await visitorFrom(network).auth.verifyOtp({ email, token: wrong, type: 'email' })).error?.status;
  const guesses = await callsUntilRefused(guess);
  expect(guesses).toBe(8);
  const late = await fetch(`${server.url}/auth/v1/verify`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': network,
    },
    body: JSON.stringify({ email, token: right, type: 'email' }),
  });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('One address gets a few letters, then none for a while', async () => {
  const email = 'flooded@people.example';
  const sent = await callsUntilRefused(
    async () => (await visitorFrom('10.0.0.2').auth.signInWithOtp({ email })).error?.status,
  );
  expect(sent).toBe(4);
  expect(server.emailsTo(email)).toHaveLength(sent);
});

test('One network gets thirty submissions in a burst, and the refusal reads like PostgREST’s', async () => {
  const visitor = visitorFrom('10.0.0.3');
  const results = await Promise.all(
    Array.from({ length: 40 }, () => visitor.from('contact_inquiries').insert(inquiry())),
  );
  const accepted = results.filter((result) => result.status === 201).length;
  expect(accepted).toBe(30);
  const refused = results.find((result) => result.status === 429);
  expect(refused?.error).toMatchObject({
    code: 'over_request_rate_limit',
    message: expect.stringContaining('submissions'),
  });
});

test('Uploads and e-mail checks have their own limits; the secret key has none', async () => {
  const visitor = visitorFrom('10.0.0.4');
  const { type, body } = SAMPLE_FILES.pdf;
  const upload = async () => {
    const { error } = await visitor.storage
      .from('certificates')
      .upload(uploadName('pdf'), body, { contentType: type });
    return Number((error as { statusCode?: string } | null)?.statusCode ?? 200);
  };
  expect(await callsUntilRefused(upload)).toBe(20);
  const check = async () => (await visitor.rpc('associate_email_status', { email: 'a@b.example' })).status;
  expect(await callsUntilRefused(check)).toBe(15);

  const serviceRole = server.serviceRole();
  for (let i = 0; i < 40; i += 1)
    expect((await serviceRole.from('contact_inquiries').insert(inquiry())).status).toBe(201);
});
