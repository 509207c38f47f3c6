import type { PostgrestClient } from '@supabase/postgrest-js';
import { backend } from './backend';
import type { Database } from './database.types.generated';

/**
 * The visitor's tables alone: a tenth of the whole client's weight, for pages that only read or add rows.
 * In a file of its own, so that no bundle with it refers to the rest.
 */
export async function visitorTables(): Promise<PostgrestClient<Database>> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${backend.publishableKey}` };
  return new PostgrestClient<Database>(`${backend.url}/rest/v1`, { headers });
}
