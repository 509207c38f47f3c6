import { queryOptions } from '@tanstack/react-query';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { DataError, unwrap } from '~/lib/data-error';
import type { Database, Json } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import type { SubsidyScheme } from '~/proposals/offer';

type Tables = Database['public']['Tables'];
export type PriceItem = Tables['price_items']['Row'];
export type Scheme = Omit<Tables['subsidy_schemes']['Row'], 'steps'> & Pick<SubsidyScheme, 'steps'>;
export type Terms = Tables['proposal_terms']['Row'];

/** What proposals are composed from, rows of other days among it. */
export interface PriceBook {
  items: PriceItem[];
  schemes: Scheme[];
  terms: Terms[];
}

export const priceBookQuery = queryOptions({
  queryKey: [...DASHBOARD_KEY, 'price book'],
  queryFn: readPriceBook,
});

async function readPriceBook(): Promise<PriceBook> {
  const client = await sessionClient();
  const [items, schemes, terms] = await Promise.all([
    client.from('price_items').select('*').order('label').order('valid_from'),
    client.from('subsidy_schemes').select('*').order('valid_from').order('name'),
    client.from('proposal_terms').select('*').order('section').order('locale').order('valid_from'),
  ]);
  return {
    items: unwrap(items) ?? [],
    // The database checks the shape of the steps.
    schemes: (unwrap(schemes) ?? []).map((row) => ({ ...row, steps: row.steps as Scheme['steps'] })),
    terms: unwrap(terms) ?? [],
  };
}

/** Whether a row holds on a day of India's calendar. */
export const holdsOn = (
  day: string,
  { valid_from, valid_until }: Pick<PriceItem, 'valid_from' | 'valid_until'>,
) => valid_from <= day && (valid_until === null || valid_until >= day);

export type PriceTable = 'price_items' | 'subsidy_schemes' | 'proposal_terms';
type NewRow<Table extends PriceTable> = Tables[Table]['Insert'];

/** Adds a row, or changes the one with this id. */
export async function savePriceRow<Table extends PriceTable>(
  table: Table,
  id: string | null,
  row: NewRow<Table>,
  signal: AbortSignal,
): Promise<void> {
  const client = await sessionClient();
  // The three tables differ in their columns only, which the caller's type has checked.
  const rows = client.from(table as 'proposal_terms');
  const values = row as unknown as NewRow<'proposal_terms'>;
  if (id) requireRow(unwrap(await rows.update(values).eq('id', id).select('id').abortSignal(signal)));
  else unwrap(await rows.insert(values).abortSignal(signal));
}

export async function deletePriceRow(table: PriceTable, id: string): Promise<void> {
  const client = await sessionClient();
  const rows = client.from(table as 'proposal_terms');
  requireRow(unwrap(await rows.delete().eq('id', id).select('id')));
}

export const stepsAsJson = (steps: SubsidyScheme['steps']): Json => steps.map((step) => ({ ...step }));

const NOT_ALLOWED = '42501';
export const isNotAllowed = ({ code }: DataError) => code === NOT_ALLOWED;

/** Row rules answer who may not, and who comes too late, with no row rather than with an error. */
function requireRow(rows: unknown[] | null): void {
  if (!rows?.length) throw new DataError('No row was changed', NOT_ALLOWED, 403);
}
