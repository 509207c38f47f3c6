import { expect, test } from './support/test.ts';

test('An unknown address answers 404 with a way home, not an empty page', async ({ page, faults }) => {
  faults.allow(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('A page opened with a trailing slash ends up at its one address', async ({ page }) => {
  await page.goto('/privacy-policy/?from=mail');
  await expect(page).toHaveURL(/\/privacy-policy\?from=mail$/);
});
