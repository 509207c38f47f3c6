import { expect, type Page } from '@playwright/test';

/** Nothing makes the page scroll sideways. What is still loading may be wider for a moment. */
export async function nothingIsTooWide(page: Page, when?: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, when).toBeLessThanOrEqual(0);
}
