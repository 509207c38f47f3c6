import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

const PHONE = { width: 360, height: 740 };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;

export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  /** What long tasks take beyond the 50 ms that nobody notices. */
  blockingMs: number;
  /** Bytes on the wire by resource type, until the load event. */
  bytesBeforeLoad: Record<string, number>;
}

/** A phone with an empty cache, throttled by the browser itself rather than by a model of it. */
async function openSlowPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
}

/** `shows`: the selector of what the page fetches and draws last; the visit lasts at least until it is there. */
export async function throttledVisit(browser: Browser, url: string, shows?: string): Promise<Visit> {
  const { page, session } = await openSlowPhone(browser);

  const types = new Map<string, string>();
  const bytesBeforeLoad: Record<string, number> = {};
  let loaded = false;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    if (!loaded) bytesBeforeLoad[type] = (bytesBeforeLoad[type] ?? 0) + encodedDataLength;
  });
  page.on('load', () => {
    loaded = true;
  });

  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: 'load' });
  if (shows) await page.locator(shows).first().waitFor();
  // The paint of the largest picture may come after load. Timed from here: a throttled page's own timers can stand still.
  await wait(2000);
  const seen = await page.evaluate(
    () => (window as unknown as { paints: Omit<Visit, 'bytesBeforeLoad'> }).paints,
  );
  await page.context().close();
  return { ...seen, bytesBeforeLoad };
}

function observePaints() {
  const paints = { fcp: Number.NaN, lcp: Number.NaN, cls: 0, blockingMs: 0 };
  Object.assign(window, { paints });
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paints.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paints.cls += shift.value;
  });
  observe('longtask', (entry) => {
    paints.blockingMs += entry.duration - 50;
  });
}
