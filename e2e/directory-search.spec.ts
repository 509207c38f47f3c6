import { associate } from '../testing/samples.ts';
import { accessibilityFaults } from './support/axe.ts';
import { card, register, SEED, searchField } from './support/directory.ts';
import { hydrated } from './support/hydration.ts';
import { connect, expect, test } from './support/test.ts';

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
  await hydrated(page);
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

test('Hindi names are set in the device’s own font: no other font than Jakarta is fetched', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/our-associates?pincode=22');
  for (const name of ['सूरज उजाला', 'रश्मि अवधपुरी']) await expect(card(page, name)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((font) => !font.includes('/jakarta'))).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
});

test('Spacing does not tear a Hindi name apart, and a screen reader is told its language', async ({
  page,
}) => {
  await page.goto('/our-associates?pincode=226');
  const spacing = (name: string) =>
    card(page, name)
      .locator('bdi')
      .evaluate((text) => [(text as HTMLElement).lang, getComputedStyle(text).letterSpacing]);
  await expect(card(page, 'सूरज उजाला')).toBeVisible();
  expect(await spacing('सूरज उजाला')).toEqual(['hi', 'normal']);
  expect(await spacing('Devansh Prakashi')).toEqual(['', expect.stringMatching(/^-/)]);
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
  await hydrated(page);
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
  await hydrated(page);
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search by pincode...');
  await searchField(page).fill('7442');
  await expect(page.getByRole('heading', { name: '2 verified associates' })).toBeVisible();
  await expect(card(page, 'Front Match')).toBeVisible();
  await expect(card(page, 'Inner Match')).toBeVisible();
  await expect(card(page, 'No Match')).toBeHidden();
  await expect(page).toHaveURL(/\?pincode=7442$/);
  await page.reload();
  await hydrated(page);
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
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'No associates found for pincode 790299' })).toBeVisible();
  const district = page.getByRole('region', { name: 'In your district (pincodes 790…)' });
  const region = page.getByRole('region', { name: 'In your region (pincodes 79…)' });
  await expect(district.getByRole('article', { name: 'Same District' })).toBeVisible();
  await expect(region.getByRole('article', { name: 'Same Region' })).toBeVisible();
  await expect(region.getByRole('article', { name: 'Same District' })).toBeHidden();
  await expect(card(page, 'Elsewhere')).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('The partner type filters the list, and Back undoes it', async ({ page, server }) => {
  await register(server, { full_name: 'Filter Dealer', pincode: '744301', business_type: 'dealer' });
  await register(server, {
    full_name: 'Filter Distributor',
    pincode: '744301',
    business_type: 'distributor',
  });
  await page.goto('/our-associates?pincode=744301');
  await hydrated(page);
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
  await hydrated(page);
  await expect(page.getByRole('heading', { name: '30 verified associates' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  const first = await page.getByRole('article').getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  const second = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set([...first, ...second]).size).toBe(30);

  await page.goto('/our-associates?pincode=744401&page=99');
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page).toHaveURL(/\?pincode=744401$/);
});

test('An empty directory says that associates are coming', async ({ page, freshServer }) => {
  test.slow(); // a server's start
  const server = await freshServer();
  await connect(server).from('associate_registrations').delete().neq('full_name', '');
  await page.goto(`${server.url}/our-associates`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Associates Coming Soon!' })).toBeVisible();
  await expect(page.getByText('Applications Under Review')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('The page without script shows its heading and the search', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/our-associates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByPlaceholder('Search by pincode...')).toBeVisible();
  await page.close();
});

test('A directory that cannot be loaded says so and can be tried again', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|ERR_FAILED/);
  // A directory that hears of changes would load by itself before the button is pressed.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await page.route('**/rest/**', (route) => route.abort());
  await page.goto('/our-associates');
  await hydrated(page);
  await expect(page.getByRole('alert')).toContainText('The directory could not be loaded');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/rest/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
