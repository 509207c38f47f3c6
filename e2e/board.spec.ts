import { accessibilityFaults } from './support/axe.ts';
import { someone, store, storedStatus } from './support/dashboard.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

async function openBoard(page: Page, tab: 'consultations' | 'installations'): Promise<void> {
  await signInAsAdmin(page);
  await page.goto(`/admin?view=board&tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Board' })).toBeVisible({ timeout: 30_000 });
}

const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('listitem').filter({ hasText: name });

test('A card dragged to another column changes its status, and Undo brings it back', async ({ page, db }) => {
  const name = someone('Asha');
  const id = await store(db, 'installations', name);
  await openBoard(page, 'installations');
  await cardIn(page, 'Pending', name).dragTo(column(page, 'Quotation'));
  await expect(cardIn(page, 'Quotation', name)).toBeVisible();
  await expect(page.getByText(`Moved ${name} to Quotation`)).toBeAttached();
  await expect.poll(() => storedStatus(db, 'installations', id)).toBe('quotation');
  await expect(page.getByText('Status updated to quotation')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn(page, 'Pending', name)).toBeVisible();
  await expect(cardIn(page, 'Quotation', name)).toHaveCount(0);
  await expect(page.getByText(`Moved ${name} to Pending`)).toBeAttached();
  expect(await storedStatus(db, 'installations', id)).toBe('pending');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('The keyboard alone moves a card, keeps the focus on it and opens its panel', async ({ page, db }) => {
  const name = someone('सीमा <b>Devi</b>');
  const id = await store(db, 'consultations', name);
  await openBoard(page, 'consultations');
  const menu = page.getByRole('button', { name: `Move ${name} to` });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(cardIn(page, 'Pending', name)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Scheduled', exact: true })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(cardIn(page, 'Scheduled', name)).toBeVisible();
  await expect(cardIn(page, 'Scheduled', name).getByRole('button')).toBeFocused();
  await expect.poll(() => storedStatus(db, 'consultations', id)).toBe('scheduled');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardIn(page, 'Scheduled', name).getByRole('link')).toBeFocused();
});

test('Another’s change moves the card by itself, and the counts with it', async ({ page, db }) => {
  const name = someone();
  const id = await store(db, 'consultations', name);
  await openBoard(page, 'consultations');
  await expect(cardIn(page, 'Pending', name)).toBeVisible();
  const summary = column(page, 'Contacted').locator('header');
  const count = async () => Number.parseInt((await summary.getByText(/^\d/).textContent()) ?? '', 10);
  const before = await count();
  await db.from('consultation_bookings').update({ status: 'contacted' }).eq('id', id);
  await expect(cardIn(page, 'Contacted', name)).toBeVisible();
  await expect.poll(count).toBe(before + 1);
});

test('A move that meets another’s change is refused and shows what the other chose', async ({ page, db }) => {
  const name = someone();
  const id = await store(db, 'installations', name);
  // Live changes do not arrive, or the card would have moved before the choice.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openBoard(page, 'installations');
  await expect(cardIn(page, 'Pending', name)).toBeVisible();
  await db.from('installation_requests').update({ status: 'approved' }).eq('id', id);
  await page.getByRole('button', { name: `Move ${name} to` }).click();
  await page.getByRole('button', { name: 'Quotation', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Changed by someone else');
  await expect(alert).toContainText(`The status of ${name} is now approved.`);
  await expect(cardIn(page, 'Approved', name)).toBeVisible();
  await expect(cardIn(page, 'Quotation', name)).toHaveCount(0);
  expect(await storedStatus(db, 'installations', id)).toBe('approved');
});

test('A move that cannot be saved goes back and says so', async ({ page, db, faults }) => {
  faults.allow(/400|move failed/);
  const name = someone();
  await store(db, 'installations', name);
  await page.route('**/rest/v1/installation_requests*', (route) =>
    route.fulfill({ status: 400, json: { message: 'no' } }),
  );
  await openBoard(page, 'installations');
  await page.getByRole('button', { name: `Move ${name} to` }).click();
  await page.getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update status');
  await expect(cardIn(page, 'Pending', name)).toBeVisible();
  await expect(cardIn(page, 'Completed', name)).toHaveCount(0);
});

test('A long column is shown in parts, and says when it could not be loaded', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/400/);
  for (let index = 0; index < 21; index++)
    await store(db, 'installations', someone(), { status: 'approved' });
  const approved = '**/rest/v1/leads?*status=eq.approved*';
  await page.route(approved, (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await openBoard(page, 'installations');
  await expect(column(page, 'Approved').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(approved);
  await column(page, 'Approved').getByRole('button', { name: 'Try again' }).click();
  await expect(column(page, 'Approved').getByRole('listitem')).toHaveCount(20);
  await column(page, 'Approved').getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => column(page, 'Approved').getByRole('listitem').count()).toBeGreaterThan(20);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('A finger scrolls the board and never drags; the Move button does', async ({ page, db }) => {
    const name = someone('Harshvardhan Chandrabhan Suryakant Raghuvanshi');
    const id = await store(db, 'consultations', name);
    await openBoard(page, 'consultations');
    const card = cardIn(page, 'Pending', name);
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    const columns = page.getByRole('region', { name: 'Columns, one for each status' });
    await columns.evaluate((element) => {
      element.addEventListener('scrollend', () => element.setAttribute('data-stopped', ''));
    });
    await swipe(page, { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 20 });
    await expect(columns).toHaveAttribute('data-stopped'); // a tap before that only stops it
    await expect.poll(() => columns.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
    await expect(card).not.toHaveAttribute('draggable', 'true');
    expect(await storedStatus(db, 'consultations', id)).toBe('pending');
    await nothingIsTooWide(page);

    await card.getByRole('button').tap();
    await page.getByRole('button', { name: 'Contacted', exact: true }).tap();
    await expect(cardIn(page, 'Contacted', name)).toBeVisible();
    await expect.poll(() => storedStatus(db, 'consultations', id)).toBe('contacted');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

/** A finger that goes to the left, as the operating system would report it. */
async function swipe(page: Page, from: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y }] });
  await touch('touchStart', from.x);
  for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', from.x - moved);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
