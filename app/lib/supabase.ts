import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from './backend';
import type { Database } from './database.types.generated';
import { fetchOnOwnClock } from './session-clock';

export type Client = SupabaseClient<Database>;

let visitor: Promise<Client> | undefined;
let session: Promise<Client> | undefined;

/**
 * For everything a visitor does, also while someone is signed in: public reads must use the visitor's grants,
 * because column grants of `authenticated` serve admins. Loaded on first use; no page pays for it before that.
 */
export function visitorClient(): Promise<Client> {
  visitor ??= create({ persistSession: false, autoRefreshToken: false, storageKey: 'visitor' }).catch(
    (cause) => {
      // The code could not be fetched: the next call tries again.
      visitor = undefined;
      throw cause;
    },
  );
  return visitor;
}

/** For sign-in and the dashboard: keeps the session in the browser and refreshes it. */
export function sessionClient(): Promise<Client> {
  session ??= create(
    { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    fetchOnOwnClock,
  );
  return session;
}

async function create(auth: object, fetcher = fetch): Promise<Client> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(backend.url, backend.publishableKey, { auth, global: { fetch: fetcher } });
}
