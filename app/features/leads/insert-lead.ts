import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { visitorTables } from '~/lib/visitor-tables';

type Tables = Database['public']['Tables'];

/** The tables a visitor may add to and never read. */
type LeadTable =
  | 'consultation_bookings'
  | 'installation_requests'
  | 'contact_inquiries'
  | 'career_applications'
  | 'training_registrations'
  | 'newsletter_subscribers';

/** A plain insert, stamped by the database: reading the row back, or an upsert, would need the right to select. */
export async function insertLead<Table extends LeadTable>(
  table: Table,
  row: Omit<Tables[Table]['Insert'], 'consent_at'>,
  signal: AbortSignal,
): Promise<void> {
  const client = visitorTables();
  // supabase-js cannot follow a table that is a type parameter; the signature above has checked the row.
  const insert = client.from(table as LeadTable).insert(row as never);
  unwrap(await insert.abortSignal(signal));
}
