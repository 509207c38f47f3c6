import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../backend/demo-accounts.ts';

/** `server`: the address of another server than the one that `page` opens by default. */
export const signInAsAdmin = (page: Page, server = '') => signIn(page, true, server);
export const signInAsUser = (page: Page) => signIn(page, false, '');

/** Leaves the browser with a session, as a sign-in does, on a page that does not use it yet. */
async function signIn(page: Page, asAdmin: boolean, server: string): Promise<void> {
  const email = DEMO_ACCOUNTS.find((account) => account.isAdmin === asAdmin)?.email;
  await page.goto(`${server}/privacy-policy`);
  const session = await page.request.post(`${server}/demo/login`, { data: { email } });
  await page.evaluate(
    (text) => {
      const [site] = location.hostname.split('.');
      localStorage.setItem(`sb-${site}-auth-token`, text); // supabase-js's own name for it
    },
    await session.text(),
  );
}
