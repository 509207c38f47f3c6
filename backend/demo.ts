import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from './database/database.ts';
import { createQueue } from './database/queue.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { parseJson } from './http/canonical/json-body.ts';
import type { SupabaseApp } from './supabase/lite/create-app.ts';

export const DEMO_LOGIN_PATH = '/demo/login';

export async function ensureDemoAccounts(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    for (const { email, name, role } of DEMO_ACCOUNTS) {
      const id = randomUUID();
      const identity = { sub: id, email, email_verified: true };
      const added = await query(
        `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
         select $1::uuid, $2::text, now(), '{"provider": "email", "providers": ["email"]}'::jsonb, $3::jsonb
          where not exists (select from auth.users where email = $2::text)
         returning id`,
        [id, email, identity],
      );
      if (added.length > 0)
        await query(
          `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
           values (gen_random_uuid(), 'email', $1::text, $2::uuid, $3::jsonb)`,
          [id, id, identity],
        );
      if (role)
        await query(
          'insert into public.staff (email, name, role) values ($1, $2, $3) on conflict (email) do nothing',
          [email, name, role],
        );
    }
  });
}

/** A folder that was once started as a demo must not keep the demo's staff. */
export async function revokeDemoAccounts(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    const demo = '(select id from auth.users where email = any ($1))';
    const addresses = [DEMO_ACCOUNTS.map((account) => account.email)];
    await query('delete from public.staff where email = any ($1)', addresses);
    await query(`delete from auth.sessions where user_id in ${demo}`, addresses);
  });
}

/** Signs a demo account in without an email: leaves a one-time token for it in the database and redeems it at once. */
export function createDemoLogin(database: Database, app: SupabaseApp, publishableKey: string) {
  const oneAtATime = createQueue();
  return async (body: Buffer): Promise<Response> => {
    const email = String((parseJson(body) as { email?: unknown } | null)?.email ?? '')
      .trim()
      .toLowerCase();
    if (!DEMO_ACCOUNTS.some((account) => account.email === email))
      return Response.json({ message: 'Invalid email or OTP not implemented yet' }, { status: 401 });
    return oneAtATime(async () => {
      const token = randomBytes(32).toString('hex');
      await database.transaction((query) =>
        query('update auth.users set recovery_token = $1, recovery_sent_at = now() where email = $2', [
          token,
          email,
        ]),
      );
      return app({
        method: 'POST',
        url: new URL('http://localhost/auth/v1/verify'),
        headers: new Headers({ apikey: publishableKey, 'content-type': 'application/json' }),
        body: Buffer.from(JSON.stringify({ type: 'magiclink', token_hash: token })),
      });
    });
  };
}
