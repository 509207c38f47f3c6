import type { Locator } from '@playwright/test';
import { SAMPLE_FILES } from '../testing/samples.ts';
import { someone, store, storedStatus } from './support/dashboard.ts';
import { labelled, newMark } from './support/form-under-test.ts';
import { hydrated } from './support/hydration.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, type Page, test } from './support/test.ts';

const ADMIN = 'admin@awadhsolar.example';

/** Opens a page whose clock can run ahead: nobody fills in a form in two seconds. */
async function open(page: Page, path: string): Promise<Keyboard> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  return new Keyboard(page);
}

async function agreeAndSend(page: Page, keyboard: Keyboard, form: Locator): Promise<void> {
  await keyboard.activate(form.getByRole('checkbox'), 'Space');
  await page.clock.fastForward(5_000);
  await keyboard.activate(form.locator('[type=submit]'));
}

async function attach(page: Page, keyboard: Keyboard, field: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await keyboard.activate(field);
  await (await chooser).setFiles({
    name: 'paper.pdf',
    mimeType: SAMPLE_FILES.pdf.type,
    buffer: SAMPLE_FILES.pdf.body,
  });
}

test('Without a mouse one can find one’s saving and book a consultation', async ({ page, db }) => {
  const name = `Ravi ${newMark()}`;
  const keyboard = await open(page, '/calculator');
  await keyboard.skipToContent();
  await keyboard.fill(page.getByLabel('Monthly Electricity Bill'), '4200');
  await keyboard.tabTo(page.getByRole('radio', { name: 'Yes' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await keyboard.activate(page.getByRole('link', { name: 'Book a free consultation' }));

  await expect(page).toHaveURL(/\/book-consultation/);
  await hydrated(page);
  await keyboard.skipToContent();
  const form = page.getByRole('form', { name: 'Book your consultation' });
  await keyboard.fill(labelled(form, 'Full name'), name);
  await keyboard.fill(labelled(form, 'Phone number'), '98765 43210');
  await keyboard.fill(labelled(form, 'Location'), 'Lucknow');
  await agreeAndSend(page, keyboard, form);
  await expect(form.getByRole('status').filter({ hasText: 'Consultation Booked' })).toBeFocused();
  const { data } = await db.from('consultation_bookings').select().eq('name', name).single();
  expect(data).toMatchObject({ monthly_bill: 4200, estimate: { subsidyEligible: false } });
});

test('Without a mouse one can request an installation, with a file', async ({ page, db }) => {
  const name = `Meera ${newMark()}`;
  const keyboard = await open(page, '/installation-request');
  await keyboard.skipToContent();
  const form = page.getByRole('form');
  await keyboard.tabTo(form.getByRole('radio', { name: 'Residential' }));
  await keyboard.press('ArrowRight');
  await keyboard.fill(labelled(form, 'Full name'), name);
  await keyboard.fill(labelled(form, 'Phone number'), '98765 43210');
  await keyboard.fill(labelled(form, 'Location'), 'Lucknow');
  await keyboard.fill(labelled(form, 'Roof area'), '1200');
  const field = labelled(form, 'Photo of the roof');
  await attach(page, keyboard, field);
  await keyboard.activate(form.getByRole('button', { name: 'Remove paper.pdf' }));
  await expect(field).toBeFocused();
  await attach(page, keyboard, field);
  await agreeAndSend(page, keyboard, form);
  await expect(form.getByRole('status').filter({ hasText: 'Request Submitted' })).toBeFocused();
  const { data } = await db.from('installation_requests').select().eq('name', name).single();
  expect(data).toMatchObject({ property_type: 'commercial', file_url: expect.stringMatching(/\.pdf$/) });
});

test('Without a mouse one can become an associate and find oneself in the directory', async ({ page }) => {
  const name = `Gita ${newMark()}`;
  const keyboard = await open(page, '/associate-registration');
  await keyboard.skipToContent();
  const form = page.getByRole('form', { name: 'Your registration' });
  await keyboard.activate(form.getByRole('radio', { name: 'Distributor' }), 'Space');
  await keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Dealer' })).toBeChecked();
  await keyboard.fill(labelled(form, 'Full name'), name);
  await keyboard.fill(labelled(form, 'Phone number'), '98765 43210');
  await keyboard.fill(labelled(form, 'Email'), `${crypto.randomUUID()}@partners.example`);
  await keyboard.fill(labelled(form, 'Pincode'), '226031');
  await keyboard.fill(labelled(form, 'City or town'), 'Lucknow');
  await keyboard.type(labelled(form, 'State'), 'Uttar');
  await keyboard.fill(labelled(form, 'Google Maps link'), 'https://maps.app.goo.gl/AbC123');
  await attach(page, keyboard, labelled(form, 'Certificate'));
  await agreeAndSend(page, keyboard, form);

  await expect(page).toHaveURL(/associate-registration-success/);
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.activate(page.getByRole('main').getByRole('link', { name: /directory/i }));
  await expect(page).toHaveURL(/our-associates/);
  await hydrated(page);
  await keyboard.skipToContent();
  await keyboard.fill(page.getByPlaceholder('Search by pincode...'), '226031');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('Without a mouse one can apply for a job', async ({ page, db }) => {
  const name = `Salma ${newMark()}`;
  const keyboard = await open(page, '/careers');
  await keyboard.skipToContent();
  const form = page.getByRole('form', { name: 'Apply for a job' });
  await keyboard.type(labelled(form, 'Position'), 'E');
  await keyboard.fill(labelled(form, 'Full name'), name);
  await keyboard.fill(labelled(form, 'Phone number'), '98765 43210');
  await keyboard.fill(labelled(form, 'Email'), 'salma@mail.example');
  await attach(page, keyboard, labelled(form, 'Resume'));
  await agreeAndSend(page, keyboard, form);
  await expect(form.getByRole('status').filter({ hasText: 'Application Submitted' })).toBeFocused();
  const { data } = await db.from('career_applications').select().eq('full_name', name).single();
  expect(data).toMatchObject({
    position: 'Electrical Engineer',
    resume_url: expect.stringMatching(/\.pdf$/),
  });
});

test('Without a mouse staff sign in, find a record, change its status, open and close it', async ({
  page,
  db,
}) => {
  const name = someone();
  const id = await store(db, 'contacts', name);
  await page.goto('/admin?tab=contacts');
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole('link', { name: 'Go to Login' }));
  await keyboard.fill(page.getByLabel('Email'), ADMIN);
  await keyboard.press('Enter');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name })).toBeFocused();
  await keyboard.type(page.getByLabel(`Status of ${name}`), 'rr'); // however slowly: responded, resolved
  await expect(page.getByText('Status updated to resolved')).toBeVisible();
  expect(await storedStatus(db, 'contacts', id)).toBe('resolved');

  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  await keyboard.fill(panel.getByLabel('New note'), 'Called back.');
  await keyboard.activate(panel.getByRole('button', { name: 'Add note' }));
  await expect(panel.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeFocused();
});
