import type { Connection } from '@supabase/lite';

/**
 * Defect covered: on its first request lite runs GRANT ALL ON ALL TABLES to anon and authenticated in every schema with
 * row rules, which erases our column grants (visitors could then read e-mails and phones). It skips that when it
 * believes it has already looked.
 */
export function patchColumnGrants(connection: Connection): void {
  if (!('rlsState' in connection))
    throw new Error('@supabase/lite changed: it no longer remembers its row-rule check');
  connection.rlsState = 'active';
}
