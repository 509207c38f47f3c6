import { officePages, publicPages } from '../app/pages.ts';
import { type Address, addresses } from '../testing/addresses.ts';
import { accessibilityFaults } from './support/axe.ts';
import { nothingFloatsOver } from './support/floating.ts';
import { hydrated } from './support/hydration.ts';
import { printedSkeletons } from './support/skeleton.ts';
import { expect, type Page, test } from './support/test.ts';
import { untranslated } from './support/untranslated.ts';
import { nothingIsTooWide } from './support/width.ts';

const SMALLEST_PHONE = { width: 320, height: 640 };

/** The other Hindi pages are element by element what the English ones are, in the frame that these have. */
const CHANGED_BY_SCRIPT = ['/hi', '/hi/calculator', '/hi/our-associates', '/hi/newsletter', '/hi/proposal'];

/** Our font is optional: on a slow line the first page is set in whatever the phone has, which may be wider. */
const takeAnyFont = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--font-sans', 'sans-serif'));

for (const { path } of [...officePages, ...publicPages]) {
  test(`${path} starts without a fault, is accessible, in its own language, and fits a phone of 320 px`, async ({
    page,
    baseURL,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url());
    });
    const desktop = page.viewportSize() ?? SMALLEST_PHONE;
    for (const address of addresses.filter((address) => address.englishPath === path)) {
      await page.setViewportSize(desktop);
      await test.step(address.path, () => examine(page, address));
    }
    expect(strangers, 'requests to third parties').toEqual([]);
  });
}

async function examine(page: Page, { path, englishPath, language }: Address): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (language === 'hi') {
    expect(await untranslated(page)).toEqual([]);
    const [hindi, english] = await printedSkeletons(page, [path, englishPath]);
    expect(hindi).toEqual(english);
    expect(hindi?.length).toBeGreaterThan(10);
  }
  if (language === 'en' || CHANGED_BY_SCRIPT.includes(path))
    expect(await accessibilityFaults(page, { styleSheets: path === '/' || path === '/admin' })).toEqual([]);

  await page.setViewportSize(SMALLEST_PHONE);
  await nothingIsTooWide(page, 'scrolls sideways');
  await takeAnyFont(page);
  await nothingIsTooWide(page, 'without our font');
  if (language === 'en' && path !== '/login' && path !== '/admin') await nothingFloatsOver(page);
}

test.describe('Before its script runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, notice] of [
    ['/our-associates', 'The list needs JavaScript.'],
    ['/calculator', 'The calculator needs JavaScript.'],
    ['/contact', 'This form needs JavaScript.'],
  ] as const) {
    test(`${path} says that it needs script, and who helps instead`, async ({ page }) => {
      await page.goto(path);
      // Playwright's roles and texts leave out what is in <noscript>.
      const [text, link] = [page.locator('main noscript p'), page.locator('main noscript a[href*="wa.me"]')];
      await expect(text).toContainText(notice);
      await expect(link).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeHidden();
    });
  }
});

test('The menu of a phone is accessible, closes on Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize(SMALLEST_PHONE);
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('The first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Going to another page shows it, marks it in the navigation and starts at its top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('A page is fetched while the pointer is on its link, before the click', async ({ page, context }) => {
  await page.goto('/contact');
  const preloads = await context.newCDPSession(page);
  const fetched = new Promise<void>((resolve) =>
    preloads.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve()),
  );
  await preloads.send('Preload.enable');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL('/about');
  const how = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType);
  expect(await page.evaluate(how)).toEqual(['navigational-prefetch']);
});

test('An unknown address answers 404 with a way home, and says so in the console', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('A page opened with a trailing slash ends up at its one address', async ({ page }) => {
  await page.goto('/privacy-policy/?from=mail');
  await expect(page).toHaveURL(/\/privacy-policy\?from=mail$/);
});

test('The style sheet that comes with the app moves nothing on any page', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|Failed to fetch/);
  await page.setViewportSize(SMALLEST_PHONE);
  await page.route(/\/assets\/.*\.(js|css|json)$/, (route) => route.abort());
  const sizes = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [element.className.toString(), Math.round(width), Math.round(height)];
      }),
    );
  for (const { path } of publicPages) {
    await page.goto(path);
    const before = await sizes();
    const [url] =
      (await page.locator('body > noscript').innerHTML()).match(/\/assets\/site-[\w-]+\.css/) ?? [];
    if (!url) throw new Error(`${path} names no style sheet`);
    await page.addStyleTag({ content: await (await page.request.get(url)).text() });
    expect(await sizes(), path).toEqual(before);
  }
});
