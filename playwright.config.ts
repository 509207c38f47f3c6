import { defineConfig, devices } from '@playwright/test';
import { browserArgs } from './testing/open-browser.ts';

/** Journeys in a real browser against real servers; e2e/support starts one per worker. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Movement costs the tests a tenth of their time, and axe sees colours on their way; where it is the point, a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright takes a picture for a failure before it knows of one, a twelfth of the time; `--trace on` shows more.
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...browserArgs,
        '--js-flags=--no-maglev --no-opt', // no page lives long enough for what V8's optimising compilers cost
      ],
    },
  },
});
