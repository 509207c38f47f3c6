import type { Cursor, Slice } from './read-rows';

const PAGE_SIZE = 25;
const BATCH = 1000;

/** Where a page begins: at either end, or at a cursor (keyset pagination). */
export type Position = { at: 'newest' } | { at: 'oldest' } | { at: 'after' | 'before'; cursor: Cursor };

export interface Page<Row> {
  rows: Row[];
  /** Where the neighbouring pages begin; null when there is none. */
  newer: Cursor | null;
  older: Cursor | null;
}

type Dated = { id: string; created_at: string };
type ReadSlice<Row> = (slice: Slice) => Promise<Row[]>;

/** One page, newest first. Asks for one row more than it shows: that row tells whether another page follows. */
export async function readPage<Row extends Dated>(
  read: ReadSlice<Row>,
  position: Position,
  size = PAGE_SIZE,
): Promise<Page<Row>> {
  const from = 'cursor' in position ? position.cursor : undefined;
  const backwards = position.at === 'before' || position.at === 'oldest';
  const order = backwards ? 'oldest first' : 'newest first';
  const found = await read({ order, from, limit: size + 1 });
  const more = found.length > size;

  // Stepping back onto a part of the first page would show a short list with nothing before it.
  if (position.at === 'before' && !more) return readPage(read, { at: 'newest' }, size);

  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  return {
    rows,
    newer: (backwards ? more : from !== undefined) ? cursorOf(rows[0]) : null,
    older: (backwards ? from !== undefined : more) ? cursorOf(rows.at(-1)) : null,
  };
}

/** For a list that grows as one asks for more: a query that keeps every page it was asked for. */
export const growing = {
  initialPageParam: { at: 'newest' } as Position,
  getNextPageParam: ({ older }: Page<unknown>): Position | null => older && { at: 'after', cursor: older },
};

/** Every row, newest first, in batches that the API lets through. */
export async function readAll<Row extends Dated>(read: ReadSlice<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  let batch: Row[];
  do {
    const from = cursorOf(rows.at(-1)) ?? undefined;
    batch = await read({ order: 'newest first', from, limit: BATCH });
    rows.push(...batch);
  } while (batch.length === BATCH);
  return rows;
}

function cursorOf(row: Dated | undefined): Cursor | null {
  return row ? { createdAt: row.created_at, id: row.id } : null;
}
