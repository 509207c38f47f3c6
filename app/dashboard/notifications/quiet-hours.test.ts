import { expect, test } from 'vitest';
import { problemOf, quietWords, timeWords } from './quiet-hours';

test.each([
  ['00:00', '12:00 am'],
  ['08:05:00', '8:05 am'],
  ['12:00', '12:00 pm'],
  ['21:30', '9:30 pm'],
])('%s is said as %s', (time, words) => {
  expect(timeWords(time)).toBe(words);
});

test('Hours that cross midnight end the next day', () => {
  expect(quietWords('21:00:00', '08:00')).toContain('from 9:00 pm until 8:00 am the next day, India’s time');
  expect(quietWords('13:00', '14:30')).toContain('from 1:00 pm until 2:30 pm, India’s time');
});

test('Both times are needed, and they differ', () => {
  expect(problemOf('21:00', '')).toBe('Enter both times.');
  expect(problemOf('21:00:00', '21:00')).toBe('The two times must differ.');
  expect(problemOf('21:00', '08:00')).toBeNull();
});
