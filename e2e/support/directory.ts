import { createClient } from '@supabase/supabase-js';
import { associate } from '../../testing/samples.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { hydrated } from './hydration.ts';
import { connect, expect, fetchOnceThereIsRoom, type Page } from './test.ts';

export const SEED = '/storage/v1/object/public/certificates/seed';
export const searchField = (page: Page) => page.getByRole('textbox', { name: 'Pincode' });
export const card = (page: Page, name: string) => page.getByRole('article', { name });
export const live = (page: Page) => page.getByText('Live', { exact: true });

/** A visitor's own client: what any website could do with the public key. */
export const visitor = (server: ServerProcess) =>
  createClient(server.url, server.keys.publishableKey, {
    auth: { persistSession: false },
    global: { fetch: fetchOnceThereIsRoom },
  });

/** An approved associate with a certificate of the demo, which only the secret key may use. */
export async function register(server: ServerProcess, overrides: object) {
  const row = associate({ certificate_url: `${SEED}/dealer.webp`, status: 'approved', ...overrides });
  const { error } = await connect(server).from('associate_registrations').insert(row);
  expect(error).toBeNull();
  return row;
}

/** Nobody waits for it: who has scrolled is there to stay, and the page joins the channel at once. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await page.mouse.wheel(0, 1);
  await expect(live(page)).toBeVisible();
}
