import { PostgrestClient } from '@supabase/postgrest-js';
import { backend } from './backend';
import type { Database } from './database.types.generated';

/**
 * The visitor's tables alone: a tenth of the whole client's weight, for pages that only read or add rows. Part of a form's
 * own bundle: code fetched at the first key would be missing for good (browsers remember a failed import) when the
 * line drops just then.
 */
export function visitorTables(): PostgrestClient<Database> {
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${backend.publishableKey}` };
  return new PostgrestClient<Database>(`${backend.url}/rest/v1`, { headers });
}
