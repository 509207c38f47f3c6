import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from './support/axe.ts';
import { openDashboard, someone, store, storedStatus, type Tab } from './support/dashboard.ts';
import { expect, type Page, test } from './support/test.ts';

/** As the specification lists them. */
const STATUSES: Partial<Record<Tab, string[]>> = {
  consultations: ['pending', 'contacted', 'scheduled', 'completed'],
  installations: ['pending', 'site-assessment', 'quotation', 'approved', 'in-progress', 'completed'],
  associates: ['pending', 'approved', 'rejected'],
  trainings: ['pending', 'confirmed', 'completed'],
  contacts: ['pending', 'responded', 'resolved'],
  testimonials: ['pending', 'approved', 'rejected'],
};

const rowLinks = (page: Page) => page.getByRole('rowheader').getByRole('link');

test('The seven tabs list their records newest first, and four counters say how many there are', async ({
  page,
  db,
}) => {
  const tabs: Tab[] = [
    'consultations',
    'installations',
    'associates',
    'careers',
    'trainings',
    'contacts',
    'testimonials',
  ];
  const names = new Map<Tab, string>();
  for (const tab of tabs) {
    names.set(tab, someone());
    await store(db, tab, names.get(tab) ?? '');
  }
  await openDashboard(page);
  for (const tab of tabs) {
    await page.getByRole('tab', { name: new RegExp(tab, 'i') }).click();
    await expect(rowLinks(page).first()).toHaveText(names.get(tab) ?? '');
  }
  const { count } = await db.from('consultation_bookings').select('*', { count: 'exact', head: true });
  const counter = page.getByRole('link', { name: 'Total Consultations' });
  await expect(counter).toContainText(new Intl.NumberFormat('en-IN').format(count ?? -1));
  for (const label of ['Installation Requests', 'Associate Applications', 'Career Applications']) {
    await expect(page.getByRole('link', { name: label })).toBeVisible();
  }
});

