import type { Locator } from '@playwright/test';
import { associate, SAMPLE_FILES } from '../testing/samples.ts';
import { testFormContract } from './support/form-contract.ts';
import {
  type FormUnderTest,
  fill,
  inserts,
  labelled,
  newMark,
  open,
  passTime,
  storedRows,
  submit,
  toast,
} from './support/form-under-test.ts';
import { expect, type Page, test } from './support/test.ts';

const registration: FormUnderTest = {
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
    maxMegabytes: 5,
    stored: /^\/storage\/v1\/object\/public\/certificates\/\d{13}-[\da-f]{32}\.pdf$/,
  },
};

testFormContract(registration);

const EMAIL_TAKEN = {
  title: 'Email Already Registered',
  description:
    'This email is already registered. Please use a different email or contact us if you need assistance.',
};

test('An address that is registered is refused before anything is stored', async ({ page, db }) => {
  const mark = newMark();
  await db.from('associate_registrations').insert(taken(mark, 'rejected')).throwOnError();
  await fails(page, mark, EMAIL_TAKEN);
  expect(await storedRows(db, registration, mark)).toEqual([]);
});

test('An address that is registered and approved is told so', async ({ page, db }) => {
  const mark = newMark();
  await db.from('associate_registrations').insert(taken(mark, 'approved')).throwOnError();
  const form = await fails(page, mark, {
    ...EMAIL_TAKEN,
    description:
      'This email is already registered and approved. Please use a different email or contact us if you need assistance.',
  });
  await expect(labelled(form, 'Email')).toHaveAccessibleDescription(/already registered and approved/);
});

test('An address that is taken between check and save is refused in the same words', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/409/);
  const mark = newMark();
  await page.route(inserts('associate_registrations'), async (route) => {
    await db.from('associate_registrations').insert(taken(mark, 'approved')).throwOnError();
    await route.continue();
  });
  await fails(page, mark, EMAIL_TAKEN);
});

test('A registration that collides otherwise is told that it exists', async ({ page, faults }) => {
  faults.allow(/409/);
  const message = 'duplicate key value violates unique constraint "associate_registrations_phone_key"';
  await page.route(inserts('associate_registrations'), (route) =>
    route.fulfill({ status: 409, json: { code: '23505', message, details: null, hint: null } }),
  );
  await fails(page, newMark(), {
    title: 'Registration Already Exists',
    description:
      'A registration with these details already exists. Please check your information or contact us for assistance.',
  });
});

test('A certificate that cannot be stored stops the registration', async ({ page, db, faults }) => {
  faults.allow(/413|could not be uploaded/);
  const mark = newMark();
  await page.route('**/storage/v1/**', (route) =>
    route.fulfill({
      status: 413,
      json: { statusCode: '413', error: 'Payload too large', message: 'Too large' },
    }),
  );
  await fails(page, mark, {
    title: 'File Upload Failed',
    description:
      'There was an issue uploading your certificate. Please try with a smaller file (max 5MB) or contact us for assistance.',
  });
  expect(await storedRows(db, registration, mark)).toEqual([]);
});

test('A database that lost its connection is named as such', async ({ page, faults }) => {
  faults.allow(/406/);
  await page.route('**/rpc/associate_email_status*', (route) =>
    route.fulfill({ status: 406, json: { code: 'PGRST116', message: 'No row', details: null, hint: null } }),
  );
  await fails(page, newMark(), {
    title: 'Database Connection Issue',
    description: "We're experiencing temporary connectivity issues. Please try again in a few moments.",
  });
});

test('A network that fails while saving is named as such', async ({ page, faults }) => {
  faults.allow(/ERR_/);
  await page.route(inserts('associate_registrations'), (route) => route.abort('internetdisconnected'));
  await fails(page, newMark(), {
    title: 'Network Error',
    description: 'Please check your internet connection and try again.',
  });
});

test('A registration whose three answers were all lost is welcomed at the second press', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/ERR_|400|409/); // the file is there already, and so is the row
  const mark = newMark();
  const lose = inserts('associate_registrations');
  await page.route(lose, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const form = await fails(page, mark, registration.unreachable ?? registration.failure);
  await page.unroute(lose);
  await submit(form, registration);
  await expect(page).toHaveURL(registration.leadsTo?.(mark) ?? '');
  expect(await storedRows(db, registration, mark)).toHaveLength(1);
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

test('The success screen welcomes by name, as text and no longer than a name', async ({ page }) => {
  const screen = '/associate-registration-success';
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(screen);
  await expect(title).toHaveText('Welcome, Associate!');
  await page.goto(`${screen}?name=${encodeURIComponent('<b>Gita</b>')}`);
  await expect(title).toHaveText('Welcome, <b>Gita</b>!');
  await page.goto(`${screen}?name=${'x'.repeat(500)}`);
  await expect(title).toHaveText(`Welcome, ${'x'.repeat(80)}!`);
  await page.goto(`${screen}?name=Gita+Devi`);
  await expect(page.getByText('Instantly Approved')).toBeVisible();
  await expect(page.getByText('Listed in Directory')).toBeVisible();
  await expect(title).toHaveText('Welcome, Gita Devi!');
  const chat = await page.getByRole('link', { name: 'Tell us on WhatsApp' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Name: Gita Devi\nStatus: APPROVED');
  await page.getByRole('link', { name: 'See the directory' }).click();
  await expect(page).toHaveURL('/our-associates');
});

/** Registers, expects this message and no redirect, and finds the form as it was. */
async function fails(
  page: Page,
  mark: string,
  message: { title: string; description: string },
): Promise<Locator> {
  const form = await open(page, registration);
  await fill(form, registration, mark);
  await submit(form, registration);
  await passTime(page, () => expect(toast(page, message)).toBeVisible({ timeout: 500 }));
  await expect(page).toHaveURL(registration.path);
  await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled();
  await expect(labelled(form, 'Full name')).toHaveValue(`Gita ${mark}`);
  return form;
}

const taken = (mark: string, status: 'approved' | 'rejected') =>
  associate({ email: `${mark}@partners.example`, status });
