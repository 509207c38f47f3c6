import { readdirSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { type Fault, FaultyProxy } from './support/faulty-proxy.ts';
import { open, passTimeUntil } from './support/form-under-test.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** Lines of the browser's console that a failing line is bound to cause. */
const NETWORK_NOISE = /Failed to load resource|ERR_/;

const FORM = 'Send us a message';

const badLines: Fault[][] = [
  ['reset before'],
  ['reset after'],
  ['truncate'],
  ['bad gateway'],
  ['truncate', 'bad gateway'],
];

test('A message sent over a bad line arrives exactly once, whatever goes wrong', async ({
  page,
  server,
  db,
  faults: pageFaults,
}) => {
  pageFaults.allow(NETWORK_NOISE);
  const proxy = new FaultyProxy(server.url, /^\/rest\/v1\/contact_inquiries/);
  const form = await open(page, { path: `${await proxy.listen()}/contact`, name: FORM });
  for (const faults of badLines) {
    const message = await writeMessage(form);
    proxy.next(...faults);
    await form.getByRole('button', { name: 'Send message' }).click();
    const success = page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Message Sent Successfully!');
    await passTimeUntil(success);
    expect(proxy.unused, `${faults} met no request`).toBe(0);
    const { data } = await db.from('contact_inquiries').select('id').eq('message', message).throwOnError();
    expect(data, faults.join(', then ')).toHaveLength(1);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(success).toHaveCount(0);
  }
  proxy.close();
});

test('A backend killed while the message is on its way gets it once, after it is back', async ({
  page,
  server,
  db,
  faults,
}) => {
  faults.allow(NETWORK_NOISE);
  test.slow(); // a server's start
  const form = await open(page, { path: '/contact', name: FORM });
  const message = await writeMessage(form);
  await page.route(
    '**/rest/v1/contact_inquiries*',
    async (route) => {
      void route.continue();
      await server.kill();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await passTimeUntil(page.getByRole('alert').getByText('Message Failed to Send'));
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);

  await server.start();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
  const { data } = await db.from('contact_inquiries').select('id').eq('message', message);
  expect(data).toHaveLength(1);
});

test('A dashboard whose client code did not load is there after Try again', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|ERR_/);
  await signInAsAdmin(page);
  const chunk = new RegExp(clientChunks().join('|'));
  await page.route(chunk, (route) => route.abort('connectionreset'));
  await page.goto('/admin');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(chunk);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

/** The built files that carry the Supabase client, one a language. */
function clientChunks(): string[] {
  const folder = 'build/client/assets';
  const chunks = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') && /export\{.* as createClient\b/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  );
  expect(chunks).toHaveLength(2);
  return chunks;
}

/** Fills in everything the form requires. */
async function writeMessage(form: Locator): Promise<string> {
  const message = `Please call me back about ${crypto.randomUUID()}`;
  await form.getByLabel('Full name').fill('Asha Rani');
  await form.getByLabel('Phone number').fill('98765 43210');
  await form.getByLabel('Message', { exact: true }).fill(message);
  await form.getByRole('checkbox').check();
  return message;
}
