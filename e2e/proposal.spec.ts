import { sampleContent, sampleOffer } from '../testing/sample-proposal.ts';
import { openDashboard } from './support/dashboard.ts';
import { faultsAtStoppedClock, passTimeUntil } from './support/form-under-test.ts';
import { hydrated } from './support/hydration.ts';
import { Keyboard } from './support/keyboard.ts';
import { proposalOffice } from './support/proposals.ts';
import { expect, type Page, test } from './support/test.ts';
import { untranslated } from './support/untranslated.ts';
import { nothingIsTooWide } from './support/width.ts';

const PHONE = { width: 360, height: 740 };
const SMALLEST_PHONE = { width: 320, height: 640 };

const acceptForm = (page: Page) => page.getByRole('form', { name: 'Accept this proposal' });
const askForm = (page: Page) => page.getByRole('form', { name: 'Ask a question' });
const state = (page: Page) => page.getByRole('status').filter({ hasText: /accepted|declined|valid until/i });

async function fillAccept(page: Page, name = 'Asha Udaan') {
  await acceptForm(page).getByLabel('Your full name').fill(name);
  await acceptForm(page).getByRole('checkbox').check();
}
const accept = (page: Page) => page.getByRole('button', { name: 'Accept the proposal' }).click();

/** However slow the machine, the page's patience with an answer ends and its next question comes when the test says so. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('A customer on a phone opens a proposal, asks, sees the answer and accepts; the office knows each step', async ({
  page,
  server,
  db,
}) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize(PHONE);
  await page.goto(`/proposal#${sent.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solar for Asha Udaan');
  await expect(page.getByText(sent.number).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => office.looks(sent)).toEqual([1]);
  expect(asked.join(' ')).not.toContain(sent.token);

  const price = page.getByRole('table', { name: 'The price, line by line' });
  await expect(price.getByRole('row', { name: 'Price, all included' })).toContainText('₹1,41,199.04');
  await expect(price.getByRole('row', { name: /Your cost in the end/ })).toContainText('₹63,199.04');
  await expect(page.getByRole('table', { name: 'The payments' }).getByRole('row')).toHaveCount(5);
  expect(await faultsAtStoppedClock(page)).toEqual([]);
  for (const viewport of [PHONE, SMALLEST_PHONE]) {
    await page.setViewportSize(viewport);
    await nothingIsTooWide(page);
  }

  await askForm(page).getByLabel('Your question').fill('When can you begin?');
  await askForm(page).getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('alert')).toContainText('Your question has been sent');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(askForm(page).getByLabel('Your question')).toHaveValue('');
  expect(await office.questions(sent)).toEqual(['When can you begin?']);
  await office.answer(sent, 'In two weeks.');
  await passTimeUntil(page.getByText('In two weeks.'));

  await fillAccept(page);
  await expect(acceptForm(page)).toContainText(sent.number);
  await expect(acceptForm(page)).toContainText('₹1,41,199.04');
  // Both taps of an impatient thumb.
  await page.getByRole('button', { name: 'Accept the proposal' }).dblclick();
  await expect(state(page)).toContainText('Accepted by Asha Udaan');
  await expect(state(page)).toBeFocused();
  await expect(acceptForm(page)).toHaveCount(0);
  expect(await office.answers(sent)).toMatchObject([
    { accepted: true, name: 'Asha Udaan', version: 1, content_hash: sent.content_hash },
  ]);
  const { data } = await db.from('installation_requests').select('status').eq('id', sent.lead).single();
  expect(data?.status).toBe('approved');
  expect(await faultsAtStoppedClock(page)).toEqual([]);

  await page.reload();
  await expect(state(page)).toContainText('Accepted by Asha Udaan');
  expect(await office.looks(sent)).toEqual([1]);
});

test('Without a mouse: what is missing is told at its field, and the skip link leaves the proposal in the address', async ({
  page,
  server,
}) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/proposal#${sent.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  const keyboard = new Keyboard(page);
  await keyboard.skipToContent();
  await expect(page).toHaveURL(`/proposal#${sent.token}`);

  await keyboard.activate(page.getByRole('button', { name: 'Accept', exact: true }));
  await expect(page.getByRole('heading', { name: 'Accept this proposal' })).toBeFocused();
  await keyboard.activate(page.getByRole('button', { name: 'Accept the proposal' }));
  await expect(acceptForm(page).getByLabel('Your full name')).toBeFocused();
  await expect(acceptForm(page).getByLabel('Your full name')).toHaveAccessibleDescription(/full name/);
  await keyboard.type(acceptForm(page).getByLabel('Your full name'), 'Gita Udaan');
  await keyboard.activate(page.getByRole('button', { name: 'Accept the proposal' }));
  await expect(acceptForm(page).getByRole('checkbox')).toBeFocused();
  await expect(acceptForm(page).getByRole('checkbox')).toHaveAccessibleDescription(/tick the box/);
  await keyboard.press('Space');
  await keyboard.activate(page.getByRole('button', { name: 'Accept the proposal' }));
  await expect(state(page)).toContainText('Accepted by Gita Udaan');
  expect(await office.answers(sent)).toMatchObject([{ accepted: true, name: 'Gita Udaan' }]);
});

test('Who declines may say why, and can still ask', async ({ page, server }) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/proposal#${sent.token}`);
  await page.getByText('Not for you?').click();
  await page.getByLabel('Why?').fill('We wait a year.');
  await page.getByRole('button', { name: 'Decline the proposal' }).click();
  await expect(state(page)).toContainText('You have declined this proposal');
  await expect(state(page)).toBeFocused();
  expect(await office.answers(sent)).toMatchObject([{ accepted: false, reason: 'We wait a year.' }]);
  await expect(acceptForm(page)).toHaveCount(0);
  await expect(askForm(page)).toBeVisible();
});

test('A version that was replaced meanwhile is not accepted: the new one is shown, and what was typed stays', async ({
  page,
  server,
}) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/proposal#${sent.token}`);
  await fillAccept(page);
  const offer = sampleOffer({ discount: 10_000_00 });
  const second = await office.sendAgain(sent, sampleContent({ offer }));
  await accept(page);
  await expect(page.getByRole('alert')).toContainText('There is a newer version');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText('This link was sent for version 1. You see version 2')).toBeVisible();
  await expect(acceptForm(page).getByLabel('Your full name')).toHaveValue('Asha Udaan');
  await expect(acceptForm(page).getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('row', { name: 'Discount' })).toContainText('-₹10,000.00');
  expect(await office.answers(sent)).toEqual([]);

  await acceptForm(page).getByRole('checkbox').check();
  await accept(page);
  await expect(state(page)).toContainText('Accepted by Asha Udaan');
  expect(await office.answers(sent)).toMatchObject([{ version: 2, content_hash: second.content_hash }]);
});

test('A proposal that was withdrawn meanwhile is not accepted, nothing of it stays, and whom to call does', async ({
  page,
  server,
}) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/proposal#${sent.token}`);
  await fillAccept(page);
  await office.withdraw(sent);
  await accept(page);
  const notice = page.getByRole('status').filter({ hasText: 'We have withdrawn this proposal' });
  await expect(notice).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText('Asha Udaan');
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
  expect(await office.answers(sent)).toEqual([]);
  expect(await faultsAtStoppedClock(page)).toEqual([]);
});

test('After its last day a proposal is still read and asked about, and not accepted', async ({
  page,
  server,
}) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/proposal#${sent.token}`);
  await fillAccept(page);
  // What the database says on the day after, which no test can wait for.
  await page.route('**/rpc/accept_proposal', (route) => route.fulfill({ json: 'expired' }));
  await page.route('**/rpc/open_proposal', async (route) => {
    const response = await route.fetch();
    const [proposal] = await response.json();
    await route.fulfill({ response, json: [{ ...proposal, state: 'expired' }] });
  });
  await accept(page);
  await expect(state(page)).toContainText('This proposal was valid until');
  await expect(state(page)).toBeFocused();
  await expect(acceptForm(page)).toHaveCount(0);
  await expect(askForm(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'The payments' })).toBeVisible();
});

