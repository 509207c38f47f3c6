import { someone, store, storedStatus } from './support/dashboard.ts';
import { signInAsAgent } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const estimate = { bill: 2500, subsidyEligible: true, systemSize: '3kW', monthlySaving: 2300 };

test('From a lead to an acceptance: the office composes and sends, the customer opens, asks and accepts on a phone, each sees the other’s steps', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(240_000);
  const name = someone('Asha');
  const lead = await store(db, 'installations', name, { estimate });
  await signInAsAgent(page);
  await page.goto(`/admin?tab=installations&record=${lead}`);
  await page.getByRole('link', { name: 'Compose a proposal' }).click();
  await page.getByRole('button', { name: 'Add a free line' }).click();
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByLabel('What').fill('Solar system, installed');
  await line.getByLabel('Each, before tax (₹)').fill('1,50,000');
  await line.getByLabel('GST (%)').fill('5');
  await page.getByRole('button', { name: 'Save and send…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.getByLabel('Link for the customer').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not opened yet')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
  const price = phone.getByRole('table', { name: 'The price, line by line' });
  await expect(price.getByRole('row', { name: 'Price, all included' })).toContainText('₹1,57,500');
  await expect(page.getByText(/Opened once/).first()).toBeVisible();

  const ask = phone.getByRole('form', { name: 'Ask a question' });
  await ask.getByLabel('Your question').fill('When can you begin?');
  await ask.getByRole('button', { name: 'Send the question' }).tap();
  await expect(page.getByText('When can you begin?')).toBeVisible();
  await page.getByLabel('Your answer').fill('Next Monday.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByLabel('Your answer')).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByText('Next Monday.')).toBeVisible();

  const accept = phone.getByRole('form', { name: 'Accept this proposal' });
  await accept.getByLabel('Your full name').fill('Asha Udaan');
  await accept.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Accept the proposal' }).tap();
  await expect(phone.getByText('Accepted by Asha Udaan').first()).toBeVisible();
  await expect(page.getByText(/Accepted by Asha Udaan today/).first()).toBeVisible();
  expect(await storedStatus(db, 'installations', lead)).toBe('approved');

  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: /^Alerts, \d+\+? unread/ }).click();
  await page.getByRole('link', { name: `${name} Accepted the proposal` }).click();
  await expect(page.getByText(/Accepted by Asha Udaan today/).first()).toBeVisible();
  await context.close();
});
