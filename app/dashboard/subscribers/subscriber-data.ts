import { queryOptions } from '@tanstack/react-query';
import { formatDateTime } from '~/dashboard/format-date-time';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { toCsv } from '~/dashboard/records/csv';
import { csvFile } from '~/dashboard/records/csv-file';
import { type Position, readAll, readPage } from '~/dashboard/records/keyset-page';
import { type Slice, sliced } from '~/dashboard/records/read-rows';
import type { Readers } from '~/dashboard/url-state';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import { subscriberWords } from './en';

type Row = Database['public']['Tables']['newsletter_subscribers']['Row'];
/** Without the token, which nobody signed in may read. */
export type Subscriber = Omit<Row, 'token'>;
export type ReaderCount = Database['public']['Functions']['newsletter_counts']['Returns'][number];

export const NEWSLETTER_KEY = [...DASHBOARD_KEY, 'newsletter'] as const;
const COLUMNS = 'id, email, locale, consent_version, consent_at, created_at, confirmed_at, asked_at';

export const subscribersQuery = (readers: Readers | null, position: Position) =>
  queryOptions({
    queryKey: [...NEWSLETTER_KEY, 'page', readers, position],
    queryFn: ({ signal }) => readPage((slice) => readSubscribers(readers, { ...slice, signal }), position),
    placeholderData: (previous) => previous,
  });

export const readerCountsQuery = queryOptions({
  queryKey: [...NEWSLETTER_KEY, 'counts'],
  queryFn: countReaders,
});

async function readSubscribers(readers: Readers | null, slice: Slice): Promise<Subscriber[]> {
  const client = await sessionClient();
  let query = client.from('newsletter_subscribers').select(COLUMNS);
  if (readers === 'confirmed') query = query.filter('confirmed_at', 'is', 'not_null');
  if (readers === 'unconfirmed') query = query.is('confirmed_at', null);
  return unwrap(await sliced(query, slice)) ?? [];
}

async function countReaders(): Promise<ReaderCount[]> {
  const client = await sessionClient();
  return unwrap(await client.rpc('newsletter_counts')) ?? [];
}

/** By mail, once more; these, or all who can be asked. Answers how many are asked. */
export async function askToConfirm(ids?: string[]): Promise<number> {
  const client = await sessionClient();
  return unwrap(await client.rpc('ask_to_confirm', { asked: ids })) ?? 0;
}

export async function exportSubscribers(readers: Readers | null): Promise<{ file: File; count: number }> {
  const rows = await readAll((slice) => readSubscribers(readers, slice));
  return { file: csvFile('newsletter', subscribersToCsv(rows)), count: rows.length };
}

export function subscribersToCsv(rows: Subscriber[]): string {
  const { email, language, subscribed, state, confirmedAt, consent, languages, states } = subscriberWords;
  return toCsv(
    [email, language, subscribed, state, confirmedAt, consent],
    rows.map((row) => [
      row.email,
      languages[row.locale],
      formatDateTime(row.created_at),
      states[row.confirmed_at ? 'confirmed' : 'unconfirmed'],
      row.confirmed_at ? formatDateTime(row.confirmed_at) : '',
      row.consent_version,
    ]),
  );
}
