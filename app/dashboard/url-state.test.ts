import { expect, test } from 'vitest';
import { recordTables } from '~/leads/kinds';
import { readUrlState, statusFilters, type UrlState, writeUrlState } from './url-state';

const ID = '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11';
const read = (query: string) => readUrlState(new URLSearchParams(query));
const table = (tab: string) => recordTables.find((each) => each.tab === tab) ?? expect.unreachable(tab);

test('The bare address shows the newest consultations', () => {
  expect(read('')).toEqual({
    table: table('consultations'),
    search: '',
    status: null,
    position: { at: 'newest' },
    record: null,
    days: 30,
  });
  expect(String(writeUrlState(read(''), {}))).toBe('');
});

test('Every view survives being written to the address and read back', () => {
  const cursor = { createdAt: '2026-11-15T03:17:00.123456+00:00', id: ID };
  const views: UrlState[] = [
    {
      table: table('careers'),
      search: 'रवि & co',
      status: 'pending',
      position: { at: 'oldest' },
      record: ID,
      days: 7,
    },
    {
      table: table('installations'),
      search: '',
      status: 'in-progress',
      position: { at: 'after', cursor },
      record: null,
      days: 90,
    },
    {
      table: table('testimonials'),
      search: '50% off_',
      status: null,
      position: { at: 'before', cursor },
      record: null,
      days: 30,
    },
  ];
  for (const view of views) expect(read(String(writeUrlState(view, {})))).toEqual(view);
});

test('Another tab, search or status starts at the newest record again', () => {
  const view = read(`tab=contacts&page=oldest&record=${ID}`);
  for (const change of [{ table: table('careers') }, { search: 'ravi' }, { status: 'resolved' }]) {
    const next = readUrlState(writeUrlState(view, change));
    expect(next).toMatchObject({ position: { at: 'newest' }, record: null });
  }
});

test('A status that the next tab does not know is dropped, one it knows is kept', () => {
  const next = (query: string) => readUrlState(writeUrlState(read(query), { table: table('contacts') }));
  expect(next('tab=installations&status=quotation').status).toBeNull();
  expect(next('tab=installations&status=pending').status).toBe('pending');
});

test('Nonsense in the address is ignored', () => {
  expect(read(`tab=nothing&status=drop&after=1_2&page=9&record=1&days=5&before=${'x'.repeat(999)}`)).toEqual(
    read(''),
  );
  expect(read(`after=2026-11-15T03:17:00Z,id.gt.0_${ID}`).position).toEqual({ at: 'newest' });
  expect(read(`q=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test('The status filter offers pending, approved and rejected on every tab, and the own statuses of the tab', () => {
  for (const each of recordTables) {
    expect(statusFilters(each)).toEqual(
      expect.arrayContaining(['pending', 'approved', 'rejected', ...each.statuses]),
    );
  }
});
