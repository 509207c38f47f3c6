import { readFileSync } from 'node:fs';
import { accessibilityFaults } from './support/axe.ts';
import { signedInClient, someone } from './support/dashboard.ts';
import { signInAsAdmin, signInAsAgent } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const csv = (...lines: string[]) => ({
  name: 'old leads.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
});

async function openImport(page: Page) {
  await signInAsAdmin(page);
  await page.goto('/admin?view=import');
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible({ timeout: 30_000 });
}

const choose = (page: Page, file: ReturnType<typeof csv>) => page.getByLabel('CSV file').setInputFiles(file);

async function figures(page: Page) {
  const count = (label: string) =>
    page
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('+ dd')
      .textContent();
  return {
    imported: await count('Imported'),
    there: await count('Already there'),
    leftOut: await count('Left out'),
  };
}

test('A file is checked, imported once, and taken out again as a whole', async ({ page, db, server }) => {
  const [ravi, asha] = [someone('Ravi'), someone('आशा रानी')];
  const file = csv(
    'नाम;मोबाइल;City;Date;Status;Colour',
    `${ravi};98765 43210;Lucknow;05/03/2024;Contacted;red`,
    `${asha};९८७६५४३२११;"कानपुर; उत्तर प्रदेश";2024-03-06;;`,
    'Nobody;12345;Agra;;;',
    'Somebody;9876543213;Agra;31/02/2024;sold;',
    `${ravi};+919876543210;Lucknow;5-3-2024;Pending;`,
    '<b>Usha</b> & Co;9876543214;Agra;06/03/2024;;',
  );
  await openImport(page);
  await expect(page.getByText('Nothing imported yet')).toBeVisible();
  await choose(page, file);
  await expect(page.getByLabel('Phone')).toHaveValue('1');
  await expect(
    page.getByText('3 lines can be imported · 2 lines cannot · 1 line in the file twice'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 4' })).toContainText(
    'Phone “12345” is no number',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 5' })).toContainText(
    'Received “31/02/2024” is no date',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 6' })).toContainText(
    'Says the same as line 2',
  );
  await expect(page.getByRole('list', { name: 'As they will be stored' })).toContainText('कानपुर; उत्तर प्रदेश');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeFocused();
  expect(await figures(page)).toEqual({ imported: '3', there: '1', leftOut: '2' });
  expect(await accessibilityFaults(page)).toEqual([]);
  const { data: leads } = await db
    .from('leads')
    .select('name, phone, status, source, created_at')
    .in('name', [ravi, asha])
    .order('phone');
  expect(leads).toEqual([
    {
      name: ravi,
      phone: '+919876543210',
      status: 'contacted',
      source: 'import',
      created_at: expect.stringContaining('2024-03-04T18:30:00'),
    },
    expect.objectContaining({ name: asha, phone: '+919876543211', status: 'pending' }),
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the result' }).click(),
  ]);
  const report = readFileSync(await download.path(), 'utf8');
  expect(report).toContain('4,Left out,"Phone “12345”');
  expect(report).toContain(`2,Imported,,${ravi}`);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, file);
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  expect(await figures(page)).toEqual({ imported: '0', there: '4', leftOut: '2' });
  await expect(page.getByRole('button', { name: 'Undo the import' })).toHaveCount(1);

  const agent = await signedInClient(server, 'agent');
  const { data: worked } = await agent.from('leads').select('id').eq('name', ravi).single();
  await agent.from('activities').insert({ lead_id: worked?.id ?? '', type: 'reached' });
  await page.getByRole('button', { name: 'Undo the import of old leads.csv' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(dialog).toContainText('3 records of this import will be deleted');
  await expect(dialog).toContainText('1 of them has been worked on since');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete them' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Undone /)).toBeVisible();
  const { count } = await db
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .in('name', [ravi, asha]);
  expect(count).toBe(0);
});

test('On a small phone the whole way fits, and the columns can be corrected', async ({ page, db }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = someone('सूर्यनारायण वेंकटसुब्रमण्यम अय्यर');
  await openImport(page);
  await choose(page, csv('Who,Digits,Where', `${name},9876543210,Lucknow`));
  await expect(page.getByText('Choose the column for: Name, Phone, Location.')).toBeVisible();
  await page.getByLabel('Name').selectOption('Who');
  await page.getByLabel('Phone').selectOption('Digits');
  await page.getByLabel('Location').selectOption('Where');
  await page.getByLabel('Received on, for lines without a date').fill('2025-06-01');
  await expect(page.getByRole('button', { name: 'Import 1 line' })).toBeVisible();
  await nothingIsTooWide(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 line' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeFocused();
  await nothingIsTooWide(page);
  const { data } = await db.from('leads').select('created_at').eq('name', name).single();
  expect(data?.created_at).toContain('2025-05-31T18:30:00');
});

test('A long import can be stopped between two chunks, asks before it is left, and goes on', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const lines = Array.from(
    { length: 125 },
    (_, index) => `Lead ${index} ${word},${9_000_000_000 + index},Agra,05/03/2024`,
  );
  await openImport(page);
  await choose(page, csv('Name,Phone,City,Date', ...lines));
  const gate = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/rpc/import_leads', async (route) => {
    calls += 1;
    if (calls === 2) await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 125 lines' }).click();
  await expect(page.getByText('50 of 125')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'People' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave while importing?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Stop' }).click();
  gate.resolve();
  await expect(page.getByRole('heading', { name: 'Import stopped' })).toBeFocused();
  await expect(page.getByText('25 lines not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import the rest' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
  expect(await figures(page)).toEqual({ imported: '125', there: '0', leftOut: '0' });
  const { data } = await db.from('imports').select('row_count').eq('row_count', 125);
  expect(data).toHaveLength(1);
  await expect(page.getByRole('tab', { name: /Consultations.* new/ })).toBeHidden();
});

test('A file that cannot be read says what to do', async ({ page }) => {
  await openImport(page);
  await choose(page, { ...csv(), buffer: Buffer.from('Name\nJos\xe9', 'latin1') });
  await expect(page.getByRole('alert')).toContainText('CSV UTF-8');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('Agents neither see nor open it', async ({ page }) => {
  await signInAsAgent(page);
  await page.goto('/admin?view=import');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import' })).toBeHidden();
  await expect(page.getByLabel('CSV file')).toBeHidden();
});
