import { randomUUID } from 'node:crypto';
import { card, live, openLive, register, visitor } from './support/directory.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('Who registers appears in an open directory, and disappears when staff reject it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // three browsers, one of them typing like a person
  const name = `Two Browsers ${randomUUID().slice(0, 8)}`;
  await page.goto('/our-associates?pincode=744101');
  await expect(live(page)).toBeVisible(); // on a page that nobody touches
  await expect(page.getByRole('heading', { name: 'No associates found for pincode 744101' })).toBeVisible();

  const dealer = await browser.newPage({ baseURL });
  await dealer.goto('/associate-registration');
  await dealer.getByRole('radio', { name: 'Dealer' }).check({ force: true });
  await dealer.getByLabel('Full name').pressSequentially(name, { delay: 100 }); // a person's pace: a faster one is questioned
  await dealer.getByLabel('Phone number').fill('98765 43210');
  await dealer.getByLabel('Email').fill(`${randomUUID()}@partners.example`);
  await dealer.getByLabel('Pincode').fill('744101');
  await dealer.getByRole('textbox', { name: 'City or town' }).fill('Port Blair');
  await dealer.getByLabel('State').selectOption('Andaman and Nicobar Islands');
  await dealer.getByLabel('Google Maps link').fill('https://maps.app.goo.gl/example');
  await dealer.getByLabel('Years of experience').fill('3');
  await dealer.getByLabel('Certificate').setInputFiles('supabase/seed-files/certificates/seed/dealer.pdf');
  await dealer.getByLabel('I agree that my details').check();
  await dealer.getByRole('button', { name: 'Register' }).click();
  await expect(dealer).toHaveURL(/\/associate-registration-success/);

  await expect(card(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 verified associate' })).toBeVisible();

  const admin = await browser.newPage({ baseURL });
  await signInAsAdmin(admin);
  await admin.goto(`/admin?tab=associates&q=${encodeURIComponent(name)}`);
  await admin.getByRole('combobox', { name: `Status of ${name}` }).selectOption('rejected');
  await expect(card(page, name)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No associates found for pincode 744101' })).toBeVisible();

  await admin.getByRole('combobox', { name: `Status of ${name}` }).selectOption('approved');
  await expect(card(page, name)).toBeVisible();
  for (const each of [dealer, admin]) await each.close();
});

test('An edited associate changes and a deleted one vanishes without a reload', async ({
  page,
  server,
  db,
}) => {
  const { id } = await register(server, { full_name: 'Before Edit', pincode: '744102' });
  await openLive(page, '/our-associates?pincode=744102');
  await expect(card(page, 'Before Edit')).toBeVisible();
  await db.from('associate_registrations').update({ full_name: 'After Edit' }).eq('id', id);
  await expect(card(page, 'After Edit')).toBeVisible();
  await db.from('associate_registrations').delete().eq('id', id);
  await expect(card(page, 'After Edit')).toBeHidden();
});

test('Email, phone, investment and territory reach no visitor: not by request, frame or page', async ({
  page,
  server,
  db,
}) => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', async (response) => {
    if (response.url().includes('/rest/')) heard.push(await response.text().catch(() => ''));
  });
  await openLive(page, '/our-associates?pincode=744103');
  const secrets = {
    email: `hidden-${randomUUID()}@partners.example`,
    phone: '9111122222',
    investment_capacity: 'Investment known to the office only',
    territory_preference: 'Territory known to the office only',
  };
  const row = await register(server, { full_name: 'Private Person', pincode: '744103', ...secrets });
  await expect(card(page, 'Private Person')).toBeVisible();
  // Another's change may have shown the card before its own event came.
  const isHeard = () => heard.some((text) => text.includes(row.id) && text.includes('postgres_changes'));
  await expect.poll(isHeard).toBe(true);
  for (const text of [...heard, await page.content()]) {
    for (const secret of [secrets.email, '9111122222', 'known to the office only']) {
      expect(text).not.toContain(secret);
    }
  }

  const { data: stored } = await db.from('associate_registrations').select('email').eq('id', row.id).single();
  expect(stored?.email).toBe(secrets.email);
  for (const column of [
    '*',
    'email',
    'phone',
    'investment_capacity',
    'territory_preference',
    'approved_by',
    'search_text',
  ]) {
    const { data, error } = await visitor(server).from('associate_registrations').select(column);
    expect(error?.code, column).toBe('42501');
    expect(data).toBeNull();
  }
});

test('A directory whose socket dropped catches up when it joins again', async ({ page, server }) => {
  const sockets: { close(): Promise<void> }[] = [];
  let refused = false;
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    if (refused) {
      socket.close();
      return;
    }
    socket.connectToServer();
    sockets.push(socket);
  });
  await openLive(page, '/our-associates?pincode=744104');

  refused = true;
  for (const socket of sockets) await socket.close();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await register(server, { full_name: 'Missed Meanwhile', pincode: '744104' });
  await expect(page.getByText('Reconnecting')).toBeVisible();

  refused = false;
  await expect(card(page, 'Missed Meanwhile')).toBeVisible();
  await expect(live(page)).toBeVisible();
});

test('A directory survives a crash of the backend and follows it again', async ({ page, server, faults }) => {
  test.slow(); // a server's start
  faults.allow(/ERR_CONNECTION|WebSocket|Failed to load|50\d/);
  await openLive(page, '/our-associates?pincode=744105');
  await register(server, { full_name: 'Before Crash', pincode: '744105' });
  await expect(card(page, 'Before Crash')).toBeVisible();

  await server.kill();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expect(card(page, 'Before Crash')).toBeVisible();
  await server.start();
  await register(server, { full_name: 'After Crash', pincode: '744105' });
  await expect(card(page, 'After Crash')).toBeVisible({ timeout: 30_000 });
  await expect(card(page, 'Before Crash')).toBeVisible();
});

test('A visitor who comes back to a sleeping tab sees the present state, even without a socket', async ({
  page,
  server,
}) => {
  await page.routeWebSocket(/\/realtime\//, (socket) => socket.close());
  await page.goto('/our-associates?pincode=744106');
  await expect(page.getByRole('heading', { name: /No associates found/ })).toBeVisible();
  await register(server, { full_name: 'While Asleep', pincode: '744106' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(card(page, 'While Asleep')).toBeVisible();

  await register(server, { full_name: 'While Offline', pincode: '744106' });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await expect(card(page, 'While Offline')).toBeVisible();
});
