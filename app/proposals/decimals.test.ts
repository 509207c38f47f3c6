import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from './decimals';

test.each([
  ['2500', 2, 250_000],
  ['2,500', 2, 250_000],
  ['₹ 1,25,352/-', 2, 12_535_200],
  ['Rs. 2500.5', 2, 250_050],
  ['0.07', 2, 7],
  ['.5', 2, 50],
  ['1.1', 2, 110],
  ['4.35', 2, 435], // 4.35 * 100 is 434.99999999999994
  ['1.10', 1, 11],
  ['12 %', 2, 1200],
  ['3.3 kW', 3, 3300],
  ['42.5', 3, 42_500],
  ['२५००', 2, 250_000],
  ['0', 2, 0],
  ['60', 0, 60],
])('%j with %d decimals is %d', (text, decimals, value) => {
  expect(parseDecimal(text, decimals)).toBe(value);
});

test.each(['', ' ', '₹', '.', 'abc', '-5', '1e5', '1.2.3', '1.005', '0x10', 'NaN', '9'.repeat(20)])(
  '%j is no amount in rupees',
  (text) => expect(parseDecimal(text, 2)).toBeNull(),
);

test('What is shown of an amount reads as the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.constantFrom(0, 2, 3),
      (value, decimals) => {
        expect(parseDecimal(formatDecimal(value, decimals), decimals)).toBe(value);
      },
    ),
  );
});

test.each([
  [12_535_200, 2, '1,25,352'],
  [250_050, 2, '2,500.5'],
  [7, 2, '0.07'],
  [3300, 3, '3.3'],
  [42_500, 3, '42.5'],
  [60, 0, '60'],
])('%d with %d decimals is shown as %s', (value, decimals, text) => {
  expect(formatDecimal(value, decimals)).toBe(text);
});
