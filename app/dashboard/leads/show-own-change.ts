import type { QueryClient } from '@tanstack/react-query';
import { patchLead } from '~/dashboard/records/queries';
import type { Lead } from './lead';
import { readLead } from './lead-data';
import { rememberOwn } from './own-versions';

/**
 * After an outcome or a status of ours, from which the database derives the lead's next version: shows it, and lets the next
 * choice build on it. Without a connection the choice is kept all the same.
 */
export async function showOwnChange(client: QueryClient, seen: Lead): Promise<void> {
  const current = await readLead(seen.id).catch(() => null);
  if (!current) return;
  rememberOwn(seen, current);
  patchLead(client, current);
}
