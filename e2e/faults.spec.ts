import { readdirSync, readFileSync } from 'node:fs';
import { type Fault, FaultyProxy } from './support/faulty-proxy.ts';
import { hydrated } from './support/hydration.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { connect, expect, type Page, test } from './support/test.ts';

/** Lines of the browser's console that a failing line is bound to cause. */
const NETWORK_NOISE = /Failed to load resource|ERR_/;

const badLines: Fault[][] = [
  ['reset before'],
  ['reset after'],
  ['truncate'],
  ['bad gateway'],
  ['delay'],
  ['reset after', 'bad gateway'],
];

for (const faults of badLines) {
  test(`A message sent over a bad line (${faults.join(', then ')}) arrives exactly once`, async ({
    page,
    server,
    db,
    faults: pageFaults,
  }) => {
    pageFaults.allow(NETWORK_NOISE);
    const proxy = new FaultyProxy(server.url, /^\/rest\/v1\/contact_inquiries/);
    await page.goto(`${await proxy.listen()}/contact`);
    const message = await writeMessage(page);
    proxy.next(...faults);
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
    expect(proxy.unused, 'faults that met no request').toBe(0);
    const { data } = await db.from('contact_inquiries').select('id').eq('message', message);
    expect(data).toHaveLength(1);
    proxy.close();
  });
}

test('A backend killed while the message is on its way gets it once, after it is back', async ({
  page,
  freshServer,
  faults,
}) => {
  faults.allow(NETWORK_NOISE);
  test.setTimeout(180_000); // it boots the backend twice
  const server = await freshServer();
  await page.goto(`${server.url}/contact`);
  const message = await writeMessage(page);
  await page.route(
    '**/rest/v1/contact_inquiries*',
    async (route) => {
      void route.continue();
      await server.kill();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Failed to Send').first()).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);

  await server.start();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
  const { data } = await connect(server).from('contact_inquiries').select('id').eq('message', message);
  expect(data).toHaveLength(1);
});

test('A phone whose clock is two days off still sends, and the record carries the true time', async ({
  page,
  db,
}) => {
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  await page.clock.install({ time: Date.now() - twoDays });
  await page.goto('/contact');
  await page.clock.resume();
  const message = await writeMessage(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
  const { data } = await db.from('contact_inquiries').select('created_at').eq('message', message).single();
  expect(Math.abs(Date.parse(data?.created_at ?? '') - Date.now())).toBeLessThan(5 * 60 * 1000);
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

/** Fills in everything the form requires, no faster than the form believes a person to be. */
async function writeMessage(page: Page): Promise<string> {
  await hydrated(page);
  const message = `Please call me back about ${crypto.randomUUID()}`;
  await page.getByLabel('Full name').fill('Asha Rani');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Message', { exact: true }).pressSequentially(message.slice(0, 30), { delay: 75 });
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByRole('checkbox').check();
  return message;
}
