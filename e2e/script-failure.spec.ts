import type { Locator } from '@playwright/test';
import { company } from '../app/company/facts.ts';
import { openDashboard, someone, store } from './support/dashboard.ts';
import { expect, type Page, test } from './support/test.ts';

const NOTICE = 'Something on this page did not start';

test('A form whose script is gone after a deployment stays to be read, and says how to go on', async ({
  page,
  faults,
}) => {
  faults.allow(/404|Failed to fetch dynamically/);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact');
  const notice = page.getByRole('alert').filter({ hasText: NOTICE });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: company.phone.display })).toHaveAttribute(
    'href',
    `tel:${company.phone.e164}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Full name').focus();
  const waiting = form.getByText('The form is still loading.');
  await letTransitionsEnd(form);
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send message' })).toBeDisabled();

  await page.unroute('**/assets/*.js');
  await notice.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('A page to read whose script is gone is the page it was', async ({ page, faults }) => {
  faults.allow(/404|Failed to fetch dynamically/);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse((response) => response.url().endsWith('.js'));
  await page.goto('/about');
  const before = await page.getByRole('main').textContent();
  await failed;
  expect(await page.getByRole('main').textContent()).toBe(before);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('A form that breaks while its page starts keeps its words and what was typed, and says how to go on', async ({
  page,
  faults,
}) => {
  faults.allow(/broken on purpose|error boundary|occurred in/);
  await breakApi(page, 'navigator.onLine');
  await page.goto('/contact');
  await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Jakarta');
});

test('A page to read that breaks keeps its words and needs no notice', async ({ page, faults }) => {
  faults.allow(/broken on purpose|error boundary|occurred in/);
  await breakApi(page, 'matchMedia');
  const broke = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
  await page.goto('/');
  await broke;
  const heading = page.getByRole('region', { name: 'Renting power, or owning it' });
  await expect(heading).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('A list that breaks leaves the rest of the dashboard at work and can be shown again', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/broken on purpose|error boundary|occurred in/);
  const name = someone();
  await store(db, 'contacts', name);
  await breakApi(page, 'matchMedia');
  await openDashboard(page, '?tab=contacts');
  // The list's own: a chart that asks the same fails as well, when its figures arrive.
  const failure = page
    .getByRole('tabpanel')
    .getByRole('alert')
    .filter({ hasText: 'This part of the page failed' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: /Total Consultations/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Careers' })).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await failure.getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

/** The style sheet waits six seconds before it says anything. */
const letTransitionsEnd = (part: Locator) =>
  part.evaluate((element) => {
    for (const transition of element.getAnimations({ subtree: true })) transition.finish();
  });

/** Makes the browser throw where the page asks it something while it is drawn. */
async function breakApi(page: Page, api: 'navigator.onLine' | 'matchMedia') {
  await page.addInitScript((name) => {
    const fail = () => {
      throw new Error('broken on purpose');
    };
    const { matchMedia } = window;
    if (name === 'matchMedia')
      Object.assign(window, { matchMedia: fail, mend: () => Object.assign(window, { matchMedia }) });
    else Object.defineProperty(Navigator.prototype, 'onLine', { get: fail });
  }, api);
}
