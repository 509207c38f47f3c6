import type { BrowserContextOptions } from '@playwright/test';
import { demoAccount } from '../backend/demo-accounts.ts';
import { accessibilityFaults } from './support/axe.ts';
import { consultation, shortConsultation } from './support/consultation-form.ts';
import { fill, newMark, open, submit, toast } from './support/form-under-test.ts';
import { Keyboard } from './support/keyboard.ts';
import { signInAsAdmin, signInAsAgent, signInAsUser } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const cardOn = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const boardCard = (page: Page, status: string, name: string) =>
  page.getByRole('region', { name: status, exact: true }).getByRole('listitem').filter({ hasText: name });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const statusIn = (page: Page, name: string) => panelOf(page, name).getByLabel(`Status of ${name}`);
const ownerIn = (page: Page, name: string) =>
  panelOf(page, name).getByRole('combobox', { name: 'Owner' }).getByRole('option', { selected: true });

test('Three of the office take one lead from the form to completed, each seeing what the others do', async ({
  page: visitor,
  browser,
  baseURL,
  db,
  faults,
}) => {
  test.slow(); // four browsers
  const openBrowser = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL, ...options });
    faults.watch(context);
    return context.newPage();
  };
  const [admin, first, second] = [await openBrowser(), await openBrowser(), await openBrowser(PHONE)];
  const keyboard = new Keyboard(first);
  const mark = newMark();
  const [, name] = consultation.marked(mark);
  // The demo's account without a role, until the admin gives it one.
  const colleague = { name: `मीना ${mark}`, email: demoAccount('user') ?? '' };

  await test.step('The admin adds a second agent, who signs in on a phone and is staff at once', async () => {
    await signInAsAdmin(admin);
    await admin.goto('/admin?view=team');
    await admin.getByRole('button', { name: 'Add a person' }).click();
    await admin.getByLabel('Name').fill(colleague.name);
    await admin.getByLabel('E-mail').fill(colleague.email);
    expect(await accessibilityFaults(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'Add to the team' }).click();
    await expect(admin.getByText(`${colleague.email} can sign in now`)).toBeVisible();
    await signInAsUser(second);
    await second.goto('/admin');
    await expect(second.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await signInAsAgent(first);
    await first.goto('/admin?mine=1');
    await expect(first.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await admin.getByRole('link', { name: 'Board' }).click();
    await expect(admin.getByRole('heading', { name: 'Board', level: 1 })).toBeVisible();
  });

  await test.step('A visitor’s request appears on all three screens by itself', async () => {
    const form = await open(visitor, consultation);
    await fill(form, shortConsultation, mark);
    await submit(form, consultation);
    await expect(toast(visitor, consultation.success(mark))).toBeVisible();
    await expect(cardOn(first, name)).toBeVisible();
    await expect(cardOn(second, name)).toBeVisible();
    await expect(boardCard(admin, 'Pending', name)).toBeVisible();
    await expectFit(second);
  });

  await test.step('The first agent calls in vain, by keyboard; the lead is theirs and leaves everybody’s day', async () => {
    await keyboard.activate(cardOn(first, name).getByRole('button', { name: 'No answer' }));
    await expect(first.getByText(`No answer: ${name}`)).toBeVisible();
    await expect(cardOn(second, name)).toHaveCount(0);
    await expect(boardCard(admin, 'Pending', name)).toContainText('Demo agent');
    await expect(boardCard(admin, 'Pending', name)).toContainText('tomorrow at 10:00 am');
    expect(await accessibilityFaults(first)).toEqual([]);

    await keyboard.backTo(first.getByRole('tab', { name: 'Consultations' }));
    await keyboard.press('Enter');
    await expect(first.getByRole('searchbox')).toBeVisible();
    await keyboard.press('/');
    await first.keyboard.insertText(name);
    await expect(first.getByRole('rowheader')).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(ownerIn(first, name)).toHaveText('Me (Demo agent)');
  });

  await test.step('The second reaches the customer, takes the lead over and says so, with a thumb', async () => {
    const views = second.getByRole('navigation', { name: 'Dashboard' });
    await views.getByRole('link', { name: 'Team' }).tap();
    await expect(second.getByRole('heading', { name: 'Team' })).toBeVisible();
    await expect(views.getByRole('link', { name: 'Team' })).toBeInViewport({ ratio: 1 });
    await views.getByRole('link', { name: 'Board' }).tap();
    await expect(views.getByRole('link', { name: 'Board' })).toBeInViewport({ ratio: 1 });
    await boardCard(second, 'Pending', name).getByRole('link').tap();
    const panel = panelOf(second, name);
    await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('No answer');
    // One after another, without waiting for what the first led to.
    await panel.getByRole('button', { name: 'Reached' }).tap();
    await panel.getByRole('combobox', { name: 'Owner' }).selectOption({ label: `Me (${colleague.name})` });
    await statusIn(second, name).selectOption('contacted');
    // The newest of three things, whichever of them came together.
    await expect(
      panelOf(first, name).getByText(/^मीना .*: (Reached|Assigned to मीना|Pending → )/),
    ).toBeVisible();
    await expect(ownerIn(first, name)).toHaveText(colleague.name);
    await expect(statusIn(first, name)).toHaveValue('contacted');
    await expect(boardCard(admin, 'Contacted', name)).toContainText(colleague.name);
    await expect(second.getByText('Changed by someone else')).toHaveCount(0);
    await expectFit(second);
  });

  await test.step('The first sets the visit’s date and leaves a note, by keyboard', async () => {
    const panel = panelOf(first, name);
    await keyboard.type(statusIn(first, name), 's');
    await keyboard.activate(panel.getByRole('button', { name: 'In three days' }));
    await keyboard.fill(panel.getByLabel('New note'), 'Dog in the yard: ring first.');
    await keyboard.activate(panel.getByRole('button', { name: 'Add note' }));
    const story = panelOf(second, name).getByRole('region', { name: 'Timeline' });
    await expect(story).toContainText('Dog in the yard: ring first.');
    await expect(statusIn(second, name)).toHaveValue('scheduled');
    await expect(boardCard(admin, 'Scheduled', name)).toBeVisible();
    expect(await accessibilityFaults(first)).toEqual([]);
  });

  await test.step('The admin drags the card to where it ends, and both panels say completed', async () => {
    const completed = admin.getByRole('region', { name: 'Completed', exact: true });
    await boardCard(admin, 'Scheduled', name).dragTo(completed);
    await expect(boardCard(admin, 'Completed', name)).toBeVisible();
    await expect(statusIn(first, name)).toHaveValue('completed');
    await expect(statusIn(second, name)).toHaveValue('completed');
    expect(await accessibilityFaults(admin)).toEqual([]);
    expect(await accessibilityFaults(second)).toEqual([]);
  });

  const { data: lead } = await db
    .from('leads')
    .select('*, staff!leads_owner_id_fkey(email)')
    .eq('name', name)
    .single()
    .throwOnError();
  expect(lead).toMatchObject({
    status: 'completed',
    is_won: true,
    is_open: false,
    staff: { email: colleague.email },
  });
  const { data: history } = await db
    .from('status_changes')
    .select('to_status, changed_by_email')
    .eq('lead_id', lead.id)
    .order('changed_at')
    .throwOnError();
  expect(history).toEqual([
    { to_status: 'contacted', changed_by_email: colleague.email },
    { to_status: 'scheduled', changed_by_email: 'agent@awadhsolar.example' },
    { to_status: 'completed', changed_by_email: 'admin@awadhsolar.example' },
  ]);
  await db.from('staff').delete().eq('email', colleague.email).throwOnError();
  // Browsers that stay open would go on to follow what later tests do.
  for (const each of [admin, first, second]) await each.context().close();
});

/** Nothing is wider than the screen, and axe finds nothing. */
async function expectFit(page: Page) {
  await nothingIsTooWide(page);
  expect(await accessibilityFaults(page)).toEqual([]);
}
