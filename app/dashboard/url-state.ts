import type { RecordTable } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import type { Position } from './records/list-records';
import type { Cursor } from './records/read-rows';

export const CHART_DAYS = [7, 30, 90] as const;
type ChartDays = (typeof CHART_DAYS)[number];

/** URL state: everything the dashboard shows, as its address says it. A reload, a bookmark and the Back button keep it. */
export interface UrlState {
  table: RecordTable;
  search: string;
  /** null: all. */
  status: string | null;
  position: Position;
  /** The record whose panel is open. */
  record: string | null;
  days: ChartDays;
}

const MAX_SEARCH = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;

export function readUrlState(params: URLSearchParams): UrlState {
  const table = recordTables.find(({ tab }) => tab === params.get('tab')) ?? recordTables[0];
  const status = params.get('status');
  const record = params.get('record');
  return {
    table,
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    status: status && statusFilters(table).includes(status) ? status : null,
    position: readPosition(params),
    record: record && UUID.test(record) ? record : null,
    days: CHART_DAYS.find((days) => String(days) === params.get('days')) ?? 30,
  };
}

/** The address of the same view with some of it changed. Another tab, search or filter starts at the newest again. */
export function writeUrlState(state: UrlState, change: Partial<UrlState>): URLSearchParams {
  const restarts = 'table' in change || 'search' in change || 'status' in change;
  const next: UrlState = {
    ...state,
    ...(restarts && { position: { at: 'newest' }, record: null }),
    ...change,
  };
  const params = new URLSearchParams();
  if (next.table !== recordTables[0]) params.set('tab', next.table.tab);
  if (next.search.trim()) params.set('q', next.search);
  if (next.status && statusFilters(next.table).includes(next.status)) params.set('status', next.status);
  if (next.position.at === 'oldest') params.set('page', 'oldest');
  if ('cursor' in next.position) params.set(next.position.at, writeCursor(next.position.cursor));
  if (next.record) params.set('record', next.record);
  if (next.days !== 30) params.set('days', String(next.days));
  return params;
}

/** The filter offers the three statuses every tab had from the start, and the tab's own. */
export function statusFilters(table: RecordTable): string[] {
  return [...new Set([...table.statuses, 'pending', 'approved', 'rejected'])];
}

function readPosition(params: URLSearchParams): Position {
  for (const at of ['after', 'before'] as const) {
    const cursor = readCursor(params.get(at));
    if (cursor) return { at, cursor };
  }
  return { at: params.get('page') === 'oldest' ? 'oldest' : 'newest' };
}

function writeCursor({ createdAt, id }: Cursor): string {
  return `${createdAt}_${id}`;
}

/** Goes into a filter expression, so nothing but a time and an id passes. */
function readCursor(text: string | null): Cursor | null {
  const [createdAt = '', id = ''] = text?.split('_') ?? [];
  return TIMESTAMP.test(createdAt) && UUID.test(id) ? { createdAt, id } : null;
}
