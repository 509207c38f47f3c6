import { expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings';
import { cumulate } from './cumulative';

test('a 3kW customer with subsidy pays for five years and is 4,44,000 ahead after twenty', () => {
  const savings = calculateSavings(2500, true);
  const years = savings ? cumulate(savings, true) : [];
  expect(years).toHaveLength(21);
  expect(years[0]).toEqual({ year: 0, paid: 18_000, saved: 0 });
  expect(years[1]).toEqual({ year: 1, paid: 36_000, saved: 27_600 });
  expect(years[5]).toEqual({ year: 5, paid: 108_000, saved: 138_000 });
  expect(years[6]).toEqual({ year: 6, paid: 108_000, saved: 165_600 });
  expect(years[20]).toEqual({ year: 20, paid: 108_000, saved: 552_000 });
});

test('without subsidy the instalments are the higher ones', () => {
  const savings = calculateSavings(2500, false);
  const years = savings ? cumulate(savings, false) : [];
  expect(years[5]).toEqual({ year: 5, paid: 210_000, saved: 138_000 });
  expect(years[20]).toEqual({ year: 20, paid: 210_000, saved: 552_000 });
});
