import { SAMPLE_FILES } from '../testing/samples.ts';
import { openDashboard, someone } from './support/dashboard.ts';
import { expect, type Page, test } from './support/test.ts';

test('A testimonial whose picture and words both fail is said to have failed, once', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/400|could not be uploaded/);
  const name = someone();
  const form = await openForm(page, name);
  await page.route('**/storage/v1/object/**', (route) =>
    route.fulfill({ status: 400, json: { message: 'full' } }),
  );
  const inserts = '**/rest/v1/testimonials*';
  await page.route(inserts, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { message: 'no' } })
      : route.continue(),
  );
  await form.getByLabel('Image').setInputFiles(sample('family.png', 'png'));
  const add = form.getByRole('button', { name: 'Add testimonial' });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Submission Failed' })).toBeVisible();
  await expect(page.getByText('saved without')).toHaveCount(0);

  await page.unroute(inserts);
  // On a phone the message lies where the button was.
  await page.setViewportSize({ width: 360, height: 740 });
  await add.click();
  await expect(page.getByText('The testimonial was saved without the image.')).toBeVisible();
  await expect(page.getByText('Testimonial Added!')).toBeVisible();
  const { data } = await db.from('testimonials').select('image_url').eq('customer_name', name);
  expect(data).toEqual([{ image_url: null }]);
});

test('A film from an iPhone and an animated picture are stored, a picture that browsers cannot show is not', async ({
  page,
  db,
}) => {
  const name = someone();
  const form = await openForm(page, name);
  await form.getByLabel('Image').setInputFiles(sample('IMG_0001.HEIC', 'heic'));
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(form.getByLabel('Image')).toHaveAccessibleDescription(
    /Please choose a JPG, PNG, WebP or GIF file/,
  );
  await form.getByLabel('Image').setInputFiles(sample('family.gif', 'gif'));
  await form.getByLabel('Video').setInputFiles(sample('IMG_0001.MOV', 'mov'));
  await form.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(page.getByText('Testimonial Added!')).toBeVisible();
  const { data } = await db.from('testimonials').select().eq('customer_name', name).single();
  const film = await page.request.get(data?.video_url ?? '');
  expect(film.headers()['content-type']).toBe('video/quicktime');
  expect(await film.body()).toEqual(SAMPLE_FILES.mov.body);
  expect((await page.request.get(data?.image_url ?? '')).headers()['content-type']).toBe('image/gif');
});

async function openForm(page: Page, name: string) {
  await openDashboard(page, '?tab=testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const form = page.getByRole('dialog', { name: 'Add testimonial' });
  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Comment').fill('Good work.');
  return form;
}

const sample = (name: string, kind: keyof typeof SAMPLE_FILES) => ({
  name,
  mimeType: SAMPLE_FILES[kind].type,
  buffer: SAMPLE_FILES[kind].body,
});
