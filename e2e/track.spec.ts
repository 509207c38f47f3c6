import { formatReference, referenceOf } from '../app/leads/reference.ts';
import { openDashboard, someone, store } from './support/dashboard.ts';
import { faultsAtStoppedClock, labelled, passTimeUntil, watchCalls } from './support/form-under-test.ts';
import { hydrated } from './support/hydration.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, type Page, test } from './support/test.ts';
import { untranslated } from './support/untranslated.ts';
import { nothingIsTooWide } from './support/width.ts';

const PHONE = { width: 360, height: 740 };
const current = (page: Page) => page.locator('[aria-current=step]');
/** Of the sample row of a consultation. */
const LAST_DIGITS = '3210';

/** However slow the machine, the page's patience with an answer ends and its next question comes when the test says so. */
test.beforeEach(async ({ page }) => {
  watchCalls(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('A customer on a phone goes from the form to their request, and sees it move when staff move it', async ({
  page,
  browser,
  baseURL,
  db,
}) => {
  await page.setViewportSize(PHONE);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/book-consultation');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Book your consultation' });
  const name = someone('Asha');
  await labelled(form, 'Full name').fill(name);
  await labelled(form, 'Phone number').fill('9876543210');
  await labelled(form, 'Location').fill('Aliganj, Lucknow');
  await form.getByRole('checkbox').check();
  await page.clock.fastForward(5_000);
  await form.getByRole('button', { name: 'Book consultation' }).click();

  await expect(form.getByText('Your reference')).toBeVisible();
  const { data } = await db.from('consultation_bookings').select('id').eq('name', name).throwOnError();
  const id = String(data[0]?.id);
  const reference = formatReference(referenceOf(id));
  await form.getByRole('button', { name: 'Copy' }).click();
  await expect(form.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await form.getByRole('link', { name: 'Follow your request' }).click();
  await expect(page).toHaveURL(`/track#${id}`);
  await expect(page.getByRole('heading', { name: 'Solar consultation' })).toBeVisible();
  await expect(current(page)).toContainText('Request received');
  await expect(page.getByRole('main')).toContainText(reference);
  await expect(page.getByText('Asha', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(name);
  expect(asked.join(' ')).not.toContain(id);
  expect(await faultsAtStoppedClock(page)).toEqual([]);
  await nothingIsTooWide(page);

  const office = await browser.newPage({ baseURL });
  await openDashboard(office, `?q=${encodeURIComponent(name)}`);
  await office.getByLabel(`Status of ${name}`).selectOption('scheduled');
  await expect(office.getByText('Status updated to scheduled')).toBeVisible();
  await office.close();

  await passTimeUntil(current(page).filter({ hasText: 'Appointment fixed' }));
  await expect(page.getByRole('status').filter({ hasText: 'There is news' })).toHaveText(
    'There is news: Appointment fixed.',
  );
  expect(await faultsAtStoppedClock(page)).toEqual([]);
});

test('Reference and four digits open a request without a mouse, as people write them', async ({
  page,
  db,
}) => {
  const id = await store(db, 'consultations', someone('Gita'));
  await page.goto(`/track#${referenceOf(id)}`);
  await hydrated(page);
  const keyboard = new Keyboard(page);
  await keyboard.skipToContent();
  await expect(page.getByLabel('Reference')).toHaveValue(formatReference(referenceOf(id)));
  await keyboard.type(page.getByLabel('Last four digits'), '३२१०');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Solar consultation' })).toBeFocused();
  await expect(page.getByText('Gita', { exact: true })).toBeVisible();
  expect(page.url()).not.toContain(LAST_DIGITS);

  await keyboard.activate(page.getByRole('link', { name: 'Look up another request' }));
  await expect(page.getByLabel('Reference')).toHaveValue('');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Show my request' })).toBeEnabled();
  await page.getByLabel('Reference').fill(referenceOf(id).toLowerCase());
  await page.getByLabel('Last four digits').fill('98765 43210');
  await page.keyboard.press('Enter');
  await expect(current(page)).toContainText('Request received');
});

test('What is wrong, unknown or locked is told in one sentence; what was typed stays', async ({
  page,
  db,
}) => {
  const id = await store(db, 'consultations', someone());
  await page.goto('/track');
  await hydrated(page);
  const show = page.getByRole('button', { name: 'Show my request' });
  await show.click();
  await expect(page.getByLabel('Reference')).toBeFocused();
  await expect(page.getByLabel('Reference')).toHaveAccessibleDescription(/ten letters and digits/);
  await page.getByLabel('Reference').fill(referenceOf(id));
  for (const digits of ['0000', '0001', '0002', '0003', '0004', LAST_DIGITS]) {
    await page.getByLabel('Last four digits').fill(digits);
    const answered = page.waitForResponse('**/rpc/track_request_by_reference');
    await show.click();
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('alert')).toContainText('We could not show this request');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Last four digits')).toHaveValue(digits);
  }
  expect(await faultsAtStoppedClock(page)).toEqual([]);
  // By its link it still opens.
  await page.goto('/about');
  await page.goto(`/track#${id}`);
  await expect(current(page)).toContainText('Request received');
});

test('Without network the page says so, tries again on request, and catches up by itself', async ({
  page,
  context,
  db,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const id = await store(db, 'contacts', someone());
  await page.route('**/rpc/track_request', (route) => route.abort(), { times: 1 });
  await page.goto(`/track#${id}`);
  await expect(page.getByRole('alert')).toContainText('check your internet connection');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(current(page)).toContainText('Message received');

  await context.setOffline(true);
  await passTimeUntil(page.getByText('We could not look for news just now.'));
  await context.setOffline(false);
  await db.from('contact_inquiries').update({ status: 'resolved' }).eq('id', id).throwOnError();
  await passTimeUntil(current(page).filter({ hasText: 'Settled' }));
  await expect(page.getByText('We could not look for news just now.')).toHaveCount(0);
});

test('The Hindi page says it in Hindi, closed requests too', async ({ page, db }) => {
  const id = await store(db, 'careers', 'सलमा बानो', { status: 'rejected' });
  await page.goto(`/hi/track#${id}`);
  await expect(current(page)).toContainText('बंद');
  await expect(page.getByText('सलमा', { exact: true })).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
  expect(await faultsAtStoppedClock(page)).toEqual([]);
  const chat = await page.getByRole('link', { name: 'WhatsApp पर लिखें' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(
    `रेफ़रेंस नंबर: ${formatReference(referenceOf(id))}`,
  );
});
