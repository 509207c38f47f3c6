import { expect, test } from 'vitest';
import { leadTables } from '~/leads/kinds';
import { fillDays, roundUp } from './per-day';

const consultations = leadTables.findIndex(({ table }) => table === 'consultation_bookings');

test('Days without a lead stand in the chart as zero, the last is today in India', () => {
  // 20:00 UTC on the 14th is past midnight in Lucknow.
  const days = fillDays(
    [{ day: '2026-11-13', kind: 'consultation_bookings', count: 3 }],
    7,
    new Date('2026-11-14T20:00:00Z'),
  );
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-11-09', 0],
    ['2026-11-10', 0],
    ['2026-11-11', 0],
    ['2026-11-12', 0],
    ['2026-11-13', 3],
    ['2026-11-14', 0],
    ['2026-11-15', 0],
  ]);
  expect(days[4]?.counts[consultations]).toBe(3);
});

test.each([
  [0, 4],
  [3, 4],
  [4, 4],
  [7, 10],
  [11, 20],
  [39, 40],
  [41, 50],
  [120, 200],
  [999, 1000],
])('A highest bar of %i gets a scale up to %i', (highest, top) => {
  expect(roundUp(highest)).toBe(top);
});
