import { expect, test } from 'vitest';
import { ageWords } from './age';

const now = new Date('2026-11-16T12:00:00Z');

test.each([
  ['2026-11-16T11:15:00Z', '45 minutes'],
  ['2026-11-13T12:00:00Z', '3 days'],
  // This device's clock is behind the server's.
  ['2026-11-16T12:03:00Z', 'less than a minute'],
])('Since %s is %s', (since, words) => {
  expect(ageWords(since, now)).toBe(words);
});
