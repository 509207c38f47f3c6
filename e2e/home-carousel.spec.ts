import { hydrated } from './support/hydration.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

test('The carousel moves on every 3000 ms and starts over after the third slide', async ({ page }) => {
  await openAtFirstSlide(page);
  await passTime(page, 2999);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 1 of 3');
  await passTime(page, 1);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 2 of 3');
  await passTime(page, 3000);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 3 of 3');
  await passTime(page, 3000);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 1 of 3');
});

test('A dot jumps to its slide, and a swipe moves the dots', async ({ page }) => {
  await openAtFirstSlide(page);
  await page.getByRole('button', { name: 'Show slide 3 of 3' }).click();
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 3 of 3');
  // Still: what moves by itself goes on under the finger.
  const track = slide(page, 3).locator('..');
  await expect.poll(() => track.evaluate((element) => element.scrollLeft / element.clientWidth)).toBe(2);
  await swipe(page, 'right', slide(page, 2));
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 2 of 3');
});

test('The carousel waits while the pointer or the keyboard is on it, or the tab is hidden', async ({
  page,
}) => {
  await openAtFirstSlide(page);
  const stays = async () => {
    await passTime(page, 10_000);
    await expect(currentDot(page)).toHaveAccessibleName('Show slide 1 of 3');
  };
  await carousel(page).hover();
  await stays();
  await page.mouse.move(0, 0);

  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Show slide 1 of 3' }).focus();
  await stays();
  await page.getByRole('button', { name: 'Show slide 1 of 3' }).blur();

  await setHidden(page, true);
  await stays();
  await setHidden(page, false);
  await passTime(page, 3000);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 2 of 3');
});

test('The pause button stops the carousel and starts it again', async ({ page }) => {
  await openAtFirstSlide(page);
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 0);
  await passTime(page, 10_000);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 1 of 3');
  await page.getByRole('button', { name: 'Play the slides' }).click();
  await page.mouse.move(0, 0);
  await passTime(page, 3000);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 2 of 3');
});

test('The carousel does not move by itself for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await passTime(page, 10_000);
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 1 of 3');
});

test('With script off the carousel can be swiped and shows no buttons that would do nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(slide(page, 2)).toHaveCSS('scroll-snap-stop', 'always'); // however fast the finger
  await swipe(page, 'left', slide(page, 2));
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('button', { name: 'Show slide 1 of 3' })).toBeHidden();
  await context.close();
});

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const slide = (page: Page, position: number) => page.getByRole('group', { name: `${position} of 3` });
const currentDot = (page: Page) => carousel(page).locator('[aria-current]');

/** Time stands still and the first slide is shown, its three seconds just begun. */
async function openAtFirstSlide(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.getByRole('button', { name: 'Show slide 1 of 3' }).click();
  await expect(currentDot(page)).toHaveAccessibleName('Show slide 1 of 3');
  await page.mouse.move(0, 0);
}

/** React draws and sets its timers in messages that no clock stops: after so many of them it has. */
async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    for (let hop = 0; hop < 30; hop++)
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
  });
  await page.clock.runFor(milliseconds);
}

/** A finger that crosses most of the carousel, and is lifted once the slide has followed it. */
async function swipe(page: Page, direction: 'left' | 'right', next: Locator): Promise<void> {
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error('The carousel is not drawn.');
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        {
          x: box.x + box.width * (direction === 'left' ? 1 - share : share),
          y: box.y + box.height / 2,
        },
      ],
    });
  // All at once: a finger that rests, as on a busy machine between two answers, presses instead.
  await Promise.all([
    touch('touchStart', 0.1),
    ...[0.2, 0.4, 0.6, 0.8].map((share) => touch('touchMove', share)),
  ]);
  await expect(async () => {
    await touch('touchMove', 0.9);
    await expect(next).toBeInViewport({ ratio: 0.6, timeout: 250 });
  }).toPass();
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** As switching to another tab does. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
