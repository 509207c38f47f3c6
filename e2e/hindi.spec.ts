import type { Locator } from '@playwright/test';
import { pathIn } from '../app/languages.ts';
import type { Database } from '../app/lib/database.types.generated.ts';
import { SAMPLE_FILES } from '../testing/samples.ts';
import { newMark, stopClock } from './support/form-under-test.ts';
import { hydrated } from './support/hydration.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { untranslated } from './support/untranslated.ts';

const pdf = { name: 'paper.pdf', mimeType: SAMPLE_FILES.pdf.type, buffer: SAMPLE_FILES.pdf.body };

interface HindiForm {
  path: string;
  table: keyof Database['public']['Tables'];
  /** By the names of the fields, which are those of the columns. */
  values: (mark: string) => Record<string, string>;
  /** What the row says otherwise, or besides. */
  stored?: Record<string, unknown>;
  file?: string;
  /** Where success leads. */
  leadsTo?: string;
}

const person = (mark: string) => ({ name: `सीता वर्मा ${mark}`, phone: '९८७६५ ४३२१०' });
const phone = '+919876543210';

const forms: HindiForm[] = [
  {
    path: '/book-consultation',
    table: 'consultation_bookings',
    values: (mark) => ({
      ...person(mark),
      location: 'गोमती नगर, लखनऊ',
      monthly_bill: '३,५००',
      property_type: 'commercial',
      preferred_time: 'evening',
      requirements: 'छत पर टंकी है।',
    }),
    stored: { phone, monthly_bill: 3500, consultation_type: 'free', email: null, estimate: null },
  },
  {
    path: '/installation-request',
    table: 'installation_requests',
    values: (mark) => ({
      ...person(mark),
      location: 'अलीगंज, लखनऊ',
      property_type: 'industrial',
      roof_area: '१२००',
      timeframe: '2-3months',
    }),
    stored: { phone, roof_area: 1200, budget: null, upload_failed: false },
    file: 'file_url',
  },
  {
    path: '/associate-registration',
    table: 'associate_registrations',
    values: (mark) => ({
      business_type: 'dealer',
      full_name: `गीता ${mark}`,
      phone: '९८७६५४३२१०',
      email: `${mark}@partners.example`,
      pincode: '२२६०१०',
      city: 'लखनऊ',
      state: 'Uttar Pradesh',
      google_maps_url: 'https://maps.app.goo.gl/AbC123',
      experience_years: '७',
    }),
    stored: { phone, pincode: '226010', experience_years: 7, status: 'approved' },
    file: 'certificate_url',
    leadsTo: '/hi/associate-registration-success?**',
  },
  {
    path: '/careers',
    table: 'career_applications',
    values: (mark) => ({
      position: 'Electrical Engineer',
      full_name: `सलमा ${mark}`,
      phone: '9876543210',
      email: 'salma@mail.example',
      cover_letter: 'मुझे सोलर का काम आता है।',
    }),
    stored: { phone },
    file: 'resume_url',
  },
  {
    path: '/trainings',
    table: 'training_registrations',
    values: (mark) => ({ ...person(mark), course_type: 'ev_training', experience_level: 'experienced' }),
    stored: { phone },
  },
  {
    path: '/contact',
    table: 'contact_inquiries',
    values: (mark) => ({
      ...person(mark),
      inquiry_type: 'complaint',
      subject: 'बिल',
      message: 'बिल कम नहीं हुआ।',
    }),
    stored: { phone },
  },
  { path: '/blog', table: 'newsletter_subscribers', values: (mark) => ({ email: `${mark}@mail.example` }) },
];

