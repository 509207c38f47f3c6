import { type Page, type Position, readPage } from './keyset-page';
import { type ListedRow, type RowFilter, readRows } from './read-rows';

export type RecordPage = Page<ListedRow>;

export const listRecords = (filter: RowFilter, position: Position, signal?: AbortSignal) =>
  readPage((slice) => readRows(filter, { ...slice, signal }), position);
