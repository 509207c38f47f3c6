import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../app/lib/database.types.generated.ts';
import { accessibilityFaults } from './support/axe.ts';
import { testFormContract } from './support/form-contract.ts';
import { type FormUnderTest, fill, newMark, open, submit, toast } from './support/form-under-test.ts';
import { signInAsAdmin } from './support/sign-in.ts';
import { connect, expect, test } from './support/test.ts';
import { nothingIsTooWide } from './support/width.ts';

const newsletter: FormUnderTest = {
  title: 'newsletter box',
  path: '/blog',
  name: 'The next article, by email',
  table: 'newsletter_subscribers',
  marked: (mark) => ['email', `${mark}@mail.example`],
  typed: (mark) => ({ Email: `${mark}@mail.example` }),
  row: {},
  complaints: {
    required: { Email: 'Please enter your email address.', 'I agree': 'Please tick the box' },
    limits: [
      ['Email', 'nobody@nowhere', 'name@example.com'],
      ['Email', `${'x'.repeat(250)}@mail.example`, 'Please keep this to 254 characters.'],
    ],
  },
  firstToFix: 'email',
  submit: 'Subscribe',
  success: () => ({
    title: 'You are subscribed!',
    description:
      'New articles will reach you by email. Please open the link in the mail that we send you now; if you did so before, there is nothing more to do.',
  }),
  failure: { title: 'Subscription Failed', description: 'Please try again or contact us directly.' },
};

testFormContract(newsletter);

const ARTICLE = 'panel-efficiency-in-uttar-pradesh';
const TITLE = 'What 22-24% panel efficiency means on an Uttar Pradesh roof';

/** What waits for an address, or was sent to it: the events are made into deliveries, and none is claimed. */
async function deliveriesTo(db: SupabaseClient<Database>, email: string) {
  await db.rpc('claim_deliveries', { with_channels: ['email'], up_to: 0 }).throwOnError();
  const { data } = await db
    .from('deliveries')
    .select('template, article, sent_at, newsletter_subscribers!inner(email)')
    .eq('newsletter_subscribers.email', email)
    .order('created_at')
    .throwOnError();
  return data.map(({ template, article, sent_at }) => ({ template, article, isSent: sent_at !== null }));
}

/** A subscriber who has not confirmed, and the token that the mail would carry. */
async function subscribe(db: SupabaseClient<Database>, locale: 'en' | 'hi' = 'en') {
  const email = `${newMark()}@mail.example`;
  const row = { email, locale, consent_version: 'x', consent_at: '2026-11-01T00:00:00Z' };
  await db.from('newsletter_subscribers').insert(row).throwOnError();
  return { email, token: await tokenOf(db, email) };
}

const tokenOf = async (db: SupabaseClient<Database>, email: string) => {
  const found = db.from('newsletter_subscribers').select('token').eq('email', email).single();
  return (await found.throwOnError()).data.token;
};

const confirmed = async (db: SupabaseClient<Database>, email: string) => {
  const found = db.from('newsletter_subscribers').select('confirmed_at').eq('email', email);
  return (await found.throwOnError()).data.map(({ confirmed_at }) => confirmed_at !== null);
};

/** Nothing listens there: what is to be sent waits. */
const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9' };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

