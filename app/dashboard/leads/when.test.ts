import { expect, test } from 'vitest';
import { dueWords, durationWords, waitingWords, whenWords } from './when';

/** Tuesday, 1:30 in the night in India. */
const now = new Date('2026-11-16T20:00:00Z');

test.each([
  ['2026-11-17T18:00:00+05:30', 'today at 6:00 pm'],
  ['2026-11-18T10:00:00+05:30', 'tomorrow at 10:00 am'],
  ['2026-11-16T23:59:00+05:30', 'yesterday at 11:59 pm'],
  ['2026-11-23T10:00:00+05:30', 'Monday at 10:00 am'],
  ['2026-11-24T10:00:00+05:30', '24 Nov at 10:00 am'],
  ['2026-11-10T10:00:00+05:30', '10 Nov at 10:00 am'],
  ['2027-01-05T10:00:00+05:30', '5 Jan 2027 at 10:00 am'],
  ['infinity', 'infinity'],
])('%s is %s', (iso, words) => {
  expect(whenWords(iso, now)).toBe(words);
});

test.each([
  [0.4, 'less than a minute'],
  [1, '1 minute'],
  [59.9, '59 minutes'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

test('What is overdue says by how much, the rest when it is due', () => {
  expect(dueWords('2026-11-16T17:00:00Z', now)).toEqual({ text: '3 hours late', isLate: true });
  expect(dueWords('2026-11-17T04:30:00Z', now)).toEqual({ text: 'today at 10:00 am', isLate: false });
});

test('Who waits is told how long, also under a clock that runs behind', () => {
  expect(waitingWords('2026-11-14T20:00:00Z', now)).toBe('waiting for 2 days');
  expect(waitingWords('2026-11-16T20:00:30Z', now)).toBe('waiting for less than a minute');
  expect(waitingWords('infinity', now)).toBe('waiting');
});
