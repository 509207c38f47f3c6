import { expect, test } from 'vitest';
import { calculateSavings } from './calculate-savings';
import { expectedSavings } from './calculate-savings.expected';
import { cumulate, yearsUntilAhead } from './cumulative';

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

test('a customer is ahead of the payments before the whole cost is earned back, or with it once the EMIs have ended', () => {
  const ahead = (bill: number, subsidyEligible: boolean) => {
    const savings = calculateSavings(bill, subsidyEligible);
    return savings ? yearsUntilAhead(savings, subsidyEligible) : Number.NaN;
  };
  expect(ahead(2500, true)).toBe(18_000 / (27_600 - 18_000));
  expect(ahead(2500, false)).toBe((18_000 + 5 * 38_400) / 27_600);
});

test('the table turns positive in the year the customer is said to be ahead', () => {
  for (const { bill } of expectedSavings) {
    for (const subsidyEligible of [true, false]) {
      const savings = calculateSavings(bill, subsidyEligible);
      if (!savings) throw new Error(`${bill} has no result`);
      const firstAhead = cumulate(savings, subsidyEligible).find(({ paid, saved }) => saved >= paid);
      expect(firstAhead?.year, `bill ${bill}`).toBe(Math.ceil(yearsUntilAhead(savings, subsidyEligible)));
    }
  }
});
