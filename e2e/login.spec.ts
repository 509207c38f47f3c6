import { accessibilityFaults } from './support/axe.ts';
import { holdScripts, hydrated } from './support/hydration.ts';
import { codesMailed } from './support/mailed-codes.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';

const ADMIN = 'admin@awadhsolar.example';

async function submitEmail(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In with OTP' }).click();
}

test('The demo admin signs in at once, lands on the home page and finds the dashboard from there', async ({
  page,
}) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: ADMIN }).click();
  await page.getByRole('button', { name: 'Sign In with OTP' }).click();
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('Whoever the dashboard sent to log in comes back to the same list', async ({ page }) => {
  await page.goto('/admin?tab=careers&q=sales');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await submitEmail(page, ADMIN);
  await expect(page).toHaveURL('/admin?tab=careers&q=sales');
  await expect(page.getByRole('tab', { name: 'Careers' })).toHaveAttribute('aria-selected', 'true');
});

test('A link cannot send a freshly signed-in admin to another site', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/admin')}`);
  await hydrated(page);
  await submitEmail(page, ADMIN);
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('What is typed before the script runs is kept, and cannot end up in the address', async ({ page }) => {
  const letScriptsGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  const button = page.getByRole('button', { name: 'Sign In with OTP' });
  await email.fill(ADMIN);
  await email.press('Enter');
  await button.click({ force: true });
  await expect(email).toHaveValue(ADMIN);
  letScriptsGo();
  await hydrated(page);
  await expect(email).toHaveValue(ADMIN);
  expect(new URL(page.url()).search).toBe('');
  await button.click();
  await expect(page.getByText('Login Successful')).toBeVisible();
});

test('Without an address the page asks for one', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign In with OTP' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Please enter your email address');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('Any other address is refused in a demo', async ({ page, faults }) => {
  faults.allow(/401/);
  await page.goto('/login');
  await hydrated(page);
  await submitEmail(page, 'stranger@mail.example');
  await expect(page.getByRole('alert')).toContainText('Invalid email or OTP not implemented yet');
  await expect(page).toHaveURL('/login');
});

test('A server that cannot be reached is a failed login, to be tried later', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|Failed to load/);
  await page.goto('/login');
  await hydrated(page);
  await page.route('**/demo/login', (route) => route.abort());
  await submitEmail(page, ADMIN);
  await expect(page.getByRole('alert')).toContainText('Login Failed');
  await expect(page.getByRole('alert')).toContainText('Please try again later');
});

test('The calculator is one link away for who came here by mistake', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Calculate your solar savings' }).click();
  await expect(page).toHaveURL('/calculator');
});

test('A session survives a reload, and signing out in one tab signs out the other', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test.describe('Outside a demo', () => {
  test.describe.configure({ timeout: 240_000 }); // starts a server of its own

  test('A mailed code signs in; a wrong one, an old one and a second use do not', async ({
    page,
    faults,
    freshServer,
  }) => {
    faults.allow(/404|40\d \(/);
    const server = await freshServer({ env: { DEMO: '0' } });
    await page.clock.install();
    await page.goto(`${server.url}/admin?tab=contacts`);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await submitEmail(page, 'Asha@Office.example');
    await expect(
      page.getByText(/If asha@office.example may sign in, a six-digit code is on its way/),
    ).toBeVisible();
    const [first = ''] = await codesMailed(server, 'asha@office.example', 1);

    const code = page.getByLabel('Six-digit code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill(first === '111111' ? '222222' : '111111');
    await expect(page.getByText(/This code is wrong or no longer valid/)).toBeVisible();

    await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
    await expect(page.getByText('Code requested again')).toBeVisible();
    const newest = (await codesMailed(server, 'asha@office.example', 2)).at(-1) ?? '';

    await code.fill(first);
    await expect(page.getByText(/This code is wrong or no longer valid/)).toBeVisible();
    await code.fill(newest);
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/admin?tab=contacts`);
    await expect(page.getByText(/not one of the office’s staff/)).toBeVisible();
  });

  test('Guessing codes is stopped after a few tries', async ({ page, faults, freshServer }) => {
    faults.allow(/404|40\d \(|429/);
    const server = await freshServer({ env: { DEMO: '0', LIMITS_SCALE: '1' } });
    await page.goto(`${server.url}/login`);
    await hydrated(page);
    await submitEmail(page, 'asha@office.example');
    const [mailed = ''] = await codesMailed(server, 'asha@office.example', 1);
    const code = page.getByLabel('Six-digit code');
    const tooMany = page.getByText(/Too many tries/);
    for (let guess = 0; guess < 12 && !(await tooMany.isVisible()); guess++) {
      const wrong = String(100_000 + guess);
      await code.fill(wrong === mailed ? '999999' : wrong);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    }
    await expect(tooMany).toBeVisible();
    await code.fill(mailed);
    await expect(tooMany).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login`);
  });
});