test.describe('On a phone', () => {
  test.use(PHONE);

  test('From the box to the mail, to the page, to the article, and off the list again', async ({
    browser,
    freshServer,
  }) => {
    test.slow(); // a server of its own and two browsers
    const server = await freshServer({ env: NO_MAIL_SERVER });
    const db = connect(server);
    const page = await browser.newPage({ baseURL: server.url, ...PHONE });
    const mark = newMark();
    const email = `${mark}@mail.example`;
    const form = await open(page, newsletter);
    await fill(form, newsletter, mark);
    await submit(form, newsletter);
    await expect(toast(page, newsletter.success(mark))).toBeVisible();
    await page.clock.resume();
    const question = { template: 'confirm-subscription', article: null, isSent: false };
    await expect.poll(() => deliveriesTo(db, email)).toEqual([question]);

    const token = await tokenOf(db, email);
    await page.goto(`/newsletter#confirm=${token}`);
    const yes = page.getByRole('button', { name: 'Yes, send me new articles' });
    await expect(yes).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await confirmed(db, email)).toEqual([false]);
    await yes.tap();
    await expect(page.getByRole('heading', { name: 'Thank you, you are on the list' })).toBeFocused();
    expect(await confirmed(db, email)).toEqual([true]);
    await nothingIsTooWide(page);
    await page.reload();
    await page.getByRole('button', { name: 'Yes, send me new articles' }).tap();
    await expect(page.getByRole('heading', { name: 'You are on the list already' })).toBeVisible();

    const office = await browser.newPage({ baseURL: server.url });
    await signInAsAdmin(office);
    await office.goto('/admin?view=subscribers');
    await office.getByRole('button', { name: `Send “${TITLE}”` }).click();
    const dialog = office.getByRole('dialog', { name: 'Send this article?' });
    await expect(dialog.getByText('Hindi:')).toBeVisible();
    await dialog.getByRole('button', { name: /^Send to \d+ people$/ }).click();
    await expect(office.getByRole('progressbar', { name: `Sending “${TITLE}”` })).toBeVisible();
    expect(await accessibilityFaults(office)).toEqual([]);
    const article = { template: 'article', article: ARTICLE, isSent: false };
    await expect.poll(() => deliveriesTo(db, email)).toContainEqual(article);

    await page.goto(`/newsletter#leave=${token}`);
    await page.getByRole('button', { name: 'Unsubscribe' }).tap();
    await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeFocused();
    expect(await deliveriesTo(db, email)).toEqual([]);
    expect(await confirmed(db, email)).toEqual([]);
    await page.getByRole('link', { name: 'A slip? Subscribe again' }).tap();
    await expect(page.getByRole('form', { name: newsletter.name })).toBeInViewport();

    await office.getByRole('button', { name: `Stop sending “${TITLE}”` }).click();
    const stopping = office.getByRole('dialog', { name: 'Stop sending?' });
    await expect(stopping.locator('[aria-live]')).toHaveCSS('top', '16px'); // no message over its buttons
    expect(await stopping.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0); // a long title
    await stopping.getByRole('button', { name: 'Stop sending' }).click();
    await expect(office.getByRole('button', { name: `Send “${TITLE}”` })).toBeVisible();
    await office.close();
    await page.close();
  });

  test('A link in Hindi is answered in Hindi', async ({ page, db }) => {
    const { email, token } = await subscribe(db, 'hi');
    await page.goto(`/hi/newsletter#confirm=${token}`);
    await page.getByRole('button', { name: 'हाँ, मुझे नए लेख भेजें' }).tap();
    await expect(page.getByRole('heading', { name: 'धन्यवाद, आपका नाम सूची में है' })).toBeVisible();
    expect(await confirmed(db, email)).toEqual([true]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await nothingIsTooWide(page);
  });
});

test('An old link, half a link and no link each say what to do', async ({ page }) => {
  await page.goto('/newsletter#leave=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This address is not on the list' })).toBeVisible();
  await page.goto('/newsletter#confirm=00000000-0000-4000-8000-000000000000');
  await page.getByRole('button', { name: 'Yes, send me new articles' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  for (const fragment of ['#confirm=00000000-0000', '']) {
    await page.goto(`/newsletter${fragment}`);
    await expect(page.getByRole('heading', { name: 'Please open the link in our email' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible();
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('Without a connection the page says so, and trying again works', async ({ page, db, faults }) => {
  faults.allow(/ERR_FAILED/);
  const { email, token } = await subscribe(db);
  await page.goto(`/newsletter#confirm=${token}`);
  const yes = page.getByRole('button', { name: 'Yes, send me new articles' });
  await expect(yes).toBeVisible();
  await page.route('**/rpc/confirm_subscription', (route) => route.abort());
  await yes.click();
  await expect(page.getByRole('alert').filter({ hasText: 'no connection' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/rpc/confirm_subscription');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, you are on the list' })).toBeFocused();
  expect(await confirmed(db, email)).toEqual([true]);
});

test('An admin finds who has not confirmed and asks them again', async ({ page, db }) => {
  const email = `${newMark()}@mail.example`;
  // Long enough ago to be asked again, and newer than what other tests leave: on the first page.
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const since = { consent_version: 'x', consent_at: twoDaysAgo, created_at: twoDaysAgo };
  await db
    .from('newsletter_subscribers')
    .insert([
      { ...since, email, confirmed_at: null },
      { ...since, email: `yes-${email}`, confirmed_at: twoDaysAgo },
    ])
    .throwOnError();
  await signInAsAdmin(page);
  await page.goto('/admin?view=subscribers');
  await page.getByRole('button', { name: /^Not confirmed \d+$/ }).click();
  await expect(page).toHaveURL(/readers=unconfirmed/);
  await expect(page.getByRole('cell', { name: 'Confirmed', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Confirmed \d+$/ }).click();
  await expect(page.getByRole('cell', { name: 'Confirmed', exact: true }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Ask again: ${email}` }).click();
  await expect(page.getByText('A mail with the link is on its way.')).toBeVisible();
  await expect.poll(() => deliveriesTo(db, email)).toMatchObject([{ template: 'confirm-subscription' }]);
  await page.reload();
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  await expect(page.getByRole('button', { name: `Ask again: ${email}` })).toHaveCount(0);
});
