import { expect, test } from 'vitest';
import { conditionsOf, type LeadFilter, NO_FILTER } from './lead-filter';

// Half past one at night in Lucknow, the evening before in London.
const now = new Date('2026-11-15T20:00:00Z');
const conditions = (filter: Partial<LeadFilter>) => conditionsOf({ ...NO_FILTER, ...filter }, null, now);

test('No filter asks for nothing but the kind', () => {
  expect(conditionsOf(NO_FILTER, 'contact_inquiries', now)).toEqual([['kind', 'eq', 'contact_inquiries']]);
  expect(conditions({})).toEqual([]);
});

test('Nobody is an owner of its own', () => {
  expect(conditions({ owner: 'none' })).toEqual([['owner_id', 'is', null]]);
  expect(conditions({ owner: 'some-id' })).toEqual([['owner_id', 'eq', 'some-id']]);
});

test('Both days count, from midnight to midnight in India', () => {
  expect(conditions({ from: '2026-11-15', to: '2026-11-16' })).toEqual([
    ['created_at', 'gte', '2026-11-14T18:30:00.000Z'],
    ['created_at', 'lt', '2026-11-16T18:30:00.000Z'],
  ]);
});

test('What is due later today ends at midnight in India; what is over and done with is never due', () => {
  expect(conditions({ due: 'today' })).toEqual([
    ['is_open', 'eq', 'true'],
    ['follow_up_at', 'gte', '2026-11-15T20:00:00.000Z'],
    ['follow_up_at', 'lt', '2026-11-16T18:30:00.000Z'],
  ]);
  expect(conditions({ due: 'overdue' })).toContainEqual(['is_open', 'eq', 'true']);
  expect(conditions({ due: 'week' })).toContainEqual(['follow_up_at', 'lt', '2026-11-22T18:30:00.000Z']);
  expect(conditions({ due: 'none' })).toEqual([['follow_up_at', 'is', null]]);
});
