import type { RecordRow } from '~/leads/kind';
import { type Cursor, type RowFilter, readRows } from './read-rows';

const PAGE_SIZE = 25;

/** Where a page begins: at either end, or at a cursor (keyset pagination). */
export type Position = { at: 'newest' } | { at: 'oldest' } | { at: 'after' | 'before'; cursor: Cursor };

export interface RecordPage {
  rows: RecordRow[];
  /** Where the neighbouring pages begin; null when there is none. */
  newer: Cursor | null;
  older: Cursor | null;
}

/** One page, newest first. Asks for one row more than it shows: that row tells whether another page follows. */
export async function listRecords(
  filter: RowFilter,
  position: Position,
  signal?: AbortSignal,
): Promise<RecordPage> {
  const from = 'cursor' in position ? position.cursor : undefined;
  const backwards = position.at === 'before' || position.at === 'oldest';
  const order = backwards ? 'oldest first' : 'newest first';
  const found = await readRows(filter, { order, from, limit: PAGE_SIZE + 1, signal });
  const more = found.length > PAGE_SIZE;

  // Stepping back onto a part of the first page would show a short list with nothing before it.
  if (position.at === 'before' && !more) return listRecords(filter, { at: 'newest' }, signal);

  const rows = found.slice(0, PAGE_SIZE);
  if (backwards) rows.reverse();
  return {
    rows,
    newer: (backwards ? more : from !== undefined) ? cursorOf(rows[0]) : null,
    older: (backwards ? from !== undefined : more) ? cursorOf(rows.at(-1)) : null,
  };
}

function cursorOf(row: RecordRow | undefined): Cursor | null {
  return row ? { createdAt: row.created_at, id: row.id } : null;
}
