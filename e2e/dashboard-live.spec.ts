import { openDashboard, someone, store, storedStatus } from './support/dashboard.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('A record that comes in is announced, shown on request and marked as new until it is opened', async ({
  page,
  db,
}) => {
  await openDashboard(page, '?tab=contacts');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const [name, other] = [someone(), someone()];
  await store(db, 'contacts', name);
  await store(db, 'careers', other);
  await expect(page.getByRole('tab', { name: 'Careers' })).toContainText('1 new');
  await page.getByRole('button', { name: '1 new record · Show' }).click();
  const row = page.getByRole('row', { name });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByText('New', { exact: true })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Careers' }).click();
  await expect(page.getByRole('row', { name: other }).getByText('New', { exact: true })).toBeVisible();
});

test('A status set by one admin changes on the other’s screen by itself', async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  const name = someone();
  await store(db, 'contacts', name);
  await openDashboard(page, `?tab=contacts&q=${encodeURIComponent(name)}`);
  const colleague = await browser.newPage({ baseURL });
  await openDashboard(colleague, `?tab=contacts&q=${encodeURIComponent(name)}`);
  await expect(colleague.getByLabel(`Status of ${name}`)).toHaveValue('pending');
  await page.getByLabel(`Status of ${name}`).selectOption('resolved');
  await expect(colleague.getByLabel(`Status of ${name}`)).toHaveValue('resolved');
  await colleague.close();
});

test('Of two admins who change one record, the second is told and sees what the first chose', async ({
  page,
  db,
  browser,
  baseURL,
}) => {
  const name = someone();
  const id = await store(db, 'consultations', name);
  const query = `?q=${encodeURIComponent(name)}`;
  // The second admin's connection for live changes is stuck, so the page still shows the former status.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openDashboard(page, query);
  const control = page.getByLabel(`Status of ${name}`);
  await expect(control).toHaveValue('pending');

  const first = await browser.newPage({ baseURL });
  await openDashboard(first, query);
  await first.getByLabel(`Status of ${name}`).selectOption('scheduled');
  await expect(first.getByText('Status updated to scheduled')).toBeVisible();
  await first.close();

  await control.selectOption('completed');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Changed by someone else');
  await expect(alert).toContainText(`The status of ${name} is now scheduled.`);
  await expect(control).toHaveValue('scheduled');
  expect(await storedStatus(db, 'consultations', id)).toBe('scheduled');
});

test('A record deleted meanwhile is no longer offered', async ({ page, db }) => {
  const name = someone();
  const id = await store(db, 'contacts', name);
  // Live changes do not arrive, or the record would be gone before the choice.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openDashboard(page, `?tab=contacts&q=${encodeURIComponent(name)}`);
  const control = page.getByLabel(`Status of ${name}`);
  await expect(control).toBeVisible();
  await db.from('contact_inquiries').delete().eq('id', id);
  await control.selectOption('resolved');
  await expect(page.getByText('This record no longer exists.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('After a lost connection the dashboard catches up', async ({ page, db, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const name = someone();
  const id = await store(db, 'contacts', name);
  await signInAsAdmin(page);
  let drop = () => {};
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    socket.connectToServer();
    drop = () => void socket.close();
  });
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  const control = page.getByLabel(`Status of ${name}`);
  await expect(control).toHaveValue('pending');
  await context.setOffline(true);
  drop();
  await db.from('contact_inquiries').update({ status: 'responded' }).eq('id', id);
  await context.setOffline(false);
  await expect(control).toHaveValue('responded');
});
