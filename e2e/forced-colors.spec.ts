import type { Locator } from '@playwright/test';
import { openDashboard } from './support/dashboard.ts';
import { hydrated } from './support/hydration.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('In a contrast theme what is chosen, current or focused is still seen on the public pages', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const dots = page.getByRole('button', { name: /Show slide/ });
  await differ(dots.nth(0), dots.nth(1), '::before');
  for (const name of ['Chat with us', 'Talk to our team']) {
    expect(await borderOf(page.getByRole('button', { name }))).toBe('2px');
  }

  await page.goto('/calculator');
  await hydrated(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await differ(
    navigation.getByRole('link', { name: 'Calculator' }),
    navigation.getByRole('link', { name: 'Blog' }),
  );
  await differ(page.getByText('Yes', { exact: true }), page.getByText('No', { exact: true }));
  await showsFocus(page, page.getByLabel('Monthly Electricity Bill'));

  await page.goto('/installation-request');
  await hydrated(page);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await showsFocus(page, page.getByLabel('Full name'));
  await differ(
    page.locator('label', { hasText: 'Residential' }),
    page.locator('label', { hasText: 'Industrial' }),
  );
  const [icon, text] = [
    page.locator('label', { hasText: 'Industrial' }).locator('.icon'),
    page.getByText('Industrial'),
  ];
  expect(await style(icon, 'color')).toBe(await style(text, 'color'));
});

test('In a contrast theme what is chosen, current or focused is still seen on the dashboard', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await differ(page.getByRole('tab', { name: 'Consultations' }), page.getByRole('tab', { name: 'Careers' }));
  await differ(page.getByRole('button', { name: '30 days' }), page.getByRole('button', { name: '7 days' }));
  await showsFocus(page, page.getByRole('searchbox'));
  await showsFocus(page, page.getByLabel('Filter by status'));
  await showsFocus(page, page.getByLabel(/^Status of/).first());
  expect(await borderOf(page.getByLabel(/^Status of/).first())).toBe('1px');
});

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const borderOf = (locator: Locator) => style(locator, 'border-top-width');

/** The ground it stands on: what is transparent shows the page's. */
const groundOf = (locator: Locator, part?: '::before') =>
  locator.evaluate((element, pseudo) => {
    const own = getComputedStyle(element, pseudo).backgroundColor;
    return /, 0\)$/.test(own) ? getComputedStyle(document.documentElement).backgroundColor : own;
  }, part);

async function differ(chosen: Locator, other: Locator, part?: '::before'): Promise<void> {
  expect(await groundOf(chosen, part)).not.toBe(await groundOf(other, part));
}

/** An outline around the element, or around the frame it fills, as a Tab to it leaves behind. */
async function showsFocus(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(control).toBeFocused();
  const width = await control.evaluate((element) => {
    const frames = [element, element.parentElement as Element];
    const outlines = frames
      .map((frame) => getComputedStyle(frame))
      .filter((one) => one.outlineStyle === 'solid');
    return Math.max(0, ...outlines.map((one) => Number.parseFloat(one.outlineWidth)));
  });
  expect(width).toBeGreaterThanOrEqual(2);
}
