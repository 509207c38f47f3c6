import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleContent, sampleOffer } from '../../../testing/sample-proposal';
import { loanRows, paymentRows, priceRows } from './sum-rows';
import type { SumRow } from './sums';
import { pointsOf } from './written';

/** What a reader with a pencil finds: where a sum is not that of the rows above it. */
function wrongSums(rows: SumRow[]): string[] {
  let total = 0;
  const wrong: string[] = [];
  for (const { id, amount, isSum } of rows) {
    if (!isSum) total += amount;
    else if (amount !== total) wrong.push(id);
  }
  return wrong;
}

const line = fc.record({
  label: fc.constant('x'),
  quantity: fc.integer({ min: 1, max: 500_000 }),
  unitPrice: fc.integer({ min: 0, max: 50_000_000 }),
  gst: fc.constantFrom(0, 500, 1200, 1800),
});
const offers = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    discount: fc.integer({ min: 0, max: 10 ** 8 }),
    financing: fc.constantFrom(null, { downPayment: 10 ** 9, yearlyRate: 700, months: 60 }),
    subsidies: fc.constantFrom([], sampleOffer().subsidies),
  })
  .map(sampleOffer);

test('Every sum that a proposal shows is that of the rows above it, whatever is composed', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const content = sampleContent({ offer });
      for (const rows of [priceRows(content), paymentRows(content), loanRows(content)])
        expect(wrongSums(rows)).toEqual([]);
    }),
  );
});

test('The price goes from the lines over discount and taxes to what it costs in the end', () => {
  expect(priceRows(sampleContent()).map(({ label, note, amount }) => [label, note, amount])).toEqual([
    ['Panels', '6 × ₹12,500', 75_000_00],
    ['Inverter', undefined, 32_000_00],
    ['Cable', '42.5 × ₹118', 5_015_00],
    ['Work', undefined, 24_000_00],
    ['Sum before tax', undefined, 136_015_00],
    ['Discount', undefined, -5_000_00],
    ['GST 18%', 'on ₹27,948.39', 5_030_71],
    ['GST 5%', 'on ₹1,03,066.61', 5_153_33],
    ['Price, all included', undefined, 141_199_04],
    ['PM Surya Ghar', 'Subsidy, paid later', -78_000_00],
    ['Your cost in the end', undefined, 63_199_04],
  ]);
});

test('Without discount, subsidy and loan there is no row for them', () => {
  const content = sampleContent({ offer: sampleOffer({ discount: 0, subsidies: [], financing: null }) });
  expect(priceRows(content).map(({ id }) => id)).toEqual([
    ...['line 0', 'line 1', 'line 2', 'line 3', 'net', 'gst 1800', 'gst 500', 'price'],
  ]);
  expect(loanRows(content)).toEqual([]);
});

test('A text is one point a line, without empty ones', () => {
  expect(pointsOf(' Design \n\n  Supply\nDesign\n')).toEqual(['Design', 'Supply']);
  expect(pointsOf('')).toEqual([]);
});
