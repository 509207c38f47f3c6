import { expect, test } from 'vitest';
import { responseWords } from './response-words';

const week = (median_minutes: number | null) => ({
  responded: median_minutes === null ? 0 : 3,
  median_minutes,
});

test('This week is told against last week', () => {
  expect(responseWords([week(42), week(180)])).toBe(
    'Half of this week’s requests were answered within 42 minutes; last week within 3 hours. Faster than last week.',
  );
  expect(responseWords([week(180), week(42)])).toMatch(/Slower than last week\.$/);
});

test('A week without any response says so, and two of them nothing', () => {
  expect(responseWords([week(null), week(60)])).toBe(
    'None of this week’s requests has been answered yet; last week within 1 hour.',
  );
  expect(responseWords([week(60), week(null)])).toBe(
    'Half of this week’s requests were answered within 1 hour; last week none was.',
  );
  expect(responseWords([week(null), week(null)])).toBe('');
  expect(responseWords([])).toBe('');
});
