import { accessibilityFaults } from './support/axe.ts';
import { openDashboard, store } from './support/dashboard.ts';
import { holdScripts, hydrated } from './support/hydration.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';

/** Fills the contact form of the page that is open. */
async function sendMessage(page: Page, name: string): Promise<void> {
  await hydrated(page);
  const form = page.getByRole('form', { name: /message/i });
  await form.getByLabel(/^Full name|^Name/).fill(name);
  await form.getByLabel(/^Phone/).fill('9876543210');
  await form.getByLabel(/^Message/).fill('Please call me.');
  await form.getByRole('checkbox').check();
  await page.clock.fastForward(5_000);
  await form.locator('[type=submit]').click();
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible();
}

test('A visit that began with a campaign on one page and ended with a form on another is counted for its source', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x');
  const name = `Asha ${word}`;
  await page.clock.install();
  // The first page's script never comes: its visitor reads and goes on.
  const release = await holdScripts(page);
  await page.goto(`/about?utm_source=Paper-${word}&utm_campaign=%00Diwali%20%F0%9F%AA%94&gclid=1`, {
    referer: 'https://news.example/solar?secret=1',
    waitUntil: 'commit',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await page.goto('/contact?utm_source=later');
  await sendMessage(page, name);

  const { data } = await db
    .from('contact_inquiries')
    .select('id, source')
    .eq('name', name)
    .single()
    .throwOnError();
  expect(data.source).toEqual({
    utm_source: `Paper-${word}`,
    utm_campaign: 'Diwali 🪔',
    referrer: 'news.example',
    landing: '/about',
  });
  const { data: lead } = await db.from('leads').select('source').eq('id', data.id).single().throwOnError();
  expect(lead.source).toBe(`paper-${word}`);

  await db.from('contact_inquiries').update({ status: 'resolved' }).eq('id', data.id).throwOnError();
  await page.clock.resume();
  await signInAsAdmin(page);
  await page.goto('/admin?view=sources');
  const row = page.getByRole('table', { name: 'By source' }).getByRole('row', { name: `paper-${word}` });
  await expect(row.getByRole('cell')).toHaveText([/^1/, '1100%', '1100%']);
  await page.getByRole('link', { name: `Contacts 1 from paper-${word}` }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('Where the tab may not store anything, the form is sent all the same', async ({ page, db, faults }) => {
  // The router's own, which keeps scroll positions there.
  faults.allow(/denied/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const name = `Bina ${crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x')}`;
  await page.clock.install();
  await page.goto('/contact?utm_source=paper');
  await sendMessage(page, name);
  const { data } = await db
    .from('contact_inquiries')
    .select('source')
    .eq('name', name)
    .single()
    .throwOnError();
  expect(data.source).toBeNull();
});

test('The report covers the chosen days, says so in words, and has a word for nothing', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const day = (date: string) => ({ created_at: `${date}T06:00:00Z`, source: { utm_source: word } });
  await store(db, 'contacts', 'Old Kumar', day('2021-03-05'));
  await store(db, 'consultations', 'Older Kumar', {
    ...day('2021-03-04'),
    source: { referrer: 'www.google.com' },
  });
  await store(db, 'consultations', 'Oldest Kumar', day('2021-03-01'));
  await openDashboard(page, '?tab=contacts');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel('From', { exact: true }).fill('2021-03-01');
  await page.getByLabel('Until', { exact: true }).fill('2021-03-04');
  await expect(page.getByText('2 leads from 2 sources came in from 1 Mar 2021 to 4 Mar 2021.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Until', { exact: true }).fill('2021-03-05');
  await expect(page.getByText(`Most came from ${word}: 2, which is 67%.`)).toBeVisible();
  const kinds = page.getByRole('table', { name: 'By kind' });
  await expect(kinds.getByRole('row', { name: 'Consultations' }).getByRole('cell').first()).toHaveText(
    '267%',
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel('From', { exact: true }).fill('2020-03-01');
  await page.getByLabel('Until', { exact: true }).fill('2020-03-04');
  await expect(page.getByText('No leads in this time')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible();
});
