import { setTimeout } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../app/lib/database.types.generated.ts';
import { ServerProcess } from '../../testing/server-process.ts';
import { PageFaults } from './page-faults.ts';

export { expect, type Locator, type Page } from '@playwright/test';

type TestFixtures = {
  /** Reads and writes stored rows past every rule. */
  db: SupabaseClient<Database>;
  /** Watches every page of the test; whatever is left over at the end fails it. */
  faults: PageFaults;
  /** A server of the test's own. It is not the one `page` opens by default. */
  freshServer(options?: FreshServer): Promise<ServerProcess>;
};
type FreshServer = {
  env?: Record<string, string>;
  /** What is done to its data before it starts. */
  before?(dataFolder: string): Promise<void>;
};
type WorkerFixtures = {
  /** Of the worker's tests, one after another: a test that stops or kills it starts it again. */
  server: ServerProcess;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = new ServerProcess();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  db: async ({ server }, use) => use(connect(server)),
  faults: [
    async ({ context }, use) => {
      const faults = new PageFaults();
      faults.watch(context);
      await use(faults);
      if (faults.all.length > 0) throw new Error(`The page had faults:\n${faults.all.join('\n')}`);
    },
    { auto: true },
  ],
  freshServer: async ({ context }, use) => {
    const servers: ServerProcess[] = [];
    await use(async ({ env, before } = {}) => {
      const server = new ServerProcess({ env });
      servers.push(server);
      await before?.(server.dataFolder);
      await server.start();
      return server;
    });
    // Or they would complain of a server that is gone.
    for (const page of context.pages()) await page.close();
    for (const server of servers) await server.remove();
  },
});

export const connect = (server: ServerProcess) =>
  createClient<Database>(server.url, server.keys.secretKey, {
    auth: { persistSession: false },
    global: { fetch: fetchOnceThereIsRoom },
  });

/** A server that refuses a call before it began, because too many wait, says when to come again. */
export async function fetchOnceThereIsRoom(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...call);
  if (answer.status !== 503) return answer;
  const { code } = await answer.clone().json();
  if (code !== 'busy') return answer;
  await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
  return fetchOnceThereIsRoom(...call);
}
