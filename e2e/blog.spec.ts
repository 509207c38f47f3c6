import { hydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

test('A category picked before the script has started stays picked when it has', async ({ page }) => {
  let letScriptsThrough = () => {};
  const picked = new Promise<void>((resolve) => {
    letScriptsThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await picked;
    await route.continue();
  });
  await page.goto('/blog');
  await page.getByText('Policy', { exact: true }).first().click();
  letScriptsThrough();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Policy' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('A reader goes from the list to an article and on to the next', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('article').first().click();
  await expect(page).toHaveURL('/blog/panel-efficiency-in-uttar-pradesh');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('22-24%');
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/blog/rooftop-solar-subsidy-in-uttar-pradesh');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
