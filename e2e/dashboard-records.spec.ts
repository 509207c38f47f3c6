import { openDashboard, someone, store } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

/** The smallest files whose bytes are what their names say. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('A record opens with every field, ways to reach the person, its estimate, history and notes', async ({
  page,
  db,
}) => {
  const name = someone('सीमा');
  await store(db, 'consultations', name, {
    email: 'seema@mail.example',
    requirements: 'Two floors.\nShade after four.',
    estimate: { bill: 4200, subsidyEligible: true, systemSize: '5kW', monthlySaving: 5000 },
  });
  await openDashboard(page, `?q=${encodeURIComponent(name)}`);
  await page.getByRole('row', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=/,
  );
  await expect(panel.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:seema%40mail\.example/,
  );
  await expect(panel.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /query=Gomti%20Nagar/);
  const details = panel.getByRole('region', { name: 'Details' });
  for (const text of [
    '98765 43210',
    'Gomti Nagar, Lucknow',
    '₹4,200',
    'Two floors.',
    '5kW',
    '₹5,000',
    'Eligible',
  ]) {
    await expect(details.getByText(text).first()).toBeVisible();
  }

  await panel.getByLabel(`Status of ${name}`).selectOption('contacted');
  const timeline = panel.getByRole('region', { name: 'Timeline' });
  const change = timeline.getByRole('listitem').filter({ hasText: 'Pending → Contacted' });
  await expect(change).toContainText('Demo admin');

  await panel.getByLabel('New note').fill('Wants a visit on Sunday.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(timeline.getByRole('listitem').first()).toContainText('Wants a visit on Sunday.');
  const { data: notes } = await db
    .from('record_notes')
    .select('body, author_email')
    .eq('body', 'Wants a visit on Sunday.');
  expect(notes?.[0]?.author_email).toBe('admin@awadhsolar.example');

  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByLabel(`Status of ${name}`)).toHaveValue('contacted');
});

test('A resume opens through a signed address that the bucket itself refuses without', async ({
  page,
  db,
}) => {
  const name = someone();
  const resume = `${Date.now()}-${crypto.randomUUID()}.pdf`;
  const { error } = await db.storage.from('resumes').upload(resume, PDF, { contentType: 'application/pdf' });
  expect(error).toBeNull();
  await store(db, 'careers', name, { resume_url: resume });
  await openDashboard(page, `?tab=careers&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const address = (await page.getByRole('link', { name: 'Open resume' }).getAttribute('href')) ?? '';
  const opened = await page.request.get(address);
  expect(opened.status()).toBe(200);
  expect(await opened.body()).toEqual(PDF);
  const bare = await page.request.get(new URL(address, page.url()).pathname.replace('/sign/', '/public/'));
  expect(bare.ok()).toBe(false);
});

test('A request whose file was lost on the way says so and asks for it; one without a file does not', async ({
  page,
  db,
}) => {
  const [lost, none] = [someone('Lost'), someone('None')];
  await store(db, 'installations', lost, { upload_failed: true });
  await store(db, 'installations', none);
  await openDashboard(page, `?tab=installations&q=${encodeURIComponent(lost)}`);
  await page.getByRole('link', { name: lost }).click();
  const details = page.getByRole('dialog', { name: lost }).getByRole('region', { name: 'Details' });
  await expect(details.getByText('Upload failed')).toBeVisible();
  await expect(details.getByText('did not arrive. Please ask for it.')).toBeVisible();
  await expect(details.getByText(/^Not given:/)).not.toContainText('File');

  await page.goto(`/admin?tab=installations&q=${encodeURIComponent(none)}`);
  await page.getByRole('link', { name: none }).click();
  const others = page.getByRole('dialog', { name: none }).getByRole('region', { name: 'Details' });
  await expect(others.getByText(/^Not given:/)).toContainText('File');
  await expect(others.getByText('Upload failed')).toHaveCount(0);
});

test('An added testimonial starts approved, with its picture in the public bucket', async ({ page, db }) => {
  const name = someone();
  await openDashboard(page, '?tab=testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const form = page.getByRole('dialog', { name: 'Add testimonial' });
  await expect(form.getByRole('radio', { name: '5 ★' })).toBeChecked();
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(form.getByText('Please enter the customer’s name.')).toBeVisible();
  await expect(form.getByLabel('Customer name')).toBeFocused();

  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Location').fill('Sitapur');
  await form.getByLabel('Comment').fill('बिजली का बिल बहुत कम हो गया।');
  await form.getByRole('radio', { name: '4 ★' }).check();
  await form.getByLabel('Monthly savings').fill('3,500');
  await form.getByLabel('Image').setInputFiles({ name: 'family.png', mimeType: 'image/png', buffer: PNG });
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(page.getByText('Testimonial Added!')).toBeVisible();
  await expect(page.getByText('The testimonial has been successfully added.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByLabel(`Status of ${name}`)).toHaveValue('approved');

  const { data } = await db.from('testimonials').select().eq('customer_name', name).single();
  expect(data).toMatchObject({
    location: 'Sitapur',
    rating: 4,
    monthly_savings: 3500,
    status: 'approved',
    video_url: null,
  });
  expect(data?.image_url).toMatch(
    /^\/storage\/v1\/object\/public\/certificates\/testimonials\/\d+-[0-9a-f-]+\.png$/,
  );
  expect((await page.request.get(data?.image_url ?? '')).status()).toBe(200);
});

test('A testimonial whose picture cannot be stored is saved without it, and the admin is told', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/500|could not be uploaded/);
  const name = someone();
  await openDashboard(page, '?tab=testimonials');
  await page.route('**/storage/v1/object/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'full' } }),
  );
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const form = page.getByRole('dialog', { name: 'Add testimonial' });
  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Comment').fill('Good work.');
  await form.getByLabel('Image').setInputFiles({ name: 'family.png', mimeType: 'image/png', buffer: PNG });
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(page.getByText('The image was not uploaded')).toBeVisible();
  await expect(page.getByText('Testimonial Added!')).toBeVisible();
  const { data } = await db.from('testimonials').select().eq('customer_name', name).single();
  expect(data?.image_url).toBeNull();
});

test('While the lead is awaited the record can be read, and no note be begun that would be pushed away', async ({
  page,
  db,
}) => {
  const name = someone();
  const id = await store(db, 'contacts', name);
  await openDashboard(page, `?tab=contacts&q=${name}`);
  const lead = `**/rest/v1/leads?*id=eq.${id}*`;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(lead, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('row', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('Loading…').first()).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Details' })).toBeVisible();
  await expect(panel.getByLabel('New note')).toHaveCount(0);
  release();
  await expect(panel.getByLabel('New note')).toBeVisible();
});

test('A testimonial that cannot be saved keeps what was typed and can be tried again', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/400/);
  const name = someone();
  await openDashboard(page, '?tab=testimonials');
  let refused = false;
  await page.route('**/rest/v1/testimonials*', (route) => {
    if (refused || route.request().method() !== 'POST') return route.continue();
    refused = true;
    return route.fulfill({ status: 400, json: { message: 'no' } });
  });
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const form = page.getByRole('dialog', { name: 'Add testimonial' });
  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Comment').fill('Good work.');
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Submission Failed');
  await expect(alert).toContainText('Please try again.');
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(page.getByText('Testimonial Added!')).toBeVisible();
  const { data } = await db.from('testimonials').select('id').eq('customer_name', name);
  expect(data).toHaveLength(1);
});
