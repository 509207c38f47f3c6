import { expect, test } from 'vitest';
import { sectionOf } from './section-conditions';

const ME = '0b8ee0c8-4b0c-4f2e-9d3b-7a1f4f0f6a11';
/** 1:30 in the night in India. */
const now = new Date('2026-11-16T20:00:00Z');

test('What is due is parted by the minute and ends with the day in India', () => {
  expect(sectionOf('overdue', null, now).conditions).toContainEqual([
    'follow_up_at',
    'lt',
    '2026-11-16T20:00:00.000Z',
  ]);
  expect(sectionOf('dueToday', null, now).conditions).toEqual(
    expect.arrayContaining([
      ['follow_up_at', 'gte', '2026-11-16T20:00:00.000Z'],
      ['follow_up_at', 'lt', '2026-11-17T18:30:00.000Z'],
    ]),
  );
});

test('Mine narrows what has an owner, and leaves what nobody has taken', () => {
  for (const name of ['overdue', 'dueToday'] as const)
    expect(sectionOf(name, ME, now).conditions).toContainEqual(['owner_id', 'eq', ME]);
  expect(sectionOf('unowned', ME, now)).toEqual(sectionOf('unowned', null, now));
  expect(sectionOf('waiting', ME, now).anyOf).toContain(
    `owner_id.eq.${ME},and(owner_id.is.null,created_at.lt.2026-11-15T20:00:00.000Z)`,
  );
});

test('A request that nobody took is new for a day, then it waits', () => {
  expect(sectionOf('unowned', null, now).conditions).toContainEqual([
    'created_at',
    'gte',
    '2026-11-15T20:00:00.000Z',
  ]);
  expect(sectionOf('waiting', null, now).anyOf).toContain(
    'owner_id.neq.00000000-0000-0000-0000-000000000000,and(owner_id.is.null,created_at.lt.2026-11-15T20:00:00.000Z)',
  );
});
