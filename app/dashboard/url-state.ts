import type { RecordTable } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import { DUE, type LeadFilter, NO_FILTER } from './leads/lead-filter';
import { CHANNELS, type Channel, OUTBOX_STATES, type OutboxState } from './notifications/outbox-filter';
import type { Position } from './records/keyset-page';
import type { Cursor } from './records/read-rows';

export const CHART_DAYS = [7, 30, 90] as const;
type ChartDays = (typeof CHART_DAYS)[number];

/** Today is where the day begins; `records` are the tabs. */
export const VIEWS = [
  'today',
  'records',
  'board',
  'people',
  'proposals',
  'prices',
  'sources',
  'subscribers',
  'import',
  'notifications',
  'team',
] as const;
export type View = (typeof VIEWS)[number];

export const READERS = ['confirmed', 'unconfirmed'] as const;
/** Which of the newsletter's subscribers are listed. */
export type Readers = (typeof READERS)[number];

export const PROPOSAL_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** URL state: everything the dashboard shows, as its address says it. A reload, a bookmark and the Back button keep it. */
export interface UrlState {
  view: View;
  table: RecordTable;
  search: string;
  /** null: all. */
  status: string | null;
  position: Position;
  filter: LeadFilter;
  /** The record whose panel is open. */
  record: string | null;
  /** The person whose page is open. */
  person: string | null;
  /** The proposal whose page is open. */
  proposal: string | null;
  /** The lead that the open proposal is being composed for. */
  compose: string | null;
  /** null: proposals in every state. */
  proposalState: ProposalState | null;
  /** null: all subscribers. */
  readers: Readers | null;
  /** Only what is mine, where a view makes the difference. */
  mine: boolean;
  days: ChartDays;
  /** What the outbox lists; null: my own alerts are shown. */
  outbox: OutboxState | null;
  channel: Channel | null;
}

/** What a change leaves out stays as it is, in the filter too. */
export type UrlChange = Partial<Omit<UrlState, 'filter'>> & { filter?: Partial<LeadFilter> };

const MAX_SEARCH = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-\d\d$/;

export function readUrlState(params: URLSearchParams): UrlState {
  const table = recordTables.find(({ tab }) => tab === params.get('tab')) ?? recordTables[0];
  const status = params.get('status');
  return {
    view: readView(params),
    table,
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    status: status && table.statuses.includes(status) ? status : null,
    filter: readFilter(params),
    position: readPosition(params),
    record: matching(params.get('record'), UUID),
    person: matching(params.get('person'), UUID),
    proposal: matching(params.get('proposal'), UUID),
    compose: matching(params.get('compose'), UUID),
    proposalState: PROPOSAL_STATES.find((state) => state === params.get('state')) ?? null,
    readers: READERS.find((readers) => readers === params.get('readers')) ?? null,
    mine: params.get('mine') === '1',
    days: CHART_DAYS.find((days) => String(days) === params.get('days')) ?? 30,
    outbox: OUTBOX_STATES.find((state) => state === params.get('outbox')) ?? null,
    channel: CHANNELS.find((channel) => channel === params.get('channel')) ?? null,
  };
}

/** The bare address is today; one that names a tab, a record or a filter and no view means the tabs. */
function readView(params: URLSearchParams): View {
  const named = VIEWS.find((view) => view === params.get('view'));
  return named ?? ([...params.keys()].some((key) => key !== 'mine') ? 'records' : 'today');
}

const RESTARTING: (keyof UrlState)[] = [
  ...(['view', 'table', 'search', 'status', 'filter', 'readers'] as const),
  ...(['outbox', 'channel', 'proposalState'] as const),
];

/** The address of the same view with some of it changed. Another view, tab, search or filter starts at the newest again. */
export function writeUrlState(state: UrlState, change: UrlChange): URLSearchParams {
  const restarts = RESTARTING.some((key) => key in change);
  // A tab is a view of its own; its filters fit no other.
  const isElsewhere = 'table' in change || (change.view && change.view !== state.view);
  const next: UrlState = {
    ...state,
    ...(restarts && { position: { at: 'newest' }, record: null }),
    ...('table' in change && { view: 'records' }),
    ...(isElsewhere && { status: null }),
    ...change,
    filter: { ...(isElsewhere ? NO_FILTER : state.filter), ...change.filter },
  };
  const params = new URLSearchParams();
  if (next.view === 'records' || next.view === 'board' || next.record) params.set('tab', next.table.tab);
  if (next.search.trim()) params.set('q', next.search);
  if (next.status && next.table.statuses.includes(next.status)) params.set('status', next.status);
  for (const [key, value] of Object.entries(next.filter)) if (value) params.set(key, value);
  if (next.position.at === 'oldest') params.set('page', 'oldest');
  if ('cursor' in next.position) params.set(next.position.at, writeCursor(next.position.cursor));
  if (next.record) params.set('record', next.record);
  if (next.person && next.view === 'people') params.set('person', next.person);
  if (next.view === 'proposals') {
    if (next.proposal) params.set('proposal', next.proposal);
    if (next.proposal && next.compose) params.set('compose', next.compose);
    if (next.proposalState) params.set('state', next.proposalState);
  }
  if (next.readers && next.view === 'subscribers') params.set('readers', next.readers);
  if (next.outbox && next.view === 'notifications') params.set('outbox', next.outbox);
  if (next.channel && next.view === 'notifications') params.set('channel', next.channel);
  if (next.mine) params.set('mine', '1');
  if (next.days !== 30) params.set('days', String(next.days));
  return readView(params) === next.view ? params : new URLSearchParams([['view', next.view], ...params]);
}

function readFilter(params: URLSearchParams): LeadFilter {
  const owner = params.get('owner');
  return {
    owner: owner === 'none' ? owner : matching(owner, UUID),
    due: DUE.find((due) => due === params.get('due')) ?? null,
    source: params.get('source')?.slice(0, MAX_SEARCH) || null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}

/** A day that the calendar has. */
function readDay(text: string | null): string | null {
  const day = matching(text, DAY);
  return day && new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(-2)) ? day : null;
}

const matching = (text: string | null, pattern: RegExp) => (text && pattern.test(text) ? text : null);

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
