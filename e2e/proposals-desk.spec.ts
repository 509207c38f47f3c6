import { createClient } from '@supabase/supabase-js';
import type { Database } from '../app/lib/database.types.generated.ts';
import { figuresOf } from '../app/proposals/figures.ts';
import { sampleContent, sampleOffer } from '../testing/sample-proposal.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { accessibilityFaults } from './support/axe.ts';
import { signedInClient, someone, store, storedStatus } from './support/dashboard.ts';
import { Keyboard } from './support/keyboard.ts';
import { signInAsAdmin, signInAsAgent } from './support/sign-in.ts';
import { expect, fetchOnceThereIsRoom, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const LONG_NAME = 'हर्षवर्धन चंद्रभान सूर्यकांत रघुवंशी श्रीवास्तव';
const estimate = { bill: 2500, subsidyEligible: true, systemSize: '3kW', monthlySaving: 2300 };

/** Somebody who has nothing but the link. */
const customerOf = (server: ServerProcess) =>
  createClient<Database>(server.url, server.keys.publishableKey, {
    auth: { persistSession: false },
    global: { fetch: fetchOnceThereIsRoom },
  });

const compose = (lead: string, proposal: string = crypto.randomUUID()) =>
  `/admin?view=proposals&proposal=${proposal}&compose=${lead}`;
const page360 = { width: 360, height: 740 };
const onPhone = 'iframe[title$="on a phone"]';

/** A proposal that was sent, as an agent of the office would. */
async function sendSample(server: ServerProcess, lead: string, name: string) {
  const office = await signedInClient(server, 'agent');
  const proposal = crypto.randomUUID();
  const content = sampleContent({ customer: { name, place: 'Aliganj, Lucknow' } });
  const valid_until = '2099-01-01';
  const draft = await office
    .rpc('save_draft', { proposal, lead, content: content as never, valid_until })
    .throwOnError();
  const { version = 0, revision = 0 } = draft.data?.[0] ?? {};
  const sent = await office
    .rpc('send_proposal', { proposal, draft: version, revision, channel: 'copied' })
    .throwOnError();
  const [link] = sent.data ?? [];
  if (!link) throw new Error('Nothing was sent');
  return { id: proposal, ...link };
}

test('By keyboard alone an agent composes, saves and sends a proposal, answers a question and sees it accepted', async ({
  page,
  db,
  server,
}) => {
  test.setTimeout(240_000);
  const name = someone('Asha');
  const lead = await store(db, 'installations', name, { estimate, email: 'asha@mail.example' });
  await signInAsAgent(page);
  await page.goto(`/admin?tab=installations&record=${lead}`);
  const keyboard = new Keyboard(page);
  await keyboard.activate(
    page.getByRole('dialog', { name }).getByRole('link', { name: 'Compose a proposal' }),
  );
  await expect(page.getByLabel('Size (kW)')).toHaveValue('3');
  await expect(page.getByLabel('Bill a month today (₹)')).toHaveValue('2,500');

  await test.step('Every figure follows what is typed', async () => {
    await keyboard.activate(page.getByRole('button', { name: 'Add a free line' }));
    const line = page.getByRole('group', { name: 'Line 1' });
    await expect(line.getByLabel('What')).toBeFocused();
    await keyboard.fill(line.getByLabel('What'), 'Solar system, installed');
    await keyboard.fill(line.getByLabel('Each, before tax (₹)'), '1,50,000.50');
    await keyboard.fill(line.getByLabel('GST (%)'), '12');
    const offer = {
      lines: [{ label: '', quantity: 1000, unitPrice: 150_000_50, gst: 1200 }],
      subsidies: sampleOffer().subsidies,
      system: { watts: 3000 },
      discount: 0,
    };
    const { price, cost } = figuresOf(sampleOffer(offer));
    expect([price, cost]).toEqual([168_000_56, 90_000_56]);
    const preview = page.frameLocator(onPhone);
    await expect(preview.getByRole('row', { name: 'Price, all included ₹1,68,000.56' })).toBeVisible();
    await expect(preview.getByRole('row', { name: 'Your cost in the end ₹90,000.56' })).toBeVisible();
  });

  await test.step('Payments that are not all of the price are refused at their place', async () => {
    const share = page.getByRole('group', { name: 'Payment 3' }).getByLabel('Share (%)');
    await keyboard.tabTo(share);
    await keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('5');
    await expect(page.getByText('5 % of the price is missing')).toBeVisible();
    await keyboard.activate(page.getByRole('button', { name: 'Save and send…' }));
    await expect(page.getByRole('button', { name: 'Add a payment' })).toBeFocused();
    await keyboard.backTo(share);
    await keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('10');
    await expect(page.getByText('All of the price: 100 %.')).toBeVisible();
  });

  await test.step('The draft is saved, and there again after a reload', async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    await keyboard.activate(page.getByRole('button', { name: 'Save draft' }));
    await expect(page.getByText(/^Saved today at/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Each, before tax (₹)')).toHaveValue('1,50,000.5');
  });

  let token = '';
  await test.step('It is sent, and its link is shown once', async () => {
    await keyboard.tabTo(page.getByLabel('Personal note'));
    await keyboard.activate(page.getByRole('button', { name: 'Save and send…' }));
    const dialog = page.getByRole('dialog', { name: 'Send the proposal' });
    await keyboard.activate(dialog.getByRole('button', { name: 'WhatsApp' }));
    const link = dialog.getByLabel('Link for the customer');
    await expect(link).toBeFocused();
    const [address, fragment = ''] = (await link.inputValue()).split('#');
    expect(address).toBe(`${server.url}/proposal`);
    expect(fragment).toMatch(/^[\w-]{22,}$/);
    token = fragment;
    await expect(dialog.getByText('This link is shown only now')).toBeVisible();
    const chat = await dialog.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(chat ?? '')).toContain(`/proposal#${token}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await keyboard.activate(dialog.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('Not opened yet')).toBeVisible();
    expect(await storedStatus(db, 'installations', lead)).toBe('quotation');
  });

  const customer = customerOf(server);
  await test.step('The customer looks and asks; the agent answers', async () => {
    await customer.rpc('seen_proposal', { token }).throwOnError();
    await expect(page.getByText(/Opened once/).first()).toBeVisible();
    await customer.rpc('ask_about_proposal', { token, body: 'कब शुरू कर सकते हैं?' }).throwOnError();
    await expect(page.getByText('कब शुरू कर सकते हैं?')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await keyboard.fill(page.getByLabel('Your answer'), 'Next Monday.');
    await keyboard.activate(page.getByRole('button', { name: 'Answer', exact: true }));
    await expect(page.getByLabel('Your answer')).toHaveCount(0);
    const { data } = await customer.rpc('open_proposal', { token });
    expect(data?.[0]?.questions).toMatchObject([{ answer: 'Next Monday.' }]);
  });

  await test.step('The customer accepts; the agent sees by whom, and the lead is approved', async () => {
    const { data } = await customer.rpc('open_proposal', { token });
    const { version = 0, content_hash: hash = '' } = data?.[0] ?? {};
    const answer = await customer.rpc('accept_proposal', { token, version, hash, name: 'Asha Udaan' });
    expect(answer.data).toBe('accepted');
    await expect(page.getByText(/Accepted by Asha Udaan today/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw…' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New version' })).toHaveCount(0);
    expect(await storedStatus(db, 'installations', lead)).toBe('approved');
    await page.getByRole('link', { name: 'Open the lead' }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('combobox', { name: /Status of/ })).toHaveValue('approved');
    await expect(panel.getByRole('region', { name: 'Proposals' })).toContainText('Accepted by Asha Udaan');
  });
});

test('A draft that cannot be saved, or meets a colleague’s, keeps what was typed', async ({
  page,
  db,
  server,
  faults,
}) => {
  faults.allow(/409|Failed to load|ERR_FAILED/);
  const lead = await store(db, 'consultations', someone());
  const proposal = crypto.randomUUID();
  await signInAsAgent(page);
  await page.goto(compose(lead, proposal));
  const note = page.getByLabel('Personal note');
  const save = page.getByRole('button', { name: 'Save draft' });
  await note.fill('Mine');
  await page.route('**/rest/v1/rpc/save_draft*', (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert').getByText('What you typed is still here')).toBeVisible();
  await expect(note).toHaveValue('Mine');
  await page.unroute('**/rest/v1/rpc/save_draft*');
  await save.click();
  await expect(page.getByText(/^Saved today at/)).toBeVisible();

  const colleague = await signedInClient(server, 'admin');
  const content = sampleContent({ texts: { ...sampleContent().texts, note: 'Theirs' } }) as never;
  const theirs = { proposal, lead, content, valid_until: '2099-01-01', revision: 1 };
  await colleague.rpc('save_draft', theirs).throwOnError();
  await note.fill('Mine again');
  await save.click();
  await expect(page.getByText('Somebody else saved this draft meanwhile')).toBeVisible();
  await expect(note).toHaveValue('Mine again');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take theirs, drop mine' }).click();
  await expect(note).toHaveValue('Theirs');
  await expect(page.getByText(/^Saved today at/)).toBeVisible();

  await colleague
    .rpc('save_draft', { ...theirs, content: sampleContent() as never, revision: 2 })
    .throwOnError();
  await note.fill('Mine at last');
  await save.click();
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(page.getByText(/^Saved today at/)).toBeVisible();
  const { data } = await db.from('proposal_versions').select('content').eq('proposal_id', proposal);
  expect(data).toMatchObject([{ content: { texts: { note: 'Mine at last' } } }]);
});

test('Whoever leaves an unsaved draft is asked first, and a draft can be discarded', async ({ page, db }) => {
  const name = someone();
  const lead = await store(db, 'consultations', name);
  const proposal = crypto.randomUUID();
  await signInAsAgent(page);
  await page.goto(compose(lead, proposal));
  await page.getByLabel('Personal note').fill('Not lost');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Today' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Personal note')).toHaveValue('Not lost');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Saved today at/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All proposals' })).toBeVisible();
  expect((await db.from('proposals').select('id').eq('id', proposal)).data).toEqual([]);
});

test('The list follows what customers do, by state; a withdrawn proposal comes back with a new version', async ({
  page,
  db,
  server,
}) => {
  const name = someone('Ravi');
  const lead = await store(db, 'installations', name);
  await signInAsAgent(page);
  await page.goto('/admin?view=proposals&state=declined');
  await expect(page.getByRole('heading', { name: 'All proposals' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  const { id, token, version } = await sendSample(server, lead, name);
  const customer = customerOf(server);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(row).toContainText('Not opened yet');
  await customer.rpc('seen_proposal', { token }).throwOnError();
  await expect(row).toContainText('Opened once');
  // A second look counts after half an hour.
  await db.from('proposal_views').update({ opened: 2 }).eq('proposal_id', id).throwOnError();
  await expect(row).toContainText('Opened again without an answer: call now');
  await customer.rpc('decline_proposal', { token, version, reason: 'Too <b>expensive</b>' }).throwOnError();
  await expect(row).toContainText('“Too <b>expensive</b>”');
  await page.getByRole('button', { name: 'Declined', exact: true }).click();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Accepted', exact: true }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`/admin?view=proposals&proposal=${id}`);
  await expect(page.getByText('Why: Too <b>expensive</b>')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Its link shows only that it was withdrawn')).toBeVisible();
  await page.getByRole('link', { name: 'New version' }).click();
  await page.getByLabel('Discount, before tax (₹)').fill('10,000');
  await page.getByRole('button', { name: 'Save and send…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText(/version 2 is ready/)).toBeVisible();
  const link = await page.getByLabel('Link for the customer').inputValue();
  const opened = await customer.rpc('open_proposal', { token: link.split('#')[1] ?? '' });
  expect(opened.data).toMatchObject([{ version: 2, link_version: 2, state: 'sent' }]);
  // The link that was withdrawn stays closed.
  const { data } = await customer.rpc('open_proposal', { token });
  expect(data).toMatchObject([{ version: 1, state: 'withdrawn', content: null }]);
});

test('An admin keeps the price book; an agent reads it and takes lines from it', async ({
  page,
  browser,
  db,
  faults,
}) => {
  faults.allow(/400/);
  const label = someone('Panel');
  await signInAsAdmin(page);
  await page.goto('/admin?view=prices');
  await page.getByRole('button', { name: 'Add a price' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'What' }).fill(label);
  await form.getByLabel('Price, before tax').fill('12,500.75');
  await form.getByLabel('GST in percent').fill('105');
  await form.getByLabel('Holds until').fill('2020-01-01');
  await form.getByRole('textbox', { name: 'Source' }).fill('Supplier’s list');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('GST in percent')).toHaveAccessibleDescription(/from 0 to 100/);
  await form.getByLabel('GST in percent').fill('5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Holds until')).toHaveAccessibleDescription(/must not be before the first/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByLabel('Holds until').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: label });
  await expect(row).toContainText('₹12,500.75 / piece, GST 5 %');
  const stored = await db.from('price_items').select('unit_price, gst').eq('label', label).single();
  expect(stored.data).toEqual({ unit_price: 1_250_075, gst: 500 });

  await page.getByRole('button', { name: 'Change Uttar Pradesh' }).click();
  await expect(form.getByLabel('Steps')).toHaveValue('2: 15,000');
  await form.getByLabel('Steps').fill('2: 15,000\n1: 5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Steps')).toHaveAccessibleDescription(/more kW than the one before/);
  await page.keyboard.press('Escape');

  const theirs = await (await browser.newContext()).newPage();
  const lead = await store(db, 'installations', someone(), { estimate });
  await signInAsAgent(theirs);
  await theirs.goto('/admin?view=prices');
  await expect(theirs.getByText('Only admins can add, change or delete rows.')).toBeVisible();
  await expect(theirs.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^(Add|Change)/ })).toHaveCount(0);
  await theirs.goto(compose(lead));
  await theirs.getByLabel('From the price book').selectOption({ label: `${label} · ₹12,500.75 / piece` });
  await theirs.getByRole('button', { name: 'Add this line' }).click();
  const preview = theirs.frameLocator(onPhone);
  await expect(preview.getByRole('row', { name: 'Price, all included ₹13,125.79' })).toBeVisible();

  await page.getByRole('button', { name: `Change ${label}` }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('On a phone list, proposal, form and price book fit and are accessible', async ({
  page,
  db,
  server,
}) => {
  const name = someone(LONG_NAME);
  const lead = await store(db, 'installations', name, { estimate, locale: 'hi' });
  const { id, token } = await sendSample(server, lead, name);
  await customerOf(server).rpc('ask_about_proposal', { token, body: 'क्या पैनल भारत में बने हैं?'.repeat(9) });
  await page.setViewportSize(page360);
  await signInAsAdmin(page);
  for (const [address, heading] of [
    ['/admin?view=proposals', 'All proposals'],
    [`/admin?view=proposals&proposal=${id}`, 'Questions'],
    [compose(lead), 'Customer'],
    ['/admin?view=prices', 'Subsidy schemes'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await nothingIsTooWide(page, address);
    expect(await accessibilityFaults(page), address).toEqual([]);
  }
  await page.goto(compose(lead));
  await page.getByRole('button', { name: 'On a phone' }).click();
  await expect(page.frameLocator(onPhone).getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByLabel('Size (kW)')).toBeHidden();
  await nothingIsTooWide(page);
  await page.getByRole('button', { name: 'Save and send…' }).click();
  await expect(page.getByRole('button', { name: 'Add a free line' })).toBeFocused();
});

test('A list that cannot be loaded says so and can be tried again', async ({ page, faults }) => {
  faults.allow(/400/);
  const calls = '**/rest/v1/rpc/proposal*';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await signInAsAgent(page);
  await page.goto('/admin?view=proposals');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await expect(page.getByText('The totals could not be loaded.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(calls);
  for (const name of ['Totals', 'All proposals'])
    await page.getByRole('region', { name }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Win rate')).toBeVisible();
});
