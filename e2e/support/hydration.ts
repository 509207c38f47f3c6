import type { Page } from '@playwright/test';

/** Resolves when React has taken the page over; content pages wait for a sign of a person, such as this key. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
