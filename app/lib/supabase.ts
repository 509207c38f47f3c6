import type { SupabaseClient } from '@supabase/supabase-js';
import { backend } from './backend';
import { fetchWithoutClockSkew } from './clock-skew';
import type { Database } from './database.types.generated';
import { importWithRetry } from './import-with-retry';

export type Client = SupabaseClient<Database>;

/**
 * For everything a visitor does, also while someone is signed in: public reads must use the visitor's grants,
 * because column grants of `authenticated` serve admins. Loaded on first use; no page pays for it before that.
 */
export const visitorClient = lazyClient({
  auth: { persistSession: false, autoRefreshToken: false, storageKey: 'visitor' },
});

/** For sign-in and the dashboard: keeps the session in the browser and refreshes it. */
export const sessionClient = lazyClient({
  auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  global: { fetch: fetchWithoutClockSkew },
});

/** For a request that supabase-js does not make itself. */
export async function accessToken(): Promise<string> {
  const client = await sessionClient();
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? backend.publishableKey;
}

function lazyClient(options: object): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  return () => {
    client ??= create(options).catch((cause) => {
      // The code could not be fetched: the next call tries again.
      client = undefined;
      throw cause;
    });
    return client;
  };
}

async function create(options: object): Promise<Client> {
  const { createClient } = await importWithRetry(() => import('@supabase/supabase-js'));
  return createClient<Database>(backend.url, backend.publishableKey, options);
}
