import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../backend/demo-accounts.ts';

export const signInAsAdmin = (page: Page) => signIn(page, true);
export const signInAsUser = (page: Page) => signIn(page, false);

/** Leaves the browser with a session, as a sign-in does, on a page that does not use it yet. */
async function signIn(page: Page, asAdmin: boolean): Promise<void> {
  const email = DEMO_ACCOUNTS.find((account) => account.isAdmin === asAdmin)?.email;
  await page.goto('/privacy-policy');
  const session = await page.request.post('/demo/login', { data: { email } });
  await page.evaluate(
    (text) => {
      const [site] = location.hostname.split('.');
      localStorage.setItem(`sb-${site}-auth-token`, text); // supabase-js's own name for it
    },
    await session.text(),
  );
}
