import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';

/** What Chromium needs to start anywhere and to keep to itself. The browser suite adds what is for tests alone. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium's sandbox refuses to run as root
  ...['--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];

/** For what draws or measures pages outside the browser suite: as fast as a visitor's, with V8's optimising compilers. */
export async function openBrowser(...moreArgs: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: (await findChromium()) || undefined,
    args: [...browserArgs, ...moreArgs],
  });
}
