import type { Page } from '@playwright/test';
import { SignJWT } from 'jose';
import { demoAccount, type Who } from '../../backend/demo-accounts.ts';
import type { ServerProcess } from '../../testing/server-process.ts';

/** `server`: the address of another server than the one that `page` opens by default. */
export const signInAsAdmin = (page: Page, server = '') => signIn(page, 'admin', server);
export const signInAsAgent = (page: Page) => signIn(page, 'agent', '');
export const signInAsUser = (page: Page) => signIn(page, 'user', '');

/** Leaves the browser with a session, as a sign-in does, on a file that costs nothing to open. */
async function signIn(page: Page, who: Who, server: string): Promise<void> {
  const email = demoAccount(who);
  await page.goto(`${server}/robots.txt`);
  const session = await page.request.post(`${server}/demo/login`, { data: { email } });
  await page.evaluate(
    (text) => {
      const [site] = location.hostname.split('.');
      localStorage.setItem(`sb-${site}-auth-token`, text); // supabase-js's own name for it
    },
    await session.text(),
  );
}

/** Puts another access token into the stored session. */
export async function replaceToken(
  page: Page,
  change: (token: string) => string | Promise<string>,
  session: object = {},
) {
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    return { key, session: JSON.parse(localStorage.getItem(key) ?? '{}') };
  });
  const token = await change(stored.session.access_token);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    stored.key,
    JSON.stringify({ ...stored.session, ...session, access_token: token }),
  ] as const);
  return token;
}

/** Lets the stored session's token run out an hour ago, as the server and the session see it. */
export function expireToken(page: Page, server: ServerProcess, session: object = {}): Promise<string> {
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  return replaceToken(
    page,
    async (token) => {
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      return new SignJWT({ ...claims, exp: anHourAgo })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(server.keys.jwtSecret));
    },
    { expires_at: anHourAgo, ...session },
  );
}
