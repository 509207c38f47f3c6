/**
 * From a tap on a link to the painted next page, on a slow phone and line, beside a full load of the same page with a warm
 * cache in the same run: `npm run build && npm run bench:navigation`. The server keeps the distance, because the browser
 * does not slow down what it fetches in advance.
 */
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../testing/open-browser.ts';
import { NETWORK, openSlowPhone } from './site/throttled-visit.ts';
import { median } from './support/median.ts';
import { serveBuild } from './support/serve-build.ts';

const ROUNDS = 5;
const JOURNEYS = [
  { from: '/', link: 'Savings calculator', to: '/calculator' },
  { from: '/', link: 'Our services', to: '/services' },
  { from: '/about', link: 'Contact', to: '/contact' },
  { from: '/services', link: 'Book a consultation', to: '/book-consultation' },
  { from: '/blog', link: 'Trainings', to: '/trainings' },
];

const server = await serveBuild(NETWORK.latency);
const browser = await openBrowser();

console.info(`ms until the next page is painted, medians of ${ROUNDS}`);
for (const { from, link, to } of JOURNEYS) {
  const taps: number[] = [];
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    taps.push(await tapped(browser, from, link, to));
    loads.push(await loaded(browser, from, to));
  }
  const ratio = (median(taps) / median(loads)).toFixed(2);
  console.info(
    `  ${`${from} → ${to}`.padEnd(34)} tap ${String(median(taps)).padStart(5)}   full load ${String(median(loads)).padStart(5)}   ratio ${ratio}`,
  );
}
await browser.close();
server.close();

async function tapped(browser: Browser, from: string, link: string, to: string): Promise<number> {
  const { page } = await openSlowPhone(browser, { ...NETWORK, latency: 0 });
  await arrive(page, from);
  const target = page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });
  await target.scrollIntoViewIfNeeded();
  await read(page);
  await page.evaluate(() => {
    const noteTime = ({ timeStamp }: Event) =>
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
    addEventListener('click', noteTime, { capture: true, once: true });
  });
  await target.tap();
  await page.waitForURL(server.origin + to);
  const painted = await firstPaint(page);
  const began = await page.evaluate(() => performance.timeOrigin - Number(sessionStorage.getItem('tapped')));
  await page.context().close();
  return Math.round(began + painted);
}

async function loaded(browser: Browser, from: string, to: string): Promise<number> {
  const { page } = await openSlowPhone(browser, { ...NETWORK, latency: 0 });
  await arrive(page, from);
  await page.goto(server.origin + to);
  const painted = await firstPaint(page);
  await page.context().close();
  return Math.round(painted);
}

/** In ms from the page's own beginning. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'paint',
          buffered: true,
        }),
      ),
  );
}

async function arrive(page: Page, route: string) {
  await page.goto(server.origin + route);
  await read(page);
}

/** For a moment, as people do: meanwhile the page fetches its script and, once someone has scrolled, runs it. */
async function read(page: Page) {
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 2000)));
}
