import { rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { formatReference, referenceOf } from '../app/leads/reference.ts';
import { associate, SAMPLE_FILES } from '../testing/samples.ts';
import { testEngineContract } from './support/engine-contract.ts';
import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  fill,
  inserts,
  labelled,
  newMark,
  open,
  passTimeUntil,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, type Page, test } from './support/test.ts';
import { writeOnDisk } from './support/upload-contract.ts';

const registration = {
  title: 'associate registration',
  path: '/associate-registration',
  name: 'Your registration',
  table: 'associate_registrations',
  marked: (mark) => ['full_name', `Gita ${mark}`],
  typed: (mark) => ({
    'Full name': `Gita ${mark}`,
    'Phone number': '98765 43210',
    Email: `${mark}@partners.example`,
    Pincode: '226010',
    'City or town': 'Lucknow',
    'Google Maps link': 'https://maps.app.goo.gl/AbC123',
    'Years of experience': '7',
    'Existing business': 'Gita Electricals',
    'Investment capacity': '3 lakh',
    'Preferred territory': 'Gomti Nagar',
  }),
  chosen: { State: 'Uttar Pradesh' },
  picked: ['Dealer'],
  row: {
    phone: '+919876543210',
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    pincode: '226010',
    google_maps_url: 'https://maps.app.goo.gl/AbC123',
    business_type: 'dealer',
    experience_years: 7,
    existing_business: 'Gita Electricals',
    investment_capacity: '3 lakh',
    territory_preference: 'Gomti Nagar',
    status: 'approved',
    approved_by: 'system',
  },
  complaints: {
    required: {
      'I want to become a': 'Please choose how you want to work with us.',
      'Full name': 'Please enter your full name.',
      'Phone number': 'Please enter your phone number.',
      Email: 'Please enter your email address.',
      Pincode: 'Please enter your pincode.',
      'City or town': 'Please enter your city or town.',
      State: 'Please choose your state.',
      'Google Maps link': 'Please paste the Google Maps link of your place.',
      Certificate: 'Please attach your certificate.',
      'I agree': 'Please tick the box',
    },
    limits: [
      ['Pincode', '026010', 'A pincode has six digits and does not start with zero'],
      ['Google Maps link', 'https://evil.example/maps', 'Please paste a Google Maps link'],
      ['Years of experience', '51', 'Please write a number from 0 to 50.'],
      ['Years of experience', '2.5', 'Please write whole years, such as 2.'],
      ['City or town', 'x'.repeat(81), 'Please keep this to 80 characters.'],
      ['Existing business', 'x'.repeat(201), 'Please keep this to 200 characters.'],
    ],
  },
  firstToFix: 'business_type',
  submit: 'Register',
  success: (mark) => ({
    title: 'Registration Successful!',
    description: `Welcome Gita ${mark}! You are approved and listed in our directory.`,
  }),
  failure: { title: 'Registration Failed', description: 'Please try again or contact us directly.' },
  unreachable: {
    title: 'Network Error',
    description: 'Please check your internet connection and try again.',
  },
  leadsTo: (mark) => `/associate-registration-success?name=Gita+${mark}`,
  file: {
    label: 'Certificate',
    column: 'certificate_url',
    bucket: 'certificates',
    folder: '',
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: SAMPLE_FILES.pdf.body,
    rule: 'JPG, PNG or PDF, up to 5 MB',
    stored: /^\/storage\/v1\/object\/public\/certificates\/\d{13}-[\da-f]{32}\.pdf$/,
  },
} satisfies FormUnderTest;

testFormContract(registration);
testEngineContract(registration);

const EMAIL_TAKEN = {
  title: 'Email Already Registered',
  description:
    'This email is already registered. Please use a different email or contact us if you need assistance.',
};
const EMAIL_APPROVED = {
  ...EMAIL_TAKEN,
  description:
    'This email is already registered and approved. Please use a different email or contact us if you need assistance.',
};

