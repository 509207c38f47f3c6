import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.generated';

export type Client = SupabaseClient<Database>;

/** Without settings the site talks to the backend that serves it; a publishable key is public by design. */
export const backend = {
  url: import.meta.env.VITE_SUPABASE_URL || (typeof location === 'undefined' ? '' : location.origin),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_embedded',
};

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

/** The visitor's tables alone: a tenth of the whole client's weight, for pages that only read or add rows. */
export async function visitorTables(): Promise<PostgrestClient<Database>> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${backend.publishableKey}` };
  return new PostgrestClient<Database>(`${backend.url}/rest/v1`, { headers });
}

/** For sign-in and the dashboard: keeps the session in the browser and refreshes it. */
export function sessionClient(): Promise<Client> {
  session ??= create({ persistSession: true, autoRefreshToken: true, detectSessionInUrl: false });
  return session;
}

async function create(auth: object): Promise<Client> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(backend.url, backend.publishableKey, { auth });
}
