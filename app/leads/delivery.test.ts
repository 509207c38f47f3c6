import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deliver } from '~/forms/deliver';
import { newDraft } from '~/forms/draft';
import { backend } from '~/lib/backend';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { everyForm, writtenFor } from '../../testing/written-samples';
import { contactForm } from './contact/form';

/** `npm run bench:backend` plays a thousand. */
const VISITORS = 60;
const AT_ONCE = 25;
const LOST = 0.3;

const embedded = { ...backend };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  Object.assign(backend, { url: server.url, publishableKey: server.keys.publishableKey });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  Object.assign(backend, embedded);
  return server.close();
});

test(`${VISITORS} visitors on a network that loses three answers in ten become exactly as many rows`, async () => {
  const { fetch: send } = globalThis;
  let lost = 0;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request);
    if (Math.random() >= LOST) return answer;
    lost += 1;
    throw new TypeError('Failed to fetch');
  });

  let next = 0;
  const visit = async () => {
    while (next < VISITORS) await submitUntilThanked(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));

  vi.unstubAllGlobals();
  const { data, count } = await server
    .serviceRole()
    .from('contact_inquiries')
    .select('name', { count: 'exact' })
    .throwOnError();
  expect(lost).toBeGreaterThan(VISITORS * LOST * 0.5);
  expect(count).toBe(VISITORS);
  expect(new Set(data.map(({ name }) => name)).size).toBe(VISITORS);
}, 180_000);

test.each(everyForm)(
  'Whatever is sent to $table, the server answers and does not fail',
  async ({ table, schema }) => {
    const somethingElse = fc.record(
      Object.fromEntries(Object.keys(schema.entries).map((key) => [key, fc.jsonValue()])),
    );
    const bodies = fc.sample(fc.oneof(fc.record(writtenFor(schema)), somethingElse, fc.jsonValue()), 30);
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const answer = await fetch(`${server.url}/rest/v1/${table}`, {
          method: 'POST',
          headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return { status: answer.status, body };
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  },
  60_000,
);

/** Presses again, as a visitor does, when all three tries were lost. */
async function submitUntilThanked(visitor: number): Promise<void> {
  const draft = newDraft();
  const values = {
    name: `Visitor ${visitor}`,
    phone: '+919876543210',
    email: null,
    subject: null,
    inquiry_type: 'general' as const,
    message: 'Please call me.',
  };
  const press = () =>
    deliver(contactForm, {
      values,
      files: [],
      draft,
      signal: new AbortController().signal,
      onProgress: () => {},
      onSending: () => {},
    });
  for (;;) {
    try {
      await press();
      return;
    } catch (error) {
      expect(error).toMatchObject({ isTemporary: true });
    }
  }
}
