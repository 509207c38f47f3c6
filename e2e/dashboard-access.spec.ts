import { accessibilityFaults } from './support/axe.ts';
import { openDashboard, samples, signedInClient, someone, store, type Tab } from './support/dashboard.ts';
import { expireToken, replaceToken, signInAsAdmin, signInAsUser } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const PRIVATE_TABS: Tab[] = [
  'consultations',
  'installations',
  'associates',
  'careers',
  'trainings',
  'contacts',
];

test('A visitor gets Access Denied and a way to log in', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('The sample user sees the frame of the dashboard, why it is empty, and not one record', async ({
  page,
  db,
}) => {
  const name = someone();
  await store(db, 'testimonials', name, { status: 'approved' });
  await signInAsUser(page);
  const askedWhoOneIs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/my_staff_row')) askedWhoOneIs.push(request.url());
  });
  await page.goto('/admin');
  await expect(page.getByText(/this account is not one of the office’s staff/)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(7);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('No records for this account')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
  }
  expect(askedWhoOneIs).toHaveLength(1);
});

test('The sample user reads not one record through REST or storage, and changes none', async ({
  server,
  db,
}) => {
  const user = await signedInClient(server, 'user');
  for (const tab of PRIVATE_TABS) {
    const id = await store(db, tab, someone());
    const table = samples[tab]('').table as 'contact_inquiries';
    expect((await user.from(table).select('id')).data ?? []).toEqual([]);
    expect((await user.rpc('search_leads', { term: 'lucknow', of_kind: table })).data ?? []).toEqual([]);
    await user.from(table).update({ status: 'resolved' }).eq('id', id);
    expect((await db.from(table).select('status').eq('id', id).single()).data?.status).not.toBe('resolved');
  }
  for (const table of [
    'status_changes',
    'record_notes',
    'newsletter_subscribers',
    'leads',
    'people',
    'activities',
    'staff',
  ] as const) {
    expect((await user.from(table).select('id')).data ?? []).toEqual([]);
  }
  expect((await user.rpc('dashboard_counts')).data ?? []).toEqual([]);

  const path = `${Date.now()}-${crypto.randomUUID()}.pdf`;
  await db.storage
    .from('resumes')
    .upload(path, Buffer.from('%PDF-1.4\n%%EOF\n'), { contentType: 'application/pdf' });
  expect((await user.storage.from('resumes').list()).data ?? []).toEqual([]);
  expect((await user.storage.from('resumes').createSignedUrl(path, 60)).data).toBeNull();
  expect((await user.storage.from('resumes').download(path)).data).toBeNull();
});

test('The sample user hears of no record, while an admin hears of each', async ({ server, db }) => {
  const heard: Record<'admin' | 'user', string[]> = { admin: [], user: [] };
  const clients = {
    admin: await signedInClient(server, 'admin'),
    user: await signedInClient(server, 'user'),
  };
  for (const who of ['admin', 'user'] as const) {
    const channel = clients[who].channel('listening');
    for (const tab of PRIVATE_TABS) {
      channel.on(
        'postgres_changes',
        { event: '*', schema: 'public', table: samples[tab]('').table },
        (change) => heard[who].push(String((change.new as { id?: string }).id)),
      );
    }
    await new Promise<void>((resolve) => {
      channel.subscribe((status) => status === 'SUBSCRIBED' && resolve());
    });
  }
  const ids = [];
  for (const tab of PRIVATE_TABS) ids.push(await store(db, tab, someone()));
  await expect.poll(() => heard.admin.toSorted()).toEqual(ids.toSorted());
  expect(heard.user).toEqual([]);
  await Promise.all(Object.values(clients).map((client) => client.removeAllChannels()));
});

test('A tampered token opens nothing', async ({ page, server, faults }) => {
  faults.allow(/401|403/);
  await signInAsAdmin(page);
  const tampered = await replaceToken(page, (token) => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
    return [header, forged, signature].join('.');
  });
  const rest = await page.request.get(`${server.url}/rest/v1/contact_inquiries`, {
    headers: { apikey: server.keys.publishableKey, authorization: `Bearer ${tampered}` },
  });
  expect(rest.status()).toBe(401);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('An expired session opens nothing', async ({ page, server, faults }) => {
  faults.allow(/400|401|403/);
  await signInAsAdmin(page);
  const expired = await expireToken(page, server, { refresh_token: 'long-gone' });
  const rest = await page.request.get(`${server.url}/rest/v1/contact_inquiries`, {
    headers: { apikey: server.keys.publishableKey, authorization: `Bearer ${expired}` },
  });
  expect(rest.status()).toBe(401);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('Without a connection the dashboard says so and keeps the session for another try', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to load/);
  await signInAsAdmin(page);
  await page.route('**/rest/v1/rpc/my_staff_row', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'No connection to the server' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/rest/v1/rpc/my_staff_row');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('A list that cannot be loaded offers to try again', async ({ page, faults }) => {
  faults.allow(/400/);
  const list = '**/rest/v1/leads*';
  await page.route(list, (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await openDashboard(page, '?tab=contacts');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
