import { type Browser, chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { findChromium } from '../scripts/chromium.mjs';

/** The browser that the tests run in, for everything else that draws or measures pages. */
export async function openBrowser(...moreArgs: string[]): Promise<Browser> {
  const { args = [] } = playwright.use?.launchOptions ?? {};
  return chromium.launch({
    executablePath: (await findChromium()) || undefined,
    args: [...args, ...moreArgs],
  });
}
