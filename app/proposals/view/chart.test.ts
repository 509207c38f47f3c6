import { expect, test } from 'vitest';
import { savingsChart } from './chart';

const year = (saving: number, balance: number) => ({ units: 0, saving, balance });

test('The chart goes from nothing saved, over the cost, to what is ahead in the end', () => {
  const years = [year(60_000_00, -40_000_00), year(80_000_00, 40_000_00)];
  expect(savingsChart({ cost: 100_000_00, years, paybackTenths: 15 })).toEqual({
    years: [
      { year: 0, paid: 100_000, saved: 0 },
      { year: 1, paid: 100_000, saved: 60_000 },
      { year: 2, paid: 100_000, saved: 140_000 },
    ],
    payback: { after: 1.5, cost: 100_000 },
    ahead: 40_000,
  });
});

test('What never pays for itself has no such point', () => {
  const never = savingsChart({ cost: 100, years: [year(10, -90)], paybackTenths: null });
  expect(never).toMatchObject({ payback: undefined, ahead: -0.9 });
});
