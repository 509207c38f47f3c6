import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { associate } from '../backend/testing/samples.ts';
import { accessibilityFaults } from './support/axe.ts';
import type { ServerProcess } from './support/server-process.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { connect, expect, type Page, test } from './support/test.ts';

const SEED = '/storage/v1/object/public/certificates/seed';
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Pincode' });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const live = (page: Page) => page.getByText('Live', { exact: true });

/** A visitor's own client: what any website could do with the public key. */
const visitor = (server: ServerProcess) =>
  createClient(server.url, server.keys.publishableKey, { auth: { persistSession: false } });

async function register(server: ServerProcess, overrides: object) {
  const row = associate({ certificate_url: `${SEED}/dealer.webp`, ...overrides });
  const { error } = await visitor(server).from('associate_registrations').insert(row);
  expect(error).toBeNull();
  return row;
}

async function openLive(page: Page, address: string) {
  await page.goto(address);
  await expect(live(page)).toBeVisible();
}

test('Who registers appears in an open directory, and disappears when the office rejects', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // three browsers, one of them typing like a person
  const name = `Two Browsers ${randomUUID().slice(0, 8)}`;
  await openLive(page, '/our-associates?pincode=744101');
  await expect(page.getByRole('heading', { name: 'No associates found for pincode 744101' })).toBeVisible();

  const dealer = await browser.newPage({ baseURL });
  await dealer.goto('/associate-registration');
  await dealer.getByRole('radio', { name: 'Dealer' }).check({ force: true });
  await dealer.getByLabel('Full name').pressSequentially(name, { delay: 100 }); // a person's pace: a faster one is questioned
  await dealer.getByLabel('Phone number').fill('98765 43210');
  await dealer.getByLabel('E-mail').fill(`${randomUUID()}@partners.example`);
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

test('E-mail, phone, investment and territory reach no visitor: not by request, frame or page', async ({
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
  expect(heard.some((text) => text.includes(row.id) && text.includes('postgres_changes'))).toBe(true);
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

test('A directory survives a crash of the backend and follows it again', async ({
  page,
  freshServer,
  faults,
}) => {
  test.slow(); // a server's start, twice
  faults.allow(/ERR_CONNECTION|WebSocket|Failed to load|50\d/);
  const server = await freshServer();
  await openLive(page, `${server.url}/our-associates?pincode=744105`);
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

test('A card shows everything a homeowner may know', async ({ page, server }) => {
  await register(server, {
    full_name: 'सूर्या प्रकाश',
    pincode: '744107',
    city: 'Port Blair',
    state: 'Andaman and Nicobar Islands',
    business_type: 'student_partner',
    existing_business: 'Prakash Electricals',
    experience_years: 7,
    google_maps_url: 'https://maps.app.goo.gl/prakash',
  });
  await page.goto('/our-associates?pincode=744107');
  const shown = card(page, 'सूर्या प्रकाश');
  const today = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  }).format();
  for (const text of [
    'Student Partner',
    '744107',
    'Port Blair, Andaman and Nicobar Islands',
    'Prakash Electricals',
    '7 years of experience',
    `Registered ${today}`,
    'Expires: 31st March 2027',
  ]) {
    await expect(shown).toContainText(text);
  }
  await expect(shown.getByRole('img', { name: 'Certificate of सूर्या प्रकाश' })).toBeVisible();
  const map = shown.getByRole('link', { name: 'View on map' });
  await expect(map).toHaveAttribute('href', 'https://maps.app.goo.gl/prakash');
  await expect(map).toHaveAttribute('rel', /noreferrer/);
});

test('A PDF certificate is a link, a missing picture is no picture, and a name is only text', async ({
  page,
  server,
  db,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await register(server, {
    full_name: 'Paper Person',
    pincode: '744108',
    certificate_url: `${SEED}/dealer.pdf`,
  });
  const broken = await register(server, {
    full_name: '<img src=x onerror=alert(1)>',
    pincode: '744108',
    certificate_url: `${SEED}/lost.jpg`,
  });
  await page.goto('/our-associates?pincode=744108');
  const paper = card(page, 'Paper Person');
  await expect(paper.getByRole('img')).toHaveCount(0);
  const link = paper.getByRole('link', { name: 'Open certificate (PDF)' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');

  const odd = card(page, '<img src=x onerror=alert(1)>');
  await expect(odd).toBeVisible();
  await expect(odd.getByRole('img')).toHaveCount(0);
  await db.from('associate_registrations').delete().eq('id', broken.id);
});

test('Part of a pincode finds every associate that has it, and the search is in the address', async ({
  page,
  server,
}) => {
  await register(server, { full_name: 'Front Match', pincode: '744201' });
  await register(server, { full_name: 'Inner Match', pincode: '974420' });
  await register(server, { full_name: 'No Match', pincode: '744999' });
  await page.goto('/our-associates');
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search by pincode...');
  await searchField(page).fill('7442');
  await expect(page.getByRole('heading', { name: '2 verified associates' })).toBeVisible();
  await expect(card(page, 'Front Match')).toBeVisible();
  await expect(card(page, 'Inner Match')).toBeVisible();
  await expect(card(page, 'No Match')).toBeHidden();
  await expect(page).toHaveURL(/\?pincode=7442$/);
  await page.reload();
  await expect(searchField(page)).toHaveValue('7442');
  await expect(page.getByRole('heading', { name: '2 verified associates' })).toBeVisible();

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(searchField(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/our-associates$/);
  await searchField(page).fill('abc');
  await expect(page.getByRole('heading', { name: 'No associates found for pincode abc' })).toBeVisible();
});

test('A pincode without associates offers its district, then its region', async ({ page, server }) => {
  await register(server, { full_name: 'Same District', pincode: '790250' });
  await register(server, { full_name: 'Same Region', pincode: '795001' });
  await register(server, { full_name: 'Elsewhere', pincode: '781001' });
  await page.goto('/our-associates?pincode=790299');
  await expect(page.getByRole('heading', { name: 'No associates found for pincode 790299' })).toBeVisible();
  const district = page.getByRole('region', { name: 'In your district (pincodes 790…)' });
  const region = page.getByRole('region', { name: 'In your region (pincodes 79…)' });
  await expect(district.getByRole('article', { name: 'Same District' })).toBeVisible();
  await expect(region.getByRole('article', { name: 'Same Region' })).toBeVisible();
  await expect(region.getByRole('article', { name: 'Same District' })).toBeHidden();
  await expect(card(page, 'Elsewhere')).toBeHidden();
});

test('The partner type filters the list, and Back undoes it', async ({ page, server }) => {
  await register(server, { full_name: 'Filter Dealer', pincode: '744301', business_type: 'dealer' });
  await register(server, {
    full_name: 'Filter Distributor',
    pincode: '744301',
    business_type: 'distributor',
  });
  await page.goto('/our-associates?pincode=744301');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Partner type' })
    .getByRole('link', { name: 'Distributor' })
    .click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Filter Distributor')).toBeVisible();
  await expect(page).toHaveURL(/\?pincode=744301&type=distributor$/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('A long list comes in pages, each associate once', async ({ page, db }) => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    associate({
      full_name: `Listed ${String(index).padStart(2, '0')}`,
      pincode: '744401',
      status: 'approved',
      certificate_url: `${SEED}/dealer.pdf`,
    }),
  );
  for (let start = 0; start < rows.length; start += 10) {
    const { error } = await db.from('associate_registrations').insert(rows.slice(start, start + 10));
    expect(error).toBeNull();
  }
  await page.goto('/our-associates?pincode=744401');
  await expect(page.getByRole('heading', { name: '30 verified associates' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  const first = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  const second = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set([...first, ...second]).size).toBe(30);

  await page.goto('/our-associates?pincode=744401&page=99');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page).toHaveURL(/\?pincode=744401$/);
});

test('An empty directory says that associates are coming', async ({ page, freshServer }) => {
  test.slow(); // a server's start
  const server = await freshServer();
  await connect(server).from('associate_registrations').delete().neq('full_name', '');
  await page.goto(`${server.url}/our-associates`);
  await expect(page.getByRole('heading', { name: 'Associates Coming Soon!' })).toBeVisible();
  await expect(page.getByText('Applications Under Review')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('The page without script shows its heading, the search and six places to come', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/our-associates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByPlaceholder('Search by pincode...')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading associates' }).locator('.breathe')).toHaveCount(6);
  await page.close();
});

test('A directory that cannot be loaded says so and can be tried again', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|ERR_FAILED/);
  await page.route('**/rest/**', (route) => route.abort());
  await page.goto('/our-associates');
  await expect(page.getByRole('alert')).toContainText('The directory could not be loaded');
  await page.unroute('**/rest/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('No accessibility rule is broken in a full, a searched and an empty list', async ({ page }) => {
  for (const address of [
    '/our-associates',
    '/our-associates?pincode=226',
    '/our-associates?pincode=226999',
  ]) {
    await openLive(page, address);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await accessibilityFaults(page), address).toEqual([]);
  }
});
