import type { Locator } from '@playwright/test';
import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  fill,
  labelled,
  newMark,
  open,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { type connect, expect, type Page, test } from './support/test.ts';

type Db = ReturnType<typeof connect>;

const contact: FormUnderTest = {
  title: 'contact form',
  path: '/contact',
  name: 'Send us a message',
  table: 'contact_inquiries',
  marked: (mark) => ['name', `Asha वर्मा ${mark}`],
  typed: (mark) => ({
    'Full name': `Asha वर्मा ${mark}`,
    'Phone number': '0522-400 1234',
    Email: 'Asha@Mail.example',
    Subject: 'Roof',
    Message: 'Two lines,\nplease.',
  }),
  picked: ['Technical'],
  row: {
    phone: '+915224001234',
    email: 'asha@mail.example',
    subject: 'Roof',
    inquiry_type: 'technical',
    message: 'Two lines,\nplease.',
    status: 'pending',
  },
  complaints: {
    required: {
      'Full name': 'Please enter your full name.',
      'Phone number': 'Please enter your phone number.',
      Message: 'Please write your message.',
      'I agree': 'Please tick the box',
    },
    limits: [
      ['Full name', 'x'.repeat(81), 'Please keep this to 80 characters.'],
      ['Phone number', '12345', 'an Indian number with ten digits'],
      ['Email', 'nobody', 'name@example.com'],
      ['Subject', 'x'.repeat(151), 'Please keep this to 150 characters.'],
      ['Message', 'x'.repeat(2001), 'Please keep this to 2,000 characters.'],
    ],
  },
  firstToFix: 'name',
  submit: 'Send message',
  success: () => ({
    title: 'Message Sent Successfully!',
    description: "We'll get back to you within 24 hours.",
  }),
  failure: { title: 'Message Failed to Send', description: 'Please try again or contact us directly.' },
  whatsapp: (mark) =>
    `Hello, I have just sent a message through your website.\nName: Asha वर्मा ${mark}\nSubject: Roof\nPhone: +915224001234`,
};

testFormContract(contact);

test('Two tabs with the same draft make one row', async ({ page, context, db, faults }) => {
  faults.allow(/409/);
  const mark = newMark();
  const form = await open(page, contact);
  await fill(form, contact, mark);
  const tab = await context.newPage();
  await tab.goto(contact.path);
  const sameForm = tab.getByRole('form', { name: contact.name });
  await expect(labelled(sameForm, 'Full name')).toHaveValue(`Asha वर्मा ${mark}`);
  await sameForm.getByRole('checkbox').check();

  await submit(form, contact);
  await expect(toast(page, contact.success(mark))).toBeVisible();
  await submit(sameForm, contact);
  await expect(toast(tab, contact.success(mark))).toBeVisible();
  expect(await storedRows(db, contact, mark)).toHaveLength(1);
});

test('A submission with the hidden field filled is held once and then believed', async ({ page, db }) => {
  const form = await open(page, contact);
  await form.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await isHeldOnce(page, form, db, 'Please press the button again');
});

test('A submission faster than any person is held once and then believed', async ({ page, db }) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(contact.path);
  await isHeldOnce(page, page.getByRole('form', { name: contact.name }), db, 'That was quick!');
});

async function isHeldOnce(page: Page, form: Locator, db: Db, notice: string): Promise<void> {
  const mark = newMark();
  await fill(form, contact, mark);
  await submit(form, contact);
  await expect(form.getByText(notice, { exact: true })).toBeVisible();
  expect(await storedRows(db, contact, mark)).toEqual([]);
  await submit(form, contact);
  await expect(toast(page, contact.success(mark))).toBeVisible();
  expect(await storedRows(db, contact, mark)).toHaveLength(1);
}

test('A visitor without network is told that nothing is lost', async ({ page, context }) => {
  const form = await open(page, contact);
  await context.setOffline(true);
  await expect(form.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText('You are offline.')).toBeHidden();
});
