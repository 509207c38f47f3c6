import type { Lead } from '~/dashboard/leads/lead';
import { readLead, StaleLead } from '~/dashboard/leads/lead-data';
import { DataError, refusedColumn, unwrap } from '~/lib/data-error';
import { sessionClient } from '~/lib/supabase';
import { panelWords } from './en';

export type ContactField = 'name' | 'phone' | 'email' | 'place';
export type Contact = Partial<Record<ContactField, string>>;

const CONFLICT = 'PT409';
const DUPLICATE = '23505';

/** Corrects what the customer said about themselves, if the record is still what was seen. */
export async function editContact(seen: Pick<Lead, 'id' | 'version'>, contact: Contact): Promise<void> {
  const { name = '', phone = '', email, place } = contact;
  const client = await sessionClient();
  try {
    unwrap(
      await client.rpc('edit_contact', {
        ...{ lead: seen.id, seen_version: seen.version },
        ...{ name, phone, email, place },
      }),
    );
  } catch (error) {
    const current = error instanceof DataError && error.code === CONFLICT && (await readLead(seen.id));
    throw current ? new StaleLead(current) : error;
  }
}

/** The column that each field is called in one table or another. */
const columns: Record<string, ContactField> = {
  name: 'name',
  full_name: 'name',
  phone: 'phone',
  email: 'email',
  location: 'place',
  city: 'place',
};

/** What the database found wrong, at the field where it can be put right. */
export function refusedField(error: unknown): { field: ContactField; message: string } | undefined {
  if (!(error instanceof DataError)) return undefined;
  const { wrong, emailTaken } = panelWords.contact;
  if (error.code === DUPLICATE && error.message.includes('email'))
    return { field: 'email', message: emailTaken };
  const field = columns[refusedColumn(error, Object.keys(columns)) ?? ''];
  return field && { field, message: wrong[field] };
}
