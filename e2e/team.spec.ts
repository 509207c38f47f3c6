import type { ServerProcess } from '../testing/server-process.ts';
import { accessibilityFaults } from './support/axe.ts';
import { someone } from './support/dashboard.ts';
import { hydrated } from './support/hydration.ts';
import { codesMailed } from './support/mailed-codes.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';

const BOSS = 'boss@office.example';
const AGENT = 'asha@office.example';
const NAME = 'आशा रानी <b>त्रिपाठी</b>';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a person' });
const open = (page: Page, name: string) => page.getByRole('button', { name: `Change ${name}` }).click();

test('An office without a demo: first admin, first agent, roles, and the last admin who cannot go', async ({
  page,
  browser,
  faults,
  freshServer,
}) => {
  test.setTimeout(180_000); // starts a server of its own
  faults.allow(/404|40\d \(/);
  const server = await freshServer({ env: { DEMO: '0', ADMIN_EMAIL: 'Boss@Office.example' } });
  await signInByCode(page, server, BOSS);
  await expect(page.getByRole('listitem').filter({ hasText: BOSS })).toContainText('You');

  await test.step('The only admin can give up neither the role nor the place', async () => {
    await open(page, BOSS);
    await page.getByRole('button', { name: 'Make agent' }).click();
    await page.getByRole('button', { name: 'Become an agent' }).click();
    await expect(page.getByText('The last admin stays')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove…' }).click();
    await expect(page.getByText('Access ends at once')).toBeVisible();
    await page.getByRole('group', { name: 'Remove yourself?' }).getByText('Remove from the team').click();
    await expect(page.getByText('The last admin stays')).toHaveCount(2);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('An address that was added is told how it signs in; a second time it is refused at the field', async () => {
    await add(page, NAME, ` ${AGENT.toUpperCase()} `);
    await expect(page.getByText(`${AGENT} can sign in now`)).toBeVisible();
    await expect(page.getByText('2 people')).toBeVisible();
    await add(page, '', AGENT);
    const field = page.getByLabel('E-mail');
    await expect(field).toHaveAccessibleDescription(/This address is on the list already/);
    await expect(field).toHaveValue(AGENT);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 people')).toBeVisible();
  });

  const theirs = await (await browser.newContext()).newPage();
  await test.step('The agent signs in by code, is staff at once and sees whom to ask', async () => {
    await signInByCode(theirs, server, AGENT);
    await expect(
      theirs.getByText(`Only admins can add, change or remove people. Ask ${BOSS}.`),
    ).toBeVisible();
    await expect(theirs.getByRole('listitem').filter({ hasText: AGENT })).toContainText(NAME);
    await expect(addButton(theirs)).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: /^Change/ })).toHaveCount(0);
    expect(await accessibilityFaults(theirs)).toEqual([]);
  });

  await test.step('Made admin, the agent manages the team', async () => {
    await open(page, NAME);
    await page.getByRole('button', { name: 'Make admin' }).click();
    await expect(page.getByText('is an admin from now on')).toBeVisible();
    await theirs.reload();
    await expect(addButton(theirs)).toBeVisible();
  });

  await test.step('Who gives up being admin is asked first, and the page follows', async () => {
    await open(page, BOSS);
    await page.getByRole('button', { name: 'Make agent' }).click();
    await expect(page.getByText('Only another admin can undo this')).toBeVisible();
    await page.getByRole('button', { name: 'Become an agent' }).click();
    await expect(addButton(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0);
    await expect(page.getByText(`Ask ${NAME}.`)).toBeVisible();
  });

  await test.step('Who is removed has no access from then on, and their leads have no owner', async () => {
    await theirs.reload();
    await open(theirs, BOSS);
    await theirs.getByRole('button', { name: 'Remove…' }).click();
    await theirs
      .getByRole('group', { name: `Remove ${BOSS}?` })
      .getByText('Remove from the team')
      .click();
    await expect(theirs.getByText(`${BOSS} no longer has access`)).toBeVisible();
    await expect(theirs.getByText('1 person')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/this account is not one of the office’s staff/)).toBeVisible();
  });
  await theirs.context().close();
});

test('Another admin’s change reaches an open dashboard when its tab is looked at again', async ({
  page,
  db,
}) => {
  const demote = (role: 'admin' | 'agent') =>
    db.from('staff').update({ role }).eq('email', 'admin@awadhsolar.example');
  await signInAsAdmin(page);
  await page.goto('/admin?view=team');
  await expect(addButton(page)).toBeVisible();
  await demote('agent');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(addButton(page)).toHaveCount(0);
  await demote('admin');
});

test('A list that cannot be loaded, and a change that fails, say so and can be tried again', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/400|403/);
  const colleague = someone('Ravi');
  await db
    .from('staff')
    .insert({ email: `${crypto.randomUUID()}@office.example`, name: colleague })
    .throwOnError();
  await page.route('**/rest/v1/staff*', (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await signInAsAdmin(page);
  await page.goto('/admin?view=team');
  await expect(page.getByText('The team could not be loaded')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/rest/v1/staff*');
  await page.getByRole('button', { name: 'Try again' }).click();

  await open(page, colleague);
  await page.route('**/rest/v1/staff*', (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await page.getByLabel('Name').fill(`${colleague} Kumar`);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('status').getByText('The name was not saved')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(`${colleague} Kumar`);
  await page.unroute('**/rest/v1/staff*');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: `Change ${colleague} Kumar` })).toBeFocused();
});

test('The site greets staff who are signed in with the dashboard and their name, until they sign out', async ({
  page,
  context,
  faults,
}) => {
  // What the dashboard had just asked for when the session ended.
  faults.allow(/401 \(Unauthorized\)/);
  await page.goto('/login');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Office login' })).toBeVisible();
  await page.getByLabel('Email').fill('admin@awadhsolar.example');
  await page.getByRole('button', { name: 'Sign In with OTP' }).click();
  await expect(page).toHaveURL('/');
  const greeting = page.getByRole('link', { name: 'Dashboard · Demo admin' });
  await expect(greeting).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Office login' })).toHaveCount(0);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  const layoutShift = await watchLayoutShift(other);
  await other.setViewportSize({ width: 360, height: 740 });
  await other.goto('/hi/about');
  await expect(other.getByRole('link', { name: 'डैशबोर्ड · Demo admin' })).toHaveCount(2);
  expect(await layoutShift()).toBe(0);
  expect(await accessibilityFaults(other)).toEqual([]);
  expect(asked.filter((url) => /\/(auth|rest)\/v1/.test(url))).toEqual([]);

  await greeting.first().click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'दफ़्तर साइन इन' })).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Office login' })).toBeVisible();
});

async function signInByCode(page: Page, server: ServerProcess, email: string) {
  await page.goto(`${server.url}/admin?view=team`);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign In with OTP' }).click();
  const [code = ''] = await codesMailed(server, email, 1);
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
}

async function add(page: Page, name: string, email: string) {
  await addButton(page).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Add to the team' }).click();
}

/** Adds up what moves on the page from its first paint on. */
async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => window.layoutShift);
}

declare global {
  interface Window {
    layoutShift: number;
  }
}
