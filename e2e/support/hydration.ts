import type { Page } from '@playwright/test';

/** Resolves when React has taken the page over; content pages start their script only after they have loaded. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
