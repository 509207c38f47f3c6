/** What the specification says happens by itself, on pages that nobody touches. */
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('The carousel turns on a page that nobody touches', async ({ page }) => {
  await page.goto('/');
  const current = page.getByRole('region', { name: 'Highlights' }).locator('[aria-current]');
  await expect(current).toHaveAccessibleName('Show slide 1 of 3');
  await expect(current).not.toHaveAccessibleName('Show slide 1 of 3');
});

test('An unknown address is reported to the console though nobody touches the page', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  const report = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  await page.goto('/no/such/page');
  expect((await report).type()).toBe('error');
});
