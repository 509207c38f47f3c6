import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../app/lib/database.types.generated.ts';
import { demoAccount } from '../backend/demo-accounts.ts';
import { accessibilityFaults } from './support/axe.ts';
import { openDashboard, someone, store } from './support/dashboard.ts';
import { signInAsAdmin, signInAsAgent } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

type Client = SupabaseClient<Database>;

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function staffId(db: Client, who: 'admin' | 'agent'): Promise<string> {
  const { data } = await db
    .from('staff')
    .select('id')
    .eq('email', demoAccount(who) ?? '')
    .single()
    .throwOnError();
  return data.id;
}

async function changeLead(db: Client, id: string, change: object): Promise<void> {
  await db.from('leads').update(change).eq('id', id).throwOnError();
}

const leadsOf = async (db: Client, ids: string[]) =>
  (await db.from('leads').select('id, owner_id, follow_up_at, status').in('id', ids).throwOnError()).data;

/** What a row says where it is wide enough to say it. */
const inRow = (page: Page, name: string, text: string) =>
  page.getByRole('row', { name }).getByText(text).filter({ visible: true });

const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();

test('Filters by owner, follow-up, source and day combine, survive a reload and can be taken away one by one', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const [mine, late, other] = [`Mine ${word}`, `Late ${word}`, `Other ${word}`];
  const source = { utm_source: `Paper-${word}` };
  const mineId = await store(db, 'contacts', mine, { source });
  const lateId = await store(db, 'contacts', late, { source });
  await store(db, 'contacts', other);
  await changeLead(db, mineId, { owner_id: await staffId(db, 'admin'), follow_up_at: hoursFromNow(30) });
  await changeLead(db, lateId, { owner_id: await staffId(db, 'agent'), follow_up_at: hoursFromNow(-2) });

  await openDashboard(page, `?tab=contacts&q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(inRow(page, late, 'Overdue')).toBeVisible();
  await expect(inRow(page, late, 'Demo agent')).toBeVisible();
  await expect(inRow(page, other, 'No owner')).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByLabel('Source').selectOption(`paper-${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await filters.getByLabel('Owner').selectOption('Me');
  await expect.poll(() => names(page)).toEqual([mine]);
  await filters.getByLabel('Follow-up').selectOption('In the next 7 days');
  await expect.poll(() => names(page)).toEqual([mine]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await filters.getByLabel('Received from').fill(today);
  await filters.getByLabel('Received until').fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  await expect.poll(() => names(page)).toEqual([mine]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => names(page)).toEqual([mine]);
  const active = page.getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('button')).toHaveCount(6);

  await active.getByRole('button', { name: 'Remove filter: Owner: me' }).click();
  await expect(page.getByRole('button', { name: 'Filters 4 active' })).toBeFocused();
  await active.getByRole('button', { name: /Follow-up/ }).click();
  await expect.poll(() => names(page)).toEqual([late, mine]);
  await page.getByRole('button', { name: 'Filters 3 active' }).click();
  await filters.getByLabel('Owner').selectOption('Nobody');
  await expect(page.getByText('No match')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/admin\?tab=contacts$/);
  await expect(page.getByRole('link', { name: other })).toBeVisible();
});

test('The status filter offers what the list can have, and testimonials have no filters of leads', async ({
  page,
}) => {
  await openDashboard(page, '?tab=contacts');
  const statuses = page.getByLabel('Filter by status').getByRole('option');
  await expect(statuses).toHaveText(['All statuses', 'Pending', 'Responded', 'Resolved']);
  await page.getByRole('tab', { name: 'Testimonials' }).click();
  await expect(statuses).toHaveText(['All statuses', 'Pending', 'Approved', 'Rejected']);
  await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('An admin assigns three at once; the one that was deleted meanwhile is named and stays selected', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const gone = `Gone ${word}`;
  const kept = [await store(db, 'contacts', `Asha ${word}`), await store(db, 'contacts', `Bina ${word}`)];
  const goneId = await store(db, 'contacts', gone);
  await openDashboard(page, `?tab=contacts&q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page).not.toHaveURL(/record=/);
  const bar = page.getByRole('region', { name: 'Change what is selected' });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  expect(await accessibilityFaults(page)).toEqual([]);
  await db.from('contact_inquiries').delete().eq('id', goneId).throwOnError();

  await bar.getByRole('button', { name: 'Assign' }).click();
  const sheet = page.getByRole('dialog', { name: 'Assign 3 leads' });
  await sheet.getByLabel('Assign to').selectOption('Demo agent');
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(sheet.getByRole('status')).toContainText('2 changed, 1 not changed');
  await expect(sheet.getByRole('listitem')).toHaveText([`${gone}It was deleted meanwhile.`]);
  expect(await accessibilityFaults(page)).toEqual([]);
  const agent = await staffId(db, 'agent');
  expect(await leadsOf(db, kept)).toEqual(kept.map(() => expect.objectContaining({ owner_id: agent })));

  await sheet.getByRole('button', { name: 'Back to the list' }).click();
  await expect(bar.getByRole('status')).toHaveText('1 selected, 1 not on this page');
  await expect(inRow(page, `Asha ${word}`, 'Demo agent')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
});

test('By keyboard alone, two leads get a follow-up and then a status of their list', async ({ page, db }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const ids = [await store(db, 'contacts', `Asha ${word}`), await store(db, 'contacts', `Bina ${word}`)];
  await openDashboard(page, `?tab=contacts&q=${word}`);
  for (const name of ['Asha', 'Bina']) {
    await page.getByRole('checkbox', { name: `Select ${name} ${word}` }).focus();
    await page.keyboard.press('Space');
  }
  const bar = page.getByRole('region', { name: 'Change what is selected' });
  await bar.getByRole('button', { name: 'Follow-up' }).press('Enter');
  const followUp = page.getByRole('dialog', { name: 'Follow up 2 leads' });
  await followUp.getByRole('button', { name: 'In three days' }).press('Enter');
  const shown = await followUp.getByLabel('Date and time (India)').inputValue();
  await followUp.getByRole('button', { name: 'Set follow-up' }).press('Enter');
  await expect(page.getByText('2 leads changed')).toBeVisible();
  await expect(followUp).toBeHidden();
  const planned = (await leadsOf(db, ids))?.map(({ follow_up_at }) => Date.parse(follow_up_at ?? ''));
  expect(planned).toEqual(ids.map(() => Date.parse(`${shown}:00+05:30`)));
  await expect(bar).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  await bar.getByRole('button', { name: 'Status' }).press('Enter');
  const status = page.getByRole('dialog', { name: 'Set status of 2 leads' });
  const choice = status.getByLabel('New status');
  await expect(choice.getByRole('option')).toHaveText(['Pending', 'Responded', 'Resolved']);
  await choice.selectOption('resolved');
  await status.getByRole('button', { name: 'Set status' }).press('Enter');
  await expect(status).toBeHidden();
  expect((await leadsOf(db, ids))?.map((lead) => lead.status)).toEqual(['resolved', 'resolved']);
});

test('A long change shows how far it is, and can be stopped between two chunks', async ({ page, db }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const rows = Array.from({ length: 60 }, (_, number) => ({
    name: `Many ${word} ${number}`,
    phone: '+919876543215',
    message: 'Please call.',
  }));
  await db.from('contact_inquiries').insert(rows).throwOnError();
  await openDashboard(page, `?tab=contacts&q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Change what is selected' });
  await bar.getByRole('button', { name: 'Select all that match' }).click();
  await expect(bar.getByRole('status')).toHaveText('60 selected, 35 not on this page');

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/rpc/change_leads*', async (route) => {
    await held;
    await route.continue();
  });
  await bar.getByRole('button', { name: 'Status' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set status of 60 leads' });
  await sheet.getByLabel('New status').selectOption('responded');
  await sheet.getByRole('button', { name: 'Set status' }).click();
  await expect(sheet.getByRole('progressbar', { name: '0 of 60 done' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Stop' }).click();
  await expect(sheet.getByRole('button', { name: 'Stopping…' })).toBeVisible();
  release();
  await expect(sheet.getByText('50 changed, 0 not changed')).toBeVisible();
  await expect(sheet.getByText('10 leads not tried yet')).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to the list' }).click();
  await expect(bar.getByRole('status')).toHaveText(/^10 selected/);
});

test('Job applications can be assigned, but have no status to set', async ({ page, db }) => {
  const name = someone();
  await store(db, 'careers', name);
  await openDashboard(page, `?tab=careers&q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Change what is selected' });
  await expect(bar.getByRole('button', { name: 'Assign' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Status' })).toHaveCount(0);
});

test('An agent filters and saves views, and is offered neither bulk changes nor exports', async ({
  page,
  db,
}) => {
  const name = someone();
  await store(db, 'contacts', name);
  await signInAsAgent(page);
  await page.goto(`/admin?tab=contacts&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await page.goto('/admin?view=subscribers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('columnheader', { name: 'E-mail address' })).toHaveCount(0);
});

test('A view is saved by name, opened from its link, refused twice under one name, renamed and deleted', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/409/);
  const name = someone('नई पूछताछ');
  await openDashboard(page, '?tab=contacts&status=pending&owner=none&q=50%25+*');
  await page.getByRole('button', { name: 'Views' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saved views' });
  await sheet.getByRole('button', { name: 'Save view' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Please give the view a name.');
  await sheet.getByLabel('Name of this view').fill(`  ${name} `);
  await sheet.getByLabel('Name of this view').press('Enter');
  await expect(sheet.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await sheet.getByLabel('Name of this view').fill(name);
  await sheet.getByRole('button', { name: 'Save view' }).click();
  await expect(sheet.getByRole('alert')).toContainText('You already have a view with this name.');
  await expect(sheet.getByLabel('Name of this view')).toHaveValue(name);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/admin?tab=careers');
  const link = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
  await link.click();
  await expect(page.getByRole('tab', { name: 'Contacts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('50% *');
  await expect(page.getByLabel('Filter by status')).toHaveValue('pending');
  await expect(page.getByRole('button', { name: 'Remove filter: Owner: nobody' })).toBeVisible();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await accessibilityFaults(page)).toEqual([]);
  const { data } = await db.from('saved_views').select('staff_id').eq('name', name).throwOnError();
  expect(data).toEqual([{ staff_id: await staffId(db, 'admin') }]);

  await page.getByRole('button', { name: 'Views' }).click();
  await sheet.getByRole('button', { name: `Rename view ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Rename view' });
  await question.getByLabel('New name').fill(' ');
  await question.getByRole('button', { name: 'Rename' }).click();
  await expect(question.getByRole('alert')).toHaveText('Please give the view a name.');
  expect(await accessibilityFaults(page)).toEqual([]);
  const better = someone('Unowned');
  await question.getByLabel('New name').fill(better);
  await question.getByLabel('New name').press('Enter');
  await expect(sheet.getByRole('button', { name: `Rename view ${better}` })).toBeFocused();
  await sheet.getByRole('button', { name: `Delete view ${better}` }).click();
  await expect(sheet.getByRole('button', { name: `Delete view ${better}` })).toHaveCount(0);
  const names = (await db.from('saved_views').select('name').throwOnError()).data.map((view) => view.name);
  expect(names).not.toContain(name);
  expect(names).not.toContain(better);
});

test('The export holds what the filters let through, with owner, follow-up and source', async ({
  page,
  db,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const id = await store(db, 'contacts', `Asha ${word}`, { source: { utm_source: word } });
  await store(db, 'contacts', `Bina ${word}`);
  await changeLead(db, id, { owner_id: await staffId(db, 'agent') });
  await openDashboard(page, `?tab=contacts&source=${word}`);
  await expect(page.getByRole('link', { name: `Asha ${word}` })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/,Reference,Owner,Follow-up,Source$/);
  expect(lines[1]).toContain(`Asha ${word}`);
  expect(lines[1]).toMatch(new RegExp(`,Demo agent,,${word}$`));
});

test('Newsletter subscribers are listed newest first, page by page, and exported all', async ({
  page,
  db,
}) => {
  await db.from('newsletter_subscribers').delete().neq('email', '').throwOnError();
  const subscriber = (number: number) => ({
    email: `reader-${number}@mail.example`,
    consent_version: '2026-11-hi',
    locale: number === 29 ? ('hi' as const) : ('en' as const),
    created_at: new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString(),
    consent_at: new Date().toISOString(),
  });
  await signInAsAdmin(page);
  await page.goto('/admin?view=subscribers');
  await expect(page.getByText('No subscribers yet')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await db
    .from('newsletter_subscribers')
    .insert(Array.from({ length: 30 }, (_, number) => subscriber(number)))
    .throwOnError();
  await page.reload();
  await expect(page.getByRole('heading', { name: '30 subscribers' })).toBeVisible();
  const first = page.getByRole('rowheader').first();
  await expect(first).toHaveText('reader-29@mail.example');
  await expect(page.getByRole('row', { name: 'reader-29@' })).toContainText('Hindi');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(first).toHaveText('reader-4@mail.example');
  await page.reload();
  await expect(first).toHaveText('reader-4@mail.example');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toMatch(/^reader-29@mail\.example,Hindi,/);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('Cards show owner and follow-up, and touching a box selects without opening', async ({ page, db }) => {
    const name = someone('हर्षवर्धन चंद्रभान सूर्यकांत रघुवंशी <b>x</b>');
    const id = await store(db, 'installations', name);
    await changeLead(db, id, { owner_id: await staffId(db, 'agent'), follow_up_at: hoursFromNow(-50) });
    await openDashboard(page, `?tab=installations&due=overdue&q=${encodeURIComponent(name)}`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await expect(card.getByText('Demo agent')).toBeVisible();
    await expect(card.getByText('Overdue')).toBeVisible();
    await card.getByRole('checkbox', { name: `Select ${name}` }).tap();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(page).not.toHaveURL(/record=/);
    await page.getByRole('button', { name: 'Filters 1 active' }).tap();
    await nothingIsTooWide(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
