import { CONSENT_VERSION } from '~/company/facts';
import type { Database } from '~/lib/database.types.generated';
import { language } from '~/lib/en';
import { postAsVisitor } from '~/lib/post-as-visitor';
import type { KindTable } from './kind';

type Tables = Database['public']['Tables'];
/** The tables a visitor may add to. */
type LeadTable = Exclude<KindTable, 'testimonials'>;

/**
 * Stored with the visitor's language and the notice that they agreed to, as a plain insert: reading the row back, or an
 * upsert, would need the right to select.
 */
export async function insertLead<Table extends LeadTable>(
  table: Table,
  row: Omit<Tables[Table]['Insert'], 'consent_at' | 'consent_version' | 'locale'>,
  signal: AbortSignal,
): Promise<void> {
  const lead = { ...row, locale: language, consent_version: `${CONSENT_VERSION}-${language}` };
  await postAsVisitor(table, lead, signal);
}
