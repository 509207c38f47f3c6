import { company } from '../app/company/facts.ts';
import { accessibilityFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('A video card opens its watch page in a new tab', async ({ page, context }) => {
  await context.route('https://videos.awadhsolar.example/**', (route) => route.fulfill({ body: 'film' }));
  await page.goto('/');
  const videos = page.getByRole('region', { name: 'See it on their roofs' }).getByRole('link');
  await expect(videos).toHaveCount(4);
  const first = videos.first();
  await expect(first).toContainText('A family home that runs on its own roof');
  await expect(first).toContainText('Sunita P., Homeowner, Lucknow');
  await expect(first.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), first.click()]);
  await expect(tab).toHaveURL('https://videos.awadhsolar.example/watch?v=home');
});

test('The chat panel opens chats with the text written, and the call panel dials and says when somebody answers', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Chat with us on WhatsApp' }).click();
  const panel = page.getByRole('dialog', { name: 'Chat with us on WhatsApp' });
  const presets = panel.getByRole('listitem').getByRole('link');
  await expect(presets).toHaveCount(5);
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const preset of await presets.all()) {
    const [tab] = await Promise.all([context.waitForEvent('page'), preset.click()]);
    await expect(tab).toHaveURL(chatUrl((await preset.textContent()) ?? ''));
    await tab.close();
  }
  await expect(panel.getByRole('link', { name: 'Start Conversation' })).toHaveAttribute(
    'href',
    chatUrl('Hello Awadh Solar, I would like to know more about going solar.'),
  );
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'Talk to our team' }).click();
  const call = page.getByRole('dialog', { name: 'Talk to our team' });
  await expect(call.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    `tel:${company.tollFree.e164}`,
  );
  await expect(call).toContainText('Monday to Saturday9:00 – 18:00');
  await expect(call).toContainText('Sunday10:00 – 16:00');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('A first visit takes at most 30 KB besides pictures before it is loaded, and nothing of the backend', async ({
  page,
}) => {
  await page.goto('/');
  const beforeLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = resources.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0));
    return [visit, ...early].map((entry) => ({ url: entry?.name ?? '', bytes: entry?.encodedBodySize ?? 0 }));
  });
  const besidesPictures = beforeLoad.filter(({ url }) => !/\.(avif|webp|png|jpg)$/.test(url));
  expect(besidesPictures.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(besidesPictures.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(30 * 1024);
  expect(beforeLoad.filter(({ url }) => url.endsWith('.js'))).toEqual([]);
});

test('Approved testimonials join the printed ones without moving the page', async ({ page, db }) => {
  const words = (name: string, status: 'approved' | 'pending', comment: string) => ({
    customer_name: name,
    location: 'Malihabad',
    comment,
    rating: 4,
    monthly_savings: 4250,
    status,
  });
  const long = 'The mangoes stay cool and the bill stays small. '.repeat(30).trim();
  const { error } = await db
    .from('testimonials')
    .insert([words('Dussehri Orchard', 'approved', long), words('Langda Orchard', 'pending', long)]);
  expect(error).toBeNull();

  await page.addInitScript(tellAtOnce);
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Testimonials' });
  await expect(row).toContainText('Anita S.');
  const before = await row.boundingBox();
  await expect(page.locator('html[data-untold]')).toBeAttached();
  await row.scrollIntoViewIfNeeded();
  const card = row.getByRole('listitem').filter({ hasText: 'Dussehri Orchard' });
  await expect(card).toContainText('₹4,250 saved a month');
  await expect(card.getByRole('img', { name: 'Rated 4 out of 5' })).toBeAttached();
  await expect(row).not.toContainText('Langda Orchard');
  expect((await row.boundingBox())?.height).toBe(before?.height);
});

/** As on a busy phone: that something is out of view is told together with its coming into view. */
function tellAtOnce() {
  const Native = IntersectionObserver;
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const untold: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        untold.push(...entries);
        if (entries.some(({ isIntersecting }) => isIntersecting)) callback(untold.splice(0), observer);
        else document.documentElement.dataset.untold = '';
      }, options);
    }
  };
}

test('Without a backend the printed testimonials stand alone and nobody is bothered', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/rest/v1/'));
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Testimonials' });
  await row.scrollIntoViewIfNeeded();
  await refused;
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const chatUrl = (message: string) => `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(message)}`;

test('A section far down is laid out only when one comes near', async ({ page }) => {
  await page.goto('/');
  const heading = page.locator('main > .section h2').last();
  const isLaidOut = () =>
    heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