test('An address that is taken is refused at its field, before saving or, when somebody was faster, while saving', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/409/);
  const [mark, other] = [newMark(), newMark()];
  const { data } = await db
    .from('associate_registrations')
    .insert(taken(mark, 'rejected'))
    .select()
    .single()
    .throwOnError();
  const form = await open(page, registration);
  await fill(form, registration, mark);
  await isRefused(page, form, mark, EMAIL_TAKEN);

  const approval = { status: 'approved' as const };
  await db.from('associate_registrations').update(approval).eq('id', data.id).throwOnError();
  await isRefused(page, form, mark, EMAIL_APPROVED);
  await expect(labelled(form, 'Email')).toHaveAccessibleDescription(/already registered and approved/);

  await labelled(form, 'Email').fill(`${other}@partners.example`);
  await page.route(inserts('associate_registrations'), async (route) => {
    await db.from('associate_registrations').insert(taken(other, 'approved')).throwOnError();
    await route.continue();
  });
  await isRefused(page, form, mark, EMAIL_TAKEN);
  expect(await storedRows(db, registration, mark)).toEqual([]);
});

test('A registration whose three answers were all lost is welcomed at the second press, its file under another name and date', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/ERR_|400|409/); // the file is there already, and so is the row
  const mark = newMark();
  const form = await open(page, registration);
  await fill(form, registration, mark);
  const certificate = labelled(form, 'Certificate');
  const onDisk = await writeOnDisk(registration.file);
  await certificate.setInputFiles(onDisk);
  const lose = inserts('associate_registrations');
  await page.route(lose, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(form, registration);
  await passTimeUntil(toast(page, registration.unreachable));
  await expect(page).toHaveURL(registration.path);
  await page.unroute(lose);

  const copy = `${onDisk}.copy.pdf`;
  await rename(onDisk, copy);
  await utimes(copy, 0, 0);
  await certificate.setInputFiles(copy);
  await submit(form, registration);
  await expect(page).toHaveURL(registration.leadsTo(mark));
  const rows = await storedRows(db, registration, mark);
  expect(rows).toHaveLength(1);
  await rm(path.dirname(onDisk), { recursive: true });

  await page.reload();
  const id = String(rows[0]?.id);
  const follow = page.getByRole('link', { name: 'Follow your request' });
  await expect(follow).toHaveAttribute('href', `/track#${id}`);
  const chat = await page.getByRole('link', { name: 'Tell us on WhatsApp' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain(
    `Name: Gita ${mark}\nStatus: APPROVED\nReference: ${formatReference(referenceOf(id))}`,
  );
});

test('City and state follow from the pincode until one writes them oneself', async ({ page }) => {
  const form = await open(page, registration);
  await labelled(form, 'Pincode').fill('302001');
  await expect(labelled(form, 'City or town')).toHaveValue('Jaipur');
  await expect(labelled(form, 'State')).toHaveValue('Rajasthan');
  await labelled(form, 'City or town').fill('Amer');
  await labelled(form, 'Pincode').fill('226010');
  await expect(labelled(form, 'City or town')).toHaveValue('Amer');
  await expect(labelled(form, 'State')).toHaveValue('Uttar Pradesh');
});

test('The success screen welcomes by name, no longer than a name, and leads to the directory', async ({
  page,
}) => {
  const screen = '/associate-registration-success';
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(screen);
  await expect(title).toHaveText('Welcome, Associate!');
  await expect(page.getByText('Your reference')).toHaveCount(0);
  await page.goto(`${screen}?name=${'x'.repeat(500)}`);
  await expect(title).toHaveText(`Welcome, ${'x'.repeat(80)}!`);
  await expect(page.getByText('Instantly Approved')).toBeVisible();
  await expect(page.getByText('Listed in Directory')).toBeVisible();
  await page.getByRole('link', { name: 'See the directory' }).click();
  await expect(page).toHaveURL('/our-associates');
});

/** Presses, expects this message and no redirect, finds the form as it was and closes the message. */
async function isRefused(
  page: Page,
  form: Locator,
  mark: string,
  message: { title: string; description: string },
): Promise<void> {
  await submit(form, registration);
  const told = toast(page, message);
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(registration.path);
  await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled();
  await expect(labelled(form, 'Full name')).toHaveValue(`Gita ${mark}`);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
}

const taken = (mark: string, status: 'approved' | 'rejected') =>
  associate({ email: `${mark}@partners.example`, status });