for (const { path, table, values, stored, file, leadsTo } of forms) {
  test(`${path} is all in Hindi, empty, wrong and sent, and stores what the English page would`, async ({
    page,
    db,
  }) => {
    const mark = newMark();
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.clock.install();
    await page.goto(pathIn('hi', path));
    await hydrated(page);
    const form = page.locator('main form').last();
    const submit = form.locator('[type=submit]');
    await expect(submit).toBeEnabled();
    await stopClock(page);
    await submit.click();
    await expect(form.getByRole('alert')).toBeVisible();
    expect(await untranslated(page)).toEqual([]);

    for (const [name, value] of Object.entries(values(mark))) await fill(form, name, value);
    if (file) await form.locator('input[type=file]').setInputFiles(pdf);
    await form.getByRole('checkbox').check();
    await submit.click();
    if (leadsTo) await page.waitForURL(leadsTo);
    else await expect(page.locator('section[aria-live=polite] [role=status]')).toBeVisible();
    expect((await untranslated(page)).filter((text) => !text.includes(mark))).toEqual([]);

    const [column, marked] = Object.entries(values(mark)).find(([, value]) => value.includes(mark)) ?? [];
    const { data } = await db
      .from(table as 'contact_inquiries')
      .select('*')
      .eq(column as 'name', marked ?? '')
      .single()
      .throwOnError();
    expect(data).toMatchObject({
      ...values(mark),
      ...stored,
      ...(file && { [file]: expect.stringMatching(/\.pdf$/) }),
      locale: 'hi',
      consent_version: '2026-11-hi',
    });
  });
}

async function fill(form: Locator, name: string, value: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`).first();
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.localName);
  if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
  else if (kind === 'select') await control.selectOption(value);
  else await control.fill(value);
}

test('The switch leads to the same page with its query, keeps what was typed and is remembered', async ({
  page,
}) => {
  await page.goto('/contact?from=mail#form');
  await hydrated(page);
  await page.locator('[name=message]').fill('Two panels,\nplease.');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /हिन्दी में पढ़ें/ })
    .click();
  await expect(page).toHaveURL('/hi/contact?from=mail#form');
  await hydrated(page);
  await expect(page.locator('[name=message]')).toHaveValue('Two panels,\nplease.');

  await page.goto('/about');
  await hydrated(page);
  const offer = page.getByRole('banner').locator('.card');
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/hi/about');
  await offer.getByRole('button').click();
  await expect(offer).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(offer).toBeHidden();
});

test('Without a mouse one switches the language, keeps the estimate’s figures and goes on', async ({
  page,
}) => {
  await page.goto('/calculator?bill=4200&subsidy=no');
  await hydrated(page);
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole('banner').getByRole('link', { name: /हिन्दी में पढ़ें/ }));
  await expect(page).toHaveURL('/hi/calculator?bill=4200&subsidy=no');
  await hydrated(page);
  const system = page.getByRole('region', { name: 'आपके लिए सही सोलर सिस्टम' });
  await expect(system.getByText('5\u00a0किलोवाट')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);

  await keyboard.skipToContent('सीधे मुख्य हिस्से पर जाएँ');
  await keyboard.tabTo(page.getByRole('radio', { name: 'नहीं' }));
  await keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/hi/calculator?bill=4200');
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch and the menu of a phone lead on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/services');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /हिन्दी में पढ़ें/ })
      .click();
    await expect(page).toHaveURL('/hi/services');
    await page.getByRole('button', { name: 'मेन्यू' }).click();
    await page.getByRole('navigation', { name: 'मेन्यू' }).getByRole('link', { name: 'ट्रेनिंग' }).click();
    await expect(page).toHaveURL('/hi/trainings');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Read in English/ })
      .click();
    await expect(page).toHaveURL('/trainings');
  });
});

test('An unknown address under /hi answers 404 in Hindi', async ({ page, faults }) => {
  faults.allow(/404/);
  const response = await page.goto('/hi/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  expect(await untranslated(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: /होम/ }).click();
  await expect(page).toHaveURL('/hi');
});

test('The directory shows its rows, and says in Hindi that it found none', async ({ page }) => {
  await page.goto('/hi/our-associates');
  await hydrated(page);
  await expect(page.getByRole('article').first()).toContainText(/साल का अनुभव/);
  await page.getByPlaceholder(/पिन कोड/).fill('999999');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('पिन कोड 999999 पर कोई एसोसिएट नहीं मिला')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
});
