import type { Locator } from '@playwright/test';
import { demoAccount } from '../backend/demo-accounts.ts';
import { inquiry } from '../testing/samples.ts';
import { accessibilityFaults } from './support/axe.ts';
import { signedInClient, someone, store } from './support/dashboard.ts';
import { visitor } from './support/directory.ts';
import { Keyboard } from './support/keyboard.ts';
import { signInAsAdmin, signInAsAgent } from './support/sign-in.ts';
import { expect, type Page, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const NEW = 'New and unowned';
const section = (page: Page, name: string) => page.getByRole('region', { name });
const card = (within: Page | Locator, name: string) => within.getByRole('article').filter({ hasText: name });
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** The day in India so many days from now, and tomorrow's ten o'clock there, as the database says it. */
const indianDay = (days = 0) =>
  new Date(Date.now() + (5.5 + days * 24) * 3_600_000).toISOString().slice(0, 10);
const tenOClock = (days: number) => new Date(`${indianDay(days)}T10:00:00+05:30`).getTime();
/** A number that no other test's person has. */
const somePhone = () => `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

async function openToday(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin${query}`);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible({ timeout: 30_000 });
}

test('A request appears by itself; one tap says that nobody answered, and a colleague’s open panel shows it', async ({
  page,
  db,
  server,
  browser,
  baseURL,
}) => {
  await signInAsAgent(page);
  await openToday(page);
  const admin = await browser.newPage({ baseURL });
  await signInAsAdmin(admin);
  await openToday(admin);

  const name = someone('Nirmala');
  const row = inquiry({ name, phone: somePhone() });
  const { error } = await visitor(server).from('contact_inquiries').insert(row);
  expect(error).toBeNull();
  const waiting = card(section(page, NEW), name);
  await expect(waiting.getByText('Nobody yet')).toBeVisible();
  await expect(waiting.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${row.phone}`);
  const { data: lead } = await db.from('leads').select('reference').eq('id', row.id).single();
  const chat = await waiting.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  const reference = lead?.reference.replace(/^(.{5})/, '$1-') ?? '';
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(name);
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(reference);
  expect(await accessibilityFaults(page)).toEqual([]);

  await card(section(admin, NEW), name).getByRole('link', { name }).click();
  const panel = admin.getByRole('dialog', { name });
  await expect(panel.getByText(reference)).toBeVisible();
  await expect(panel.getByRole('combobox', { name: 'Owner' })).toHaveValue('');
  await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('No calls or notes yet');

  await waiting.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText(`No answer: ${name}`)).toBeVisible();
  await expect(page.getByText('Next try tomorrow at 10:00 am.')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);

  await expect(panel.getByText('Demo agent: No answer')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('No answer');
  await expect(
    panel.getByRole('group', { name: 'Follow-up' }).getByText('Tomorrow at 10:00 am'),
  ).toBeVisible();
  await expect(
    panel.getByRole('combobox', { name: 'Owner' }).getByRole('option', { selected: true }),
  ).toHaveText('Demo agent');
  expect(await accessibilityFaults(admin)).toEqual([]);
  const { data: stored } = await db.from('leads').select().eq('id', row.id).single();
  expect(Date.parse(stored?.follow_up_at ?? '')).toBe(tenOClock(1));
  expect(stored?.first_responded_at).not.toBeNull();

  await panel.getByLabel('New note').fill('Try the son’s number.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Try the son’s number.' })).toContainText(
    'Demo admin',
  );
  await admin.close();
});

test('Who asks to be called back later today moves to what is due; who is not interested leaves with a reason', async ({
  page,
  db,
}) => {
  const name = someone('Overdue');
  const id = await store(db, 'consultations', name);
  const { data: agent } = await db
    .from('staff')
    .select('id')
    .eq('email', demoAccount('agent') ?? '')
    .single();
  await db
    .from('leads')
    .update({ owner_id: agent?.id, follow_up_at: hoursFromNow(-2.5) })
    .eq('id', id);
  await signInAsAgent(page);
  await openToday(page, '?mine=1');
  const overdue = card(section(page, 'Overdue'), name);
  await expect(overdue.getByText('2 hours late')).toBeVisible();
  await expect(overdue.getByText('You', { exact: true })).toBeVisible();

  await overdue.getByRole('button', { name: 'Call back…' }).click();
  const question = page.getByRole('dialog', { name: 'When to call back?' });
  await expect(question.getByRole('button', { name: /^Tomorrow/ })).toBeVisible();
  await question.getByLabel('Another time').fill(`${indianDay(-1)}T12:00`);
  await question.getByRole('button', { name: 'Set' }).click();
  await expect(question.getByText('Please choose a time that is still to come.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByLabel('Another time').fill(`${indianDay()}T23:59`);
  await question.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByText('To be called back today at 11:59 pm.')).toBeVisible();
  await expect(overdue).toHaveCount(0);
  const due = card(section(page, 'Due today'), name);
  await expect(due.getByText('today at 11:59 pm')).toBeVisible();

  await due.getByRole('button', { name: 'Not interested…' }).click();
  const why = page.getByRole('dialog', { name: 'Why not interested?' });
  await why.getByRole('button', { name: 'Save reason' }).click();
  await expect(why.getByText('Please write down a reason.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await why.getByLabel('In your own words').fill('<b>छत</b> किराए की है');
  await why.getByRole('button', { name: 'Save reason' }).click();
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.getByText('Closed: <b>छत</b> किराए की है.')).toBeVisible();
  const { data: stored } = await db.from('leads').select('lost_reason, follow_up_at').eq('id', id).single();
  expect(stored).toEqual({ lost_reason: '<b>छत</b> किराए की है', follow_up_at: null });
});

test('Mine hides what colleagues see to, and everyone’s shows it', async ({ page, db }) => {
  const name = someone('Colleague');
  const id = await store(db, 'contacts', name);
  const { data: other } = await db.from('staff').select('id').eq('role', 'admin').limit(1).single();
  await db
    .from('leads')
    .update({ owner_id: other?.id, follow_up_at: hoursFromNow(-1) })
    .eq('id', id);
  await signInAsAgent(page);
  await openToday(page);
  await expect(card(section(page, 'Overdue'), name)).toBeVisible();
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(page).toHaveURL(/mine=1/);
  await expect(card(page, name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Everyone’s' }).click();
  await expect(card(section(page, 'Overdue'), name)).toBeVisible();
  await db.from('contact_inquiries').delete().eq('id', id);
});

test('An outcome that cannot be saved says so, and the card comes back', async ({ page, db, faults }) => {
  faults.allow(/400|outcome was not logged/);
  const name = someone('Refused');
  await store(db, 'contacts', name);
  await signInAsAgent(page);
  await openToday(page);
  await page.route(
    '**/rest/v1/activities*',
    (route) => route.fulfill({ status: 400, json: { message: 'no' } }),
    {
      times: 1,
    },
  );
  await card(page, name).getByRole('button', { name: 'Reached' }).click();
  await expect(page.getByText('“Reached” was not saved')).toBeVisible();
  await card(page, name).getByRole('button', { name: 'Reached' }).click();
  await expect(page.getByText(`Reached: ${name}`)).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
});

test('A follow-up that meets another’s change is refused, shows the change and keeps what was typed', async ({
  page,
  db,
  server,
}) => {
  const name = someone('Stale');
  const id = await store(db, 'contacts', name);
  await signInAsAdmin(page);
  // Live changes do not arrive, so the panel still shows the former state.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openToday(page, `?view=today&tab=contacts&record=${id}`);
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('None set')).toBeVisible();
  await panel.getByLabel('Date and time').fill(`${indianDay(2)}T16:30`);

  const agent = await signedInClient(server, 'agent');
  const { data: me } = await agent.rpc('my_staff_row');
  const taken = await agent.from('leads').update({ owner_id: me?.[0]?.id }).eq('id', id).select();
  expect(taken.data).toHaveLength(1);

  await panel.getByRole('button', { name: 'Set' }).click();
  const alert = panel.getByRole('alert').filter({ hasText: 'Changed by someone else' });
  await expect(alert).toContainText('Now owner: Demo agent.');
  await expect(
    panel.getByRole('combobox', { name: 'Owner' }).getByRole('option', { selected: true }),
  ).toHaveText('Demo agent');
  await expect(panel.getByText('None set')).toBeVisible();
  await expect(panel.getByLabel('Date and time')).toHaveValue(`${indianDay(2)}T16:30`);
  const stored = async () => (await db.from('leads').select().eq('id', id).single()).data;
  expect(await stored()).toMatchObject({ follow_up_at: null, owner_id: me?.[0]?.id });

  await panel.getByRole('button', { name: 'Set' }).click();
  await expect(panel.getByText('at 4:30 pm')).toBeVisible();
  expect(Date.parse((await stored())?.follow_up_at ?? '')).toBe(Date.parse(`${indianDay(2)}T16:30:00+05:30`));
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel.getByText('None set')).toBeVisible();
  await panel.getByRole('button', { name: 'In three days' }).click();
  await expect.poll(async () => Date.parse((await stored())?.follow_up_at ?? '')).toBe(tenOClock(3));
});

test('Contact details are corrected with the database’s word at the field, and the timeline keeps what they were', async ({
  page,
  db,
  server,
  faults,
}) => {
  faults.allow(/400|409/);
  const [name, phone, better] = [someone('Meera'), somePhone(), somePhone()];
  const id = await store(db, 'consultations', name, { phone });
  await store(db, 'contacts', name, { phone });
  await signInAsAgent(page);
  await openToday(page, `?view=today&tab=consultations&record=${id}`);
  const panel = page.getByRole('dialog', { name });
  const others = panel.getByRole('region', { name: 'Also from this person' });
  await expect(others.getByRole('link', { name: /^Inquiry/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Edit contact details' }).click();
  const form = page.getByRole('dialog', { name: 'Contact details' });
  await form.getByLabel('Phone').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Please enter a phone number/);
  await expect(form.getByLabel('Phone')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);

  await form.getByLabel('Phone').fill(better.slice(3));
  await form.getByLabel('Location').fill('Aliganj');
  const admin = await signedInClient(server, 'admin');
  await admin
    .from('leads')
    .update({ follow_up_at: hoursFromNow(48) })
    .eq('id', id)
    .throwOnError();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Changed by someone else: now follow-up:');
  await expect(form.getByLabel('Phone')).toHaveValue(better.slice(3));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Contact details saved')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(panel.getByRole('region', { name: 'Details' })).toContainText('Aliganj');
  const story = panel.getByRole('region', { name: 'Timeline' });
  await expect(story).toContainText('Contact details changed');
  await expect(story).toContainText('Place: Gomti Nagar, Lucknow → Aliganj');
  await expect(others).toContainText('This is their only request.');
  const { data } = await db.from('consultation_bookings').select('phone, location').eq('id', id).single();
  expect(data).toEqual({ phone: better, location: 'Aliganj' });
});

test('The keyboard alone is enough to work through the day', async ({ page, db }) => {
  const [first, second] = [someone('First'), someone('Second')];
  const secondId = await store(db, 'contacts', second);
  await store(db, 'contacts', first);
  await signInAsAgent(page);
  await openToday(page, '?mine=1');
  await expect(card(page, first)).toBeVisible();
  const keyboard = new Keyboard(page);
  await keyboard.activate(card(page, first).getByRole('button', { name: 'No answer' }), 'Space');
  await expect(page.getByText(`No answer: ${first}`)).toBeVisible();
  await expect(card(page, second).getByRole('link', { name: second })).toBeFocused();

  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: second });
  await keyboard.type(panel.getByRole('combobox', { name: 'Owner' }), 'Me');
  await expect(
    panel.getByRole('combobox', { name: 'Owner' }).getByRole('option', { selected: true }),
  ).toHaveText('Me (Demo agent)');
  await keyboard.activate(panel.getByRole('button', { name: 'Tomorrow' }));
  const followUp = panel.getByRole('group', { name: 'Follow-up' });
  await expect(followUp.getByText('Tomorrow at 10:00 am')).toBeVisible();
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const { data: stored } = await db.from('leads').select().eq('id', secondId).single();
  expect(stored?.owner_id).not.toBeNull();
  expect(Date.parse(stored?.follow_up_at ?? '')).toBe(tenOClock(1));
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('A long name in Hindi, a long address and whatever arrives fit, and the calls are a thumb away', async ({
    page,
    db,
  }) => {
    const name = someone('श्रीमती चंद्रप्रभा लक्ष्मीनारायण वेंकटरमणस्वामी त्रिपाठी');
    const phone = somePhone();
    const inOneWord = someone('Harshvardhanchandrabhansuryakantraghuvanshi');
    await store(db, 'installations', inOneWord, { phone, status: 'site-assessment' });
    const id = await store(db, 'installations', name, {
      location: 'Sushant Golf City, near the Sultanpur Road roundabout, Lucknow',
      locale: 'hi',
      phone,
    });
    const body = `https://maps.example/${'x'.repeat(80)}`;
    await db
      .from('record_notes')
      .insert({ table_name: 'installation_requests', record_id: id, body })
      .throwOnError();
    await signInAsAgent(page);
    await openToday(page);
    const waiting = card(page, name);
    await expect(waiting).toBeVisible();
    await expect(card(page, inOneWord)).toBeVisible();
    const chat = await waiting.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/^नमस्ते /);
    await store(db, 'contacts', someone());
    await expect(page.getByRole('tab', { name: 'Contacts' })).toContainText('1 new');
    await nothingIsTooWide(page);
    await waiting.getByRole('link', { name }).tap();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('button', { name: 'Reached' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Installation request/ })).toBeVisible();
    await expect(panel.getByText(body)).toBeVisible();
    // What is still loading may be wider for a moment.
    const tooWide = () => panel.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
    await panel.getByRole('button', { name: 'Reached' }).tap();
    await expect(page.getByText(`Reached: ${name}`)).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('Reached');
  });
});
