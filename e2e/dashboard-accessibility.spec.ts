import { accessibilityFaults } from './support/axe.ts';
import { openDashboard, someone, store } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

test('The keyboard alone is enough: slash searches, arrows move, Enter opens, Escape closes', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  for (const name of ['First', 'Second', 'Third']) await store(db, 'contacts', `${name} ${word}`);
  await openDashboard(page, '?tab=contacts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(word);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: `Third ${word}` })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: `Second ${word}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: `Second ${word}` });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: `Second ${word}` })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('The arrow keys go through the tabs', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Consultations' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Installations' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Installations' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('tab', { name: 'Testimonials' })).toBeFocused();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Records are cards that open, change status and fit the screen', async ({ page, db }) => {
    const name = someone('Harshvardhan Chandrabhan Suryakant Raghuvanshi');
    await store(db, 'installations', name, {
      location: 'Sushant Golf City, near the Sultanpur Road roundabout, Lucknow',
    });
    await openDashboard(page, `?tab=installations&q=${encodeURIComponent(name)}`);
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await card.getByLabel(`Status of ${name}`).selectOption('quotation');
    await expect(page.getByText('Status updated to quotation')).toBeVisible();
    await nothingIsTooWide(page);
    await card.getByRole('link', { name }).tap();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('link', { name: 'Call' })).toBeVisible();
    expect((await panel.boundingBox())?.width).toBeCloseTo(360);
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).first().tap(); // the toast in it has one too
    await expect(panel).toBeHidden();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('The dashboard, its charts, a record and the form are accessible', async ({ page }) => {
  await openDashboard(page, '?tab=testimonials');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByText('Numbers').click();
  await page.getByRole('button', { name: 'Statuses' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText('Status history')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(page.getByLabel('Customer name')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
