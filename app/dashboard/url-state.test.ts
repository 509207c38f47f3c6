import { expect, test } from 'vitest';
import { recordTables } from '~/leads/kinds';
import { NO_FILTER } from './leads/lead-filter';
import { readUrlState, type UrlChange, type UrlState, VIEWS, writeUrlState } from './url-state';

const ID = '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11';
const OTHER_ID = '5d2f1c9a-77aa-4c1e-8a54-0f2b6f3d9e02';
const read = (query: string) => readUrlState(new URLSearchParams(query));
const write = (state: UrlState, change: UrlChange = {}) => String(writeUrlState(state, change));
const after = (query: string, change: UrlChange) => read(write(read(query), change));
const table = (tab: string) => recordTables.find((each) => each.tab === tab) ?? expect.unreachable(tab);

const bare: UrlState = {
  view: 'today',
  table: table('consultations'),
  search: '',
  status: null,
  filter: NO_FILTER,
  position: { at: 'newest' },
  record: null,
  person: null,
  proposal: null,
  compose: null,
  proposalState: null,
  readers: null,
  mine: false,
  days: 30,
  outbox: null,
  channel: null,
};
const records: UrlState = { ...bare, view: 'records' };
const cursor = { createdAt: '2026-11-15T03:17:00.123456+00:00', id: ID };

test('The bare address is today, and today is the bare address', () => {
  expect(read('')).toEqual(bare);
  expect(write(bare)).toBe('');
});

test.each([
  ['tab=careers'],
  ['q=ravi'],
  ['status=pending'],
  [`owner=${ID}`],
  ['page=oldest'],
  [`record=${ID}`],
])('An address from before there were views (%s) still opens the tabs', (query) => {
  expect(read(query).view).toBe('records');
});

test.each<[string, UrlState]>([
  ...VIEWS.map((view): [string, UrlState] => [view, { ...bare, view }]),
  ['my day', { ...bare, mine: true }],
  ['a record over today', { ...bare, record: ID, table: table('contacts') }],
  ['today after another period was chosen', { ...bare, days: 7 }],
  ['a board', { ...bare, view: 'board', table: table('installations'), mine: true }],
  ['a person', { ...bare, view: 'people', person: ID, search: 'asha' }],
  ['a proposal being composed', { ...bare, view: 'proposals', proposal: ID, compose: OTHER_ID }],
  ['proposals without an answer', { ...bare, view: 'proposals', proposalState: 'sent' }],
  ['the sources of a month', { ...bare, view: 'sources', filter: days('2026-10-01', '2026-10-31') }],
  [
    'a page of what failed by mail',
    {
      ...bare,
      view: 'notifications',
      outbox: 'failed',
      channel: 'email',
      position: { at: 'after', cursor },
    },
  ],
  ['a page of subscribers', { ...bare, view: 'subscribers', position: { at: 'after', cursor } }],
  [
    'a searched tab with an open record',
    {
      ...records,
      table: table('careers'),
      search: 'रवि & co',
      status: 'pending',
      position: { at: 'oldest' },
      record: ID,
      days: 7,
    },
  ],
  [
    'a list with every filter',
    {
      ...records,
      table: table('installations'),
      status: 'in-progress',
      filter: { owner: OTHER_ID, due: 'week', source: 'google & co=1', from: '2026-11-01', to: '2026-11-30' },
      position: { at: 'after', cursor },
      days: 90,
    },
  ],
  ['what nobody has taken', { ...records, filter: { ...NO_FILTER, owner: 'none', due: 'none' } }],
  [
    'a page backwards',
    { ...records, table: table('testimonials'), search: '50% off_', position: { at: 'before', cursor } },
  ],
])('Written to the address and read back, %s stays what it is', (_name, state) => {
  expect(read(write(state))).toEqual(state);
});

function days(from: string, to: string) {
  return { ...NO_FILTER, from, to };
}

test.each<[string, Partial<UrlState>]>([
  ['tab', { table: table('careers') }],
  ['search', { search: 'ravi' }],
  ['status', { status: 'resolved' }],
  ['filter', { filter: { ...NO_FILTER, due: 'overdue' } }],
  ['view', { view: 'subscribers' }],
  ['state of proposals', { proposalState: 'sent' }],
])('Another %s starts at the newest again, with no record open', (_name, change) => {
  const next = after(`tab=contacts&page=oldest&record=${ID}`, change);
  expect(next).toMatchObject({ position: { at: 'newest' }, record: null });
});

test('Opening and closing a record leaves the list where it was', () => {
  const list = `tab=contacts&owner=none&page=oldest`;
  const opened = after(list, { record: ID });
  expect(opened).toMatchObject({ ...read(list), record: ID });
  expect(after(write(opened), { record: null })).toEqual(read(list));
});

test.each<[string, Partial<UrlState>]>([
  ['tab', { table: table('contacts') }],
  ['view', { view: 'today' }],
])('Filters and status stay behind when another %s is opened', (_name, change) => {
  const next = after(
    `tab=installations&status=pending&owner=${ID}&source=google.com&from=2026-11-01`,
    change,
  );
  expect(next).toMatchObject({ ...change, status: null, filter: NO_FILTER });
});

test('A link can open another tab with a filter of its own', () => {
  const filter = { ...NO_FILTER, source: 'google.com' };
  const next = after('view=sources&from=2026-11-01', { table: table('contacts'), filter });
  expect(next).toMatchObject({ view: 'records', table: table('contacts'), filter });
});

test('One part of the filter can change while the others stay', () => {
  const next = after('tab=contacts&due=week&from=2026-11-01', { filter: { to: '2026-11-30', due: null } });
  expect(next.filter).toEqual(days('2026-11-01', '2026-11-30'));
});

test('A status that the tab cannot have is no filter', () => {
  expect(read('tab=contacts&status=quotation').status).toBeNull();
  expect(read('tab=consultations&status=rejected').status).toBeNull();
  expect(read('tab=careers&status=rejected').status).toBe('rejected');
});

test('Nonsense in the address is ignored', () => {
  const nonsense = [
    'tab=nothing&status=drop&after=1_2&page=9&record=1&person=2&mine=yes&days=5',
    `before=${'x'.repeat(999)}&owner=everyone&due=never&source=&from=2026-13-01&to=yesterday`,
  ];
  expect(read(nonsense.join('&'))).toEqual(records);
  expect(read('view=nothing')).toEqual(records);
  expect(read(`after=2026-11-15T03:17:00Z,id.gt.0_${ID}`).position).toEqual({ at: 'newest' });
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100);
  expect(read(`source=${'a'.repeat(500)}`).filter.source).toHaveLength(100);
});

test.each(['2026-02-30', '2026-11-31', '2026-00-10', '0000-01-01', '2026-1-1', '2026-11-00'])(
  'A day that the calendar does not have (%s) is no filter',
  (day) => expect(read(`from=${day}&to=${day}`).filter).toEqual(NO_FILTER),
);
