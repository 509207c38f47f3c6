import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyInstalment, scale, split, sum } from './money.ts';

test.each([
  [100, 1, 3, 33],
  [200, 1, 3, 67],
  [5, 1, 2, 3],
  [-5, 1, 2, -3],
  [0, 7, 9, 0],
  // More than a number can hold on the way.
  [9_000_000_000_00, 9_999, 10_000, 899_910_000_000],
])('%d · %d ÷ %d is %d', (amount, times, by, expected) => {
  expect(scale(amount, times, by)).toBe(expected);
});

test('What is split adds up, and no part is a paisa off its share', () => {
  const amounts = fc.integer({ min: 0, max: 10 ** 12 });
  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, weights, (amount, shares) => {
      const total = sum(shares);
      const parts = split(amount, shares);
      expect(sum(parts)).toBe(total === 0 ? 0 : amount);
      for (const [index, part] of parts.entries()) {
        const share = total === 0 ? 0 : (amount * (shares[index] ?? 0)) / total;
        expect(Math.abs(part - share)).toBeLessThan(1.001);
      }
    }),
  );
});

test('A third each of a rupee: the first gets the paisa that is left', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

/** As banks' own calculators print it. */
test.each([
  ['₹1,00,000 at 12% over 12 months', 100_000_00, 1200, 12, 8_884_88],
  ['₹2,00,000 at 7% over 60 months', 200_000_00, 700, 60, 3_960_24],
  ['₹60,000 without interest over 24 months', 60_000_00, 0, 24, 2_500_00],
])('%s', (_, loan, rate, months, expected) => {
  expect(monthlyInstalment(loan, rate, months)).toBe(expected);
});
