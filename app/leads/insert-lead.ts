import { CONSENT_VERSION } from '~/company/facts';
import type { Database } from '~/lib/database.types.generated';
import { language } from '~/lib/en';
import { postAsVisitor } from '~/lib/post-as-visitor';
import { visitSource } from '~/lib/visit-source';
import type { KindTable } from './kind';

type Tables = Database['public']['Tables'];
/** The tables a visitor may add to. */
type LeadTable = Exclude<KindTable, 'testimonials'>;

/** They alone become leads; who subscribes asks for nothing else. */
const hasSource = (table: LeadTable) => table !== 'newsletter_subscribers';

/**
 * Stored with the visitor's language, the notice that they agreed to and where their visit came from, as a plain insert: reading the row back, or an
 * upsert, would need the right to select.
 */
export async function insertLead<Table extends LeadTable>(
  table: Table,
  row: Omit<Tables[Table]['Insert'], 'consent_at' | 'consent_version' | 'locale' | 'source'>,
  signal: AbortSignal,
): Promise<void> {
  const source = hasSource(table) ? visitSource() : undefined;
  const lead = { ...row, source, locale: language, consent_version: `${CONSENT_VERSION}-${language}` };
  await postAsVisitor(table, lead, signal);
}
