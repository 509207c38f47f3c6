import { hydrated } from './support/hydration.ts';
import { expireToken, signInAsAdmin } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';

const HOUR = 3600;
const ADMIN = 'admin@awadhsolar.example';
const TABS = ['Installations', 'Testimonials'];

for (const [how, seconds] of [
  ['two days ahead', 48 * HOUR],
  ['an hour behind', -HOUR],
] as const) {
  test(`On a device whose clock is ${how} one signs in and works, and the token is refreshed no more than elsewhere`, async ({
    page,
  }) => {
    await shiftClock(page, seconds);
    const refreshes = countRefreshes(page);
    await page.goto('/login?next=%2Fadmin');
    await hydrated(page);
    await page.getByRole('button', { name: ADMIN }).click();
    await page.getByRole('button', { name: 'Sign In with OTP' }).click();
    await workThroughTabs(page);
    await page.reload();
    await workThroughTabs(page);
    expect(refreshes()).toBeLessThanOrEqual(2);
  });
}

test('A token that ran out while the clock stood two days behind is refreshed once, not thrown away', async ({
  page,
  context,
  faults,
  server,
}) => {
  faults.allow(/401/);
  await signInAsAdmin(page);
  await expireToken(page, server);
  const dashboard = await context.newPage();
  await shiftClock(dashboard, -48 * HOUR);
  const refreshes = countRefreshes(dashboard);
  await dashboard.goto('/admin');
  await workThroughTabs(dashboard);
  expect(refreshes()).toBe(1);
});

/** The page's own clock is off by so much; the server's is right. */
async function shiftClock(page: Page, seconds: number) {
  await page.addInitScript((ms) => {
    const TrueDate = Date;
    class ShiftedDate extends TrueDate {
      constructor(...given: unknown[]) {
        super(...((given.length ? given : [TrueDate.now() + ms]) as []));
      }
      static override now() {
        return TrueDate.now() + ms;
      }
    }
    Object.assign(globalThis, { Date: ShiftedDate });
  }, seconds * 1000);
}

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) count++;
  });
  return () => count;
}

/** Each tab reads its list with the session's token. */
async function workThroughTabs(page: Page) {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  }
}
