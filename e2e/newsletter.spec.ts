import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  fill,
  newMark,
  open,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, test } from './support/test.ts';

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
  success: () => ({ title: 'You are subscribed!', description: 'New articles will reach you by email.' }),
  failure: { title: 'Subscription Failed', description: 'Please try again or contact us directly.' },
};

testFormContract(newsletter);

test('Subscribing again looks the same, so that nobody learns who is on the list', async ({ page, db }) => {
  const mark = newMark();
  const form = await open(page, newsletter);
  for (const _ of ['first time', 'second time']) {
    await fill(form, newsletter, mark);
    await submit(form, newsletter);
    await expect(toast(page, newsletter.success(mark))).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect(await storedRows(db, newsletter, mark)).toHaveLength(1);
});
