import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateSavings, costOf, type Savings } from './calculate-savings';
import { expectedSavings } from './calculate-savings.expected';
import { formatLakhs, formatYears } from './format-estimate';

test('the table holds at least forty bills', () => {
  expect(expectedSavings.length).toBeGreaterThanOrEqual(40);
});

describe.each(expectedSavings)('a bill of $bill rupees', (expected) => {
  const { bill, withSubsidy, withoutSubsidy, ...common } = expected;

  test.each([
    ['with', true, withSubsidy],
    ['without', false, withoutSubsidy],
  ] as const)('gives the tabled figures %s subsidy', (_, eligible, outcome) => {
    const { paybackPeriod, totalSavings20Years, ...rest } = calculated(bill, eligible);
    expect(rest).toEqual({ ...common, emiDuration: 5 });
    expect(formatYears(paybackPeriod)).toBe(outcome.payback);
    expect(totalSavings20Years).toBe(outcome.totalSavings20Years);
    expect(formatLakhs(totalSavings20Years).replaceAll(',', '')).toBe(`${outcome.lakhs}L`);
  });
});

test.each([
  0,
  -0,
  -1,
  -3000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_VALUE,
])('a bill of %s gives no result', (bill) => {
  expect(calculateSavings(bill, true)).toBeNull();
  expect(calculateSavings(bill, false)).toBeNull();
});

test('no number whatever yields anything but null or finite figures', () => {
  fc.assert(
    fc.property(fc.double(), fc.boolean(), (bill, eligible) => {
      const result = calculateSavings(bill, eligible);
      if (result) expect(numbersIn(result).every(Number.isFinite)).toBe(true);
      else expect(bill > 0 && bill <= 1e12).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

/** Up to one crore rupees a month, to the paisa. */
const bills = fc.integer({ min: 1, max: 1_000_000_000 }).map((paise) => paise / 100);

test('amounts are whole, positive rupees and ranges run upwards', () => {
  fc.assert(
    fc.property(bills, fc.boolean(), (bill, eligible) => {
      const { paybackPeriod, interestRate, ...result } = calculated(bill, eligible);
      expect(numbersIn(result).every((value) => Number.isInteger(value) && value > 0)).toBe(true);
      expect(result.emiBeforeSubsidy.min).toBeLessThan(result.emiBeforeSubsidy.max);
      expect(result.emiAfterSubsidy.max).toBeLessThan(result.emiBeforeSubsidy.min);
      expect(paybackPeriod).toBeGreaterThan(0);
      expect([7, 9.5]).toContain(interestRate);
    }),
  );
});

test('payback and twenty-year savings follow from cost and yearly saving', () => {
  fc.assert(
    fc.property(bills, fc.boolean(), (bill, eligible) => {
      const result = calculated(bill, eligible);
      const emi = eligible ? result.emiAfterSubsidy.min : result.emiBeforeSubsidy.min;
      const cost = result.downPayment + emi * 60;
      expect(costOf(result, eligible)).toBe(cost);
      expect(result.yearlySavings).toBe(result.monthlySaving * 12);
      expect(result.paybackPeriod).toBeCloseTo(cost / (result.monthlySaving * 12), 10);
      expect(result.totalSavings20Years).toBe(result.monthlySaving * 240 - cost);
      expect(result.totalSavings20Years).toBeGreaterThan(0);
    }),
  );
});

test('the subsidy only changes what the system costs', () => {
  fc.assert(
    fc.property(bills, (bill) => {
      const { paybackPeriod: soon, totalSavings20Years: more, ...eligible } = calculated(bill, true);
      const { paybackPeriod: late, totalSavings20Years: less, ...other } = calculated(bill, false);
      expect(eligible).toEqual(other);
      expect(soon).toBeLessThan(late);
      expect(more).toBeGreaterThan(less);
    }),
  );
});

test('a bigger bill never gets a smaller system, and none exceeds 10kW', () => {
  fc.assert(
    fc.property(bills, bills, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const lowKw = Number.parseInt(calculated(low, true).systemSize, 10);
      const highKw = Number.parseInt(calculated(high, true).systemSize, 10);
      expect(lowKw).toBeLessThanOrEqual(highKw);
      expect(highKw).toBeLessThanOrEqual(10);
      expect(calculated(high, true).yearlyGeneration).toBe(highKw * 1400);
    }),
  );
});

function calculated(bill: number, eligible: boolean): Savings {
  const result = calculateSavings(bill, eligible);
  if (!result) throw new Error(`no result for ${bill}`);
  return result;
}

function numbersIn(value: object): number[] {
  return Object.values(value).flatMap((entry) =>
    typeof entry === 'number' ? [entry] : typeof entry === 'object' ? numbersIn(entry) : [],
  );
}
