import { unwrap } from '~/lib/data-error';
import { type Cursor, sliced } from './read-rows';

/** A part of a list that grows as one asks for more, newest first. */
export interface KeysetPage<Row> {
  rows: Row[];
  /** Where the next page begins; null at the end. */
  older: Cursor | null;
}

type Query<Row> = PromiseLike<{
  data: Row[] | null;
  error: { message: string; code?: string } | null;
  status?: number;
}>;

/** Asks for one row more than it gives: that row tells whether another page follows. */
export async function readNextPage<Row extends { id: string; created_at: string }>(
  whole: Query<Row>,
  { from, limit, signal }: { from: Cursor | null; limit: number; signal?: AbortSignal },
): Promise<KeysetPage<Row>> {
  const slice = { order: 'newest first' as const, from: from ?? undefined, limit: limit + 1, signal };
  const found = unwrap(await sliced(whole, slice)) ?? [];
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, older: last && found.length > limit ? { createdAt: last.created_at, id: last.id } : null };
}

/** For queries that keep every page they were asked for. */
export const growing = {
  initialPageParam: null as Cursor | null,
  getNextPageParam: (page: { older: Cursor | null }) => page.older,
};
