import { expect, test } from 'vitest';
import { bySource, percent, periodOf, type SourceRow, total } from './source-report';

const rows: SourceRow[] = [
  { source: 'direct', kind: 'contact_inquiries', leads: 3, reached: 1, won: 0 },
  { source: 'google', kind: 'contact_inquiries', leads: 2, reached: 2, won: 1 },
  { source: 'google', kind: 'consultation_bookings', leads: 4, reached: 1, won: 1 },
  { source: 'alpha', kind: 'career_applications', leads: 3, reached: 0, won: 0 },
];

test('Sources are counted over all kinds, the largest first, equals by name', () => {
  const sources = bySource(rows);
  expect(sources.map(({ source, leads, reached, won }) => [source, leads, reached, won])).toEqual([
    ['google', 6, 3, 2],
    ['alpha', 3, 0, 0],
    ['direct', 3, 1, 0],
  ]);
  expect(sources[0]?.kinds.get('consultation_bookings')).toEqual({ leads: 4, reached: 1, won: 1 });
  expect(total(rows)).toEqual({ leads: 12, reached: 4, won: 2 });
});

test('Seven days end today, as India counts days', () => {
  // Past midnight in Lucknow.
  const now = new Date('2026-11-14T20:00:00Z');
  expect(periodOf({ from: null, to: null }, 7, now)).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});

test('Chosen days go before a number of days, and may be open at one end', () => {
  const now = new Date('2026-11-14T06:00:00Z');
  expect(periodOf({ from: '2026-10-01', to: '2026-10-31' }, 7, now)).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(periodOf({ from: '2026-10-01', to: null }, 7, now).to).toBe('2026-11-14');
  expect(periodOf({ from: null, to: '2026-10-31' }, 7, now).from).toBe('2000-01-01');
});

test.each([
  [0, 0, '0%'],
  [0, 9, '0%'],
  [1, 3, '33%'],
  [1, 1000, '1%'],
  [999, 1000, '99%'],
  [5, 5, '100%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(percent(part, whole)).toBe(text);
});
