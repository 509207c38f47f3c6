import { queryOptions } from '@tanstack/react-query';
import { formatDateTime } from '~/dashboard/format-date-time';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { toCsv } from '~/dashboard/records/csv';
import { csvFile } from '~/dashboard/records/csv-file';
import { type Position, readAll, readPage } from '~/dashboard/records/keyset-page';
import { type Slice, sliced } from '~/dashboard/records/read-rows';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import { subscriberWords } from './en';

export type Subscriber = Database['public']['Tables']['newsletter_subscribers']['Row'];

const SUBSCRIBERS_KEY = [...DASHBOARD_KEY, 'subscribers'] as const;

export const subscribersQuery = (position: Position) =>
  queryOptions({
    queryKey: [...SUBSCRIBERS_KEY, 'page', position],
    queryFn: ({ signal }) => readPage((slice) => readSubscribers({ ...slice, signal }), position),
    placeholderData: (previous) => previous,
  });

export const subscriberCountQuery = queryOptions({
  queryKey: [...SUBSCRIBERS_KEY, 'count'],
  queryFn: countSubscribers,
});

async function readSubscribers(slice: Slice): Promise<Subscriber[]> {
  const client = await sessionClient();
  return unwrap(await sliced(client.from('newsletter_subscribers').select('*'), slice)) ?? [];
}

async function countSubscribers(): Promise<number> {
  const client = await sessionClient();
  const { count, error, status } = await client
    .from('newsletter_subscribers')
    .select('id', { count: 'exact', head: true });
  return unwrap({ data: count, error, status }) ?? 0;
}

export async function exportSubscribers(): Promise<{ file: File; count: number }> {
  const rows = await readAll(readSubscribers);
  return { file: csvFile('newsletter', subscribersToCsv(rows)), count: rows.length };
}

export function subscribersToCsv(rows: Subscriber[]): string {
  const { email, language, subscribed, consent, languages } = subscriberWords;
  return toCsv(
    [email, language, subscribed, consent],
    rows.map((row) => [
      row.email,
      languages[row.locale],
      formatDateTime(row.created_at),
      row.consent_version,
    ]),
  );
}