test('Every list offers its own statuses, and an application shows its status and no control', async ({
  page,
}) => {
  await openDashboard(page);
  for (const [tab, statuses] of Object.entries(STATUSES)) {
    await page.getByRole('tab', { name: new RegExp(tab, 'i') }).click();
    await expect(page.getByRole('heading', { name: new RegExp(tab, 'i'), level: 2 })).toBeVisible();
    const offered = page
      .getByLabel(/^Status of/)
      .first()
      .getByRole('option');
    await expect
      .poll(() => offered.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
      .toEqual(statuses);
  }
  await page.getByRole('tab', { name: 'Careers' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByLabel(/^Status of/)).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('Pending');
});

test('Each status that is set is stored, said and worn in its colour', async ({ page, db }) => {
  const name = someone();
  const id = await store(db, 'installations', name);
  await openDashboard(page, `?tab=installations&q=${encodeURIComponent(name)}`);
  const control = page.getByLabel(`Status of ${name}`);
  const hue = () => control.locator('..').evaluate((badge) => getComputedStyle(badge).backgroundColor);
  const colours = new Map<string, string>();
  for (const status of [...(STATUSES.installations?.slice(1) ?? []), 'pending']) {
    await control.selectOption(status);
    await expect(page.getByText(`Status updated to ${status}`, { exact: true })).toBeVisible();
    await expect(control).toHaveValue(status);
    expect(await storedStatus(db, 'installations', id)).toBe(status);
    colours.set(status, await hue());
  }
  await expect(page.getByText('Status Updated').first()).toBeVisible();
  expect(colours.get('completed')).toBe(colours.get('quotation'));
  const distinct = ['pending', 'approved', 'in-progress', 'quotation'].map((status) => colours.get(status));
  expect(new Set(distinct).size).toBe(4);
});

test('A status change that fails says so and shows the old status again', async ({ page, db, faults }) => {
  faults.allow(/500|status change failed/);
  const name = someone();
  const id = await store(db, 'contacts', name);
  await openDashboard(page, `?tab=contacts&q=${encodeURIComponent(name)}`);
  const control = page.getByLabel(`Status of ${name}`);
  await page.route('**/rest/v1/contact_inquiries*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'broken' } })
      : route.continue(),
  );
  await control.selectOption('resolved');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Error');
  await expect(alert).toContainText('Failed to update status');
  await expect(control).toHaveValue('pending');
  expect(await storedStatus(db, 'contacts', id)).toBe('pending');
});

test('Search finds by name, phone and words of any record, and the status filter narrows it', async ({
  page,
  db,
}) => {
  const name = someone('पूजा');
  await store(db, 'contacts', name, {
    phone: '+919812345678',
    message: 'Inverter बंद है, please visit',
    status: 'responded',
  });
  await openDashboard(page, '?tab=contacts');
  const search = page.getByRole('searchbox', { name: 'Search' });
  for (const term of [name, `98123 45678 `, `inverter visit ${name.slice(-8)}`]) {
    // Until then the list shows what was found before.
    const answered = page.waitForResponse(/rpc\/search_leads/);
    await search.fill(term);
    await answered;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await search.fill(name);
  const filter = page.getByLabel('Filter by status');
  await filter.selectOption('pending');
  await expect(page.getByText('No record fits this search and these filters.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await filter.selectOption('responded');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(name);
  await expect(filter).toHaveValue('responded');
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('A search with more matches than the list holds says so', async ({ page, db }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const rows = Array.from({ length: 1000 }, () => ({ name: word, phone: '+919876543210', message: 'many' }));
  const { error } = await db.from('contact_inquiries').insert(rows);
  expect(error).toBeNull();
  await store(db, 'contacts', `Oldest ${word}`, { created_at: '2026-01-01T00:00:00Z', message: 'few' });
  await openDashboard(page, `?tab=contacts&q=${word}`);
  const hint = page.getByText(
    'Only the newest 1,000 matches are listed. Add a word to narrow the search down.',
  );
  await expect(hint).toBeVisible();
  await page.getByRole('searchbox').fill(`${word} few`);
  await expect(page.getByRole('link', { name: `Oldest ${word}` })).toBeVisible();
  await expect(hint).toBeHidden();
});

test('Pages lead through every record once, to the oldest and back', async ({ page, db }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const expected: string[] = [];
  for (let batch = 0; batch < 6; batch++) {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      name: `Row ${word} ${batch}${index}`,
      phone: '+919876543210',
      message: 'paging',
      // Ten share a moment: the id must keep them apart.
      created_at: `2026-01-0${batch + 1}T00:00:00.123456+00:00`,
    }));
    const { error } = await db.from('contact_inquiries').insert(rows);
    expect(error).toBeNull();
    expected.push(...rows.map((row) => row.name));
  }
  await openDashboard(page, `?tab=contacts&q=${word}`);
  const names = () => rowLinks(page).allTextContents();
  const seen: string[] = [];
  for (const size of [25, 25, 10]) {
    await expect(rowLinks(page)).toHaveCount(size);
    await expect.poll(async () => seen.includes((await names())[0] ?? '')).toBe(false);
    seen.push(...(await names()));
    if (size === 25) await page.getByRole('link', { name: 'Older' }).click();
  }
  expect(seen.toSorted()).toEqual(expected.toSorted());
  expect(seen.map((name) => name.at(-2))).toEqual(
    seen
      .map((name) => name.at(-2))
      .toSorted()
      .reverse(),
  );
  await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(rowLinks(page).first()).toHaveText(seen[0] ?? '');
  await page.getByRole('link', { name: 'Oldest' }).click();
  await expect(rowLinks(page).last()).toHaveText(seen.at(-1) ?? '');
  await expect(rowLinks(page)).toHaveCount(25);
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(rowLinks(page).first()).toHaveText(seen[10] ?? '');
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(rowLinks(page).first()).toHaveText(seen[0] ?? '');
  await page.goBack();
  await expect(rowLinks(page).first()).toHaveText(seen[10] ?? '');
});

test('The export holds the whole filtered list, in Indian scripts, and runs no formula', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  for (let batch = 0; batch < 3; batch++) {
    const { error } = await db.from('contact_inquiries').insert(
      Array.from({ length: 10 }, (_, index) => ({
        name: `रवि ${batch}${index}`,
        phone: '+919876543210',
        message: `=HYPERLINK("https://evil.example","${word}")`,
      })),
    );
    expect(error).toBeNull();
  }
  await openDashboard(page, `?tab=contacts&q=${word}`);
  await expect(rowLinks(page)).toHaveCount(25);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^awadh-solar-contacts-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeffReceived,Status,Name,Phone,')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(30);
  for (const line of lines) {
    expect(line).toContain(',Pending,रवि ');
    expect(line).toContain(',98765 43210,');
    expect(line).toContain(`,"'=HYPERLINK(""https://evil.example"",""${word}"")"`);
  }
  await expect(page.getByText('30 records saved as a CSV file.')).toBeVisible();
});

test('The trends show leads per day and statuses over 7, 30 and 90 days', async ({ page }) => {
  await openDashboard(page);
  const trends = page.getByRole('region', { name: 'Trends' });
  for (const days of [7, 90, 30]) {
    await trends.getByRole('button', { name: `${days} days` }).click();
    await expect(trends.getByRole('img', { name: `Leads per day over ${days} days` })).toBeVisible();
  }
  await trends.getByText('Numbers').click();
  await expect(trends.getByRole('table', { name: 'Leads per day by kind' })).toBeVisible();
  await trends.getByRole('button', { name: 'Statuses' }).click();
  await expect(trends.getByText(/\d+ pending/).first()).toBeVisible();
});

test('The desk is in its colours before anyone touches it', async ({ page }) => {
  await openDashboard(page);
  const tool = page.getByRole('button', { name: 'Export CSV' });
  await expect(tool).toHaveCSS('border-top-width', '1px');
  await expect(tool).toHaveCSS('border-top-left-radius', '12px');
  const undeclared = await page.evaluate(() => {
    const textOf = (sheets: CSSStyleSheet[]) =>
      sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('');
    const sheets = [...document.styleSheets];
    const own = textOf(sheets.filter(({ href }) => href?.includes('/dashboard-')));
    const declared = textOf(sheets);
    const used = [...own.matchAll(/var\((--(?!tw-)[\w-]+)\)/g)].map(([, name = '']) => name);
    return used.length === 0 ? ['no sheet'] : used.filter((name) => !declared.includes(`${name}:`));
  });
  expect(undeclared).toEqual([]);
});
