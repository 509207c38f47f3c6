import { demoAccount } from '../backend/demo-accounts.ts';
import { inquiry } from '../testing/samples.ts';
import { accessibilityFaults } from './support/axe.ts';
import { signedInClient, someone } from './support/dashboard.ts';
import { visitor } from './support/directory.ts';
import { Keyboard } from './support/keyboard.ts';
import { signInAsAdmin, signInAsAgent } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Alerts/ });
const alerts = (page: Page) => page.getByRole('dialog', { name: 'Alerts' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages, newest first' });
const PHONE = { width: 360, height: 740 };

async function openView(page: Page, query = 'view=notifications'): Promise<void> {
  await page.goto(`/admin?${query}`);
  await expect(bell(page)).toBeVisible({ timeout: 30_000 });
}

/** Marks whatever other tests left as seen. */
async function clearBell(page: Page): Promise<void> {
  await bell(page).click();
  const loaded = alerts(page).getByRole('listitem').or(alerts(page).getByText('No alerts yet'));
  await expect(loaded.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeFocused();
}

test('A request rings the bell in every open dashboard; seen in one, it is seen in all of that person’s', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  await signInAsAgent(page);
  await openView(page, 'view=today');
  await clearBell(page);
  const phone = await browser.newPage({ baseURL, viewport: PHONE });
  await signInAsAgent(phone);
  await openView(phone, 'view=board');
  const admin = await browser.newPage({ baseURL });
  await signInAsAdmin(admin);
  await openView(admin, 'view=people');

  const name = `<b>रामेश्वरी देवी त्रिपाठी</b> ${someone('Nirmala')}`;
  const row = inquiry({ name });
  expect((await visitor(server).from('contact_inquiries').insert(row)).error).toBeNull();
  for (const open of [page, phone])
    await expect(open.getByRole('button', { name: 'Alerts, 1 unread' })).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Alerts, \d+\+? unread/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(/^New .+: /);

  await bell(phone).click();
  const item = alerts(phone).getByRole('link', { name });
  await expect(item).toContainText('Unread');
  expect(await alerts(phone).evaluate((panel) => panel.scrollWidth > panel.clientWidth)).toBe(false);
  expect(await accessibilityFaults(phone)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible();
  await item.click();
  await expect(phone.getByRole('dialog', { name })).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Alerts, \d+\+? unread/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible();
  await phone.close();
  await admin.close();
});

test('With the keyboard alone: from the bell to a lead and back', async ({ page, server }) => {
  await signInAsAgent(page);
  const name = someone('Keyboard');
  expect((await visitor(server).from('contact_inquiries').insert(inquiry({ name }))).error).toBeNull();
  await openView(page, 'view=team');
  const keyboard = new Keyboard(page);
  await keyboard.activate(bell(page));
  await keyboard.activate(alerts(page).getByRole('link', { name }));
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('What somebody chooses is saved at once, survives a reload and decides what rings', async ({
  page,
  db,
  server,
  faults,
}) => {
  await signInAsAgent(page);
  await openView(page);
  await clearBell(page);
  await expect(page.getByText('Outbox')).toHaveCount(0);
  const settings = async () => {
    const { data: agent } = await db
      .from('staff')
      .select('id')
      .eq('email', demoAccount('agent') ?? '')
      .single();
    const { data } = await db
      .from('notification_settings')
      .select('*')
      .eq('staff_id', agent?.id ?? '');
    return data?.[0];
  };

  await page.getByRole('checkbox', { name: 'Contact' }).uncheck();
  await page.getByRole('checkbox', { name: 'Morning mail' }).uncheck();
  await page.getByRole('checkbox', { name: 'Hold messages back at night' }).check();
  await page.getByLabel('From', { exact: true }).fill('22:30');
  await page.getByLabel('Until', { exact: true }).fill('22:30');
  await expect(page.getByRole('alert').filter({ hasText: 'The two times must differ.' })).toBeVisible();
  await page.getByLabel('Until', { exact: true }).fill('07:15');
  await expect(page.getByText('No message from 10:30 pm until 7:15 am the next day')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(async () => {
    expect(await settings()).toMatchObject({
      morning: false,
      quiet_from: '22:30:00',
      quiet_until: '07:15:00',
    });
  }).toPass();
  expect((await settings())?.kinds).not.toContain('contact_inquiries');

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Contact' })).not.toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:30');
  expect(await accessibilityFaults(page)).toEqual([]);

  const [unwanted, wanted] = [someone('Unwanted'), someone('Wanted')];
  const send = visitor(server);
  await send.from('contact_inquiries').insert(inquiry({ name: unwanted }));
  const { message: _, ...rest } = inquiry({ name: wanted });
  await send.from('training_registrations').insert({ ...rest, course_type: 'ev_training' });
  await expect(page.getByRole('button', { name: 'Alerts, 1 unread' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: wanted })).toBeAttached();

  await test.step('What could not be saved is kept, and saved with the next try', async () => {
    faults.allow(/Failed to load resource|alert settings were not saved/);
    await page.route('**/rest/v1/notification_settings*', (route) => route.abort());
    await page.getByRole('checkbox', { name: 'By e-mail' }).uncheck();
    await expect(page.getByText('Not saved. Check the connection.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'By e-mail' })).not.toBeChecked();
    await page.unroute('**/rest/v1/notification_settings*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect((await settings())?.email).toBe(false);
  });

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('A test is on its way to agent@awadhsolar.example')).toBeVisible();
});

test('Agents find no outbox, whatever the address says', async ({ page, db, server }) => {
  await db.from('deliveries').insert({ channel: 'webhook', template: 'event', topic: crypto.randomUUID() });
  await signInAsAgent(page);
  await openView(page, 'view=notifications&outbox=failed');
  await expect(page.getByRole('heading', { name: 'My alerts' })).toBeVisible();
  await expect(page.getByText('Outbox')).toHaveCount(0);
  const agent = await signedInClient(server, 'agent');
  expect((await agent.from('deliveries').select('id')).data).toEqual([]);
  expect((await agent.rpc('outbox_summary')).data).toEqual([]);
});

test('An admin sees why a message failed, sends it again, and watches a test arrive', async ({
  page,
  db,
  server,
}) => {
  const row = inquiry({ name: someone('Customer') });
  expect((await visitor(server).from('contact_inquiries').insert(row)).error).toBeNull();
  const { data: lead } = await db.from('leads').select('reference').eq('id', row.id).single();
  const now = new Date().toISOString();
  const reason = '550 <b>No such mailbox</b>';
  const failed = { failed_at: now, attempts: 12, error: reason };
  const toWebhook = crypto.randomUUID();
  await db.from('deliveries').insert([
    { channel: 'email', template: 'acknowledgement', lead_id: row.id, topic: crypto.randomUUID(), ...failed },
    { id: toWebhook, channel: 'webhook', template: 'event', topic: crypto.randomUUID(), ...failed },
  ] as never);

  await signInAsAdmin(page);
  await openView(page);
  await page.getByRole('link', { name: /^Outbox/ }).click();
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  const reference = lead?.reference.replace(/^(.{5})/, '$1-') ?? '';
  const mail = messages(page)
    .getByRole('listitem')
    .filter({ hasText: `Customer ${reference}` });
  await expect(mail).toContainText('E-mail: Request received');
  await expect(mail).toContainText('12 tries');
  await expect(mail).toContainText(reason);
  expect(await accessibilityFaults(page)).toEqual([]);
  await mail.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: row.name })).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('Retry: it waits again, and a sender gets it', async () => {
    await page.getByLabel('Channel').selectOption('Webhook');
    await expect(page).toHaveURL(/outbox=failed&channel=webhook/);
    await page.getByRole('button', { name: 'Retry Event to Webhook' }).first().click();
    await expect(page.getByText('1 message goes out again')).toBeVisible();
    await page.getByRole('button', { name: 'Waiting', exact: true }).click();
    await expect(messages(page).getByRole('listitem').filter({ hasText: 'due now' }).first()).toBeVisible();
    const { data } = await db.from('deliveries').select('failed_at, attempts').eq('id', toWebhook).single();
    expect(data).toEqual({ failed_at: null, attempts: 0 });
  });

  await test.step('A test', async () => {
    await page.getByRole('button', { name: 'Send me a test' }).click();
    const result = page.getByRole('region', { name: 'Test' }).getByRole('status');
    await expect(result).toBeVisible();
    await sendMails(db);
    await expect(result.getByRole('listitem').filter({ hasText: 'E-mail' })).toContainText('Sent');
  });

  await page.setViewportSize(PHONE);
  await openView(page, 'view=notifications&outbox=all');
  await expect(messages(page)).toBeVisible();
  await nothingIsTooWide(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** As a sender does, where none runs: it looks at so many events at a time. */
async function sendMails(db: Parameters<Parameters<typeof test>[2]>[0]['db']): Promise<void> {
  const unseen = () => db.from('events').select('id').is('expanded_at', null).limit(1);
  do {
    const { data } = await db.rpc('claim_deliveries', { with_channels: ['email'], up_to: 1000 });
    for (const { id, attempt } of (data ?? []) as { id: string; attempt: number }[])
      await db.rpc('settle_delivery', { settled: id, attempt, outcome: 'sent' });
  } while ((await unseen()).data?.length);
}

test('Push is turned on with a click in this browser, and ends when its owner signs out', async ({
  page,
  db,
}) => {
  const key = Buffer.concat([Buffer.from([4]), crypto.getRandomValues(new Uint8Array(64))]);
  await db.rpc('ensure_push_keys', { new_public: key.toString('base64url'), new_private: {} });
  // No push service answers here, and a browser without a window denies: the browser's answers are played, all else is real.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('permission') ?? 'default',
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('permission', 'granted');
      return 'granted';
    };
    const endpoint = 'https://push.example/e2e';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', '1');
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      (sessionStorage.getItem('subscribed') ? subscription : null) as PushSubscription | null;
  });
  const workers = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  const stored = async () => (await db.from('push_subscriptions').select('endpoint, staff_id')).data ?? [];

  await signInAsAdmin(page);
  await openView(page);
  await expect(page.getByText('Push is off in this browser.')).toBeVisible();
  expect(await workers()).toEqual([]);
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(page.getByText('Push is on in this browser.')).toBeVisible();
  expect(await workers()).toEqual(['/admin']);
  expect(await stored()).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('Push is on in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect.poll(stored).toEqual([]);
  expect(await workers()).toEqual([]);
});

test('A browser that blocks notifications says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await signInAsAgent(page);
  await openView(page);
  await expect(page.getByText('This browser blocks notifications of this site.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toHaveCount(0);
});