test('Without network nothing typed is lost, and the page opens at the second try', async ({
  page,
  server,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.route('**/rpc/open_proposal', (route) => route.abort(), { times: 1 });
  await page.goto(`/proposal#${sent.token}`);
  await expect(page.getByRole('alert')).toContainText('check your internet connection');
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillAccept(page);
  await page.route('**/rpc/accept_proposal', (route) => route.abort());
  await accept(page);
  await passTimeUntil(page.getByText('It could not be sent'));
  await expect(acceptForm(page).getByLabel('Your full name')).toHaveValue('Asha Udaan');
  await page.unrouteAll();
  await accept(page);
  await expect(state(page)).toContainText('Accepted by Asha Udaan');
});

for (const [what, fragment] of [
  ['No token', ''],
  ['A token that was cut short', '#abcdefghijklmnop'],
  ['A guessed token', '#abcdefghijklmnopqrstuvwxyz012345'],
] as const) {
  test(`${what} gets one kind sentence, and whom to call`, async ({ page }) => {
    await page.goto(`/proposal${fragment}`);
    await hydrated(page);
    await expect(page.getByRole('alert')).toContainText('This link does not open a proposal');
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
    expect(await faultsAtStoppedClock(page)).toEqual([]);
  });
}

test('The look of staff does not count', async ({ page, server }) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.clock.resume();
  await openDashboard(page);
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto(`/proposal#${sent.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  await askForm(page).getByLabel('Your question').fill('Mine');
  expect(seen.filter((url) => url.includes('seen_proposal'))).toEqual([]);
  expect(await office.looks(sent)).toEqual([]);
});

test('Script in every text is text', async ({ page, server }) => {
  const office = await proposalOffice(server);
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const sent = await office.send(
    sampleContent({
      customer: { name: script.slice(0, 80), place: script },
      components: [{ label: script, detail: script }],
      offer: sampleOffer({
        lines: [{ label: script, quantity: 1000, unitPrice: 100_00, gst: 500 }],
        subsidies: sampleOffer().subsidies.map((scheme) => ({ ...scheme, name: script, source: script })),
        payments: [{ label: script, share: 10_000 }],
      }),
      texts: {
        note: script,
        scope: script,
        exclusions: script,
        warranty: script,
        documents: script,
        terms: script,
      },
    }),
  );
  await page.setViewportSize(SMALLEST_PHONE);
  await page.goto(`/proposal#${sent.token}`);
  await askForm(page).getByLabel('Your question').fill(script);
  await askForm(page).getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
  expect(await page.getByText(script, { exact: true }).count()).toBeGreaterThan(10);
  await nothingIsTooWide(page);
});

test('The Hindi page says everything in Hindi around what the office wrote', async ({ page, server }) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/hi/proposal#${sent.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Udaan के लिए सोलर');
  await page.getByText('मंज़ूर नहीं?').click();
  await page.getByText('आँकड़े तालिका में देखें').click();
  await page.getByRole('button', { name: 'प्रस्ताव मंज़ूर है' }).click();
  const foreign = (await untranslated(page)).map((text) =>
    text.replaceAll(sent.number, '').replaceAll('Awadh Solar', ''),
  );
  expect(foreign.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
  expect(await faultsAtStoppedClock(page)).toEqual([]);

  await page.getByLabel('आपका पूरा नाम').fill('आशा उड़ान');
  await page.getByRole('form', { name: 'प्रस्ताव मंज़ूर करें' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'प्रस्ताव मंज़ूर है' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'आशा उड़ान' })).toBeFocused();
  expect(await office.answers(sent)).toMatchObject([{ accepted: true, name: 'आशा उड़ान' }]);
});

test('On paper it is a document: letterhead and number, every figure, and nothing to press', async ({
  page,
  server,
}) => {
  const office = await proposalOffice(server);
  const sent = await office.send();
  await page.goto(`/proposal#${sent.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('button, input, textarea, select, summary, nav, footer');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Awadh Solar Energy Services').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(`Proposal ${sent.number}, version 1`).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'The price, line by line' })).toBeVisible();
  await expect(page).toHaveTitle(`Awadh Solar · Proposal ${sent.number}, version 1`);
});
