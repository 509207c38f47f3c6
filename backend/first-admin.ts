import type { Database } from './database/database.ts';

/**
 * Makes an address admin where there is none: in a new database, or in one whose demo accounts were revoked. Whoever is agent
 * there already becomes admin. Answers whether it did.
 */
export async function ensureFirstAdmin(database: Database, email: string): Promise<boolean> {
  const made = await database.transaction((query) =>
    query(
      `insert into public.staff (email, role)
       select $1, 'admin' where not exists (select from public.staff where role = 'admin')
       on conflict (email) do update set role = excluded.role
       returning id`,
      [email],
    ),
  );
  return made.length > 0;
}
