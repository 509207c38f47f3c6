import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfterFormatting, formatBill, parseBill } from './bill-text';

test.each([
  ['2500', '2,500', 2500],
  ['2,500', '2,500', 2500],
  ['125352', '1,25,352', 125352],
  ['10000000', '1,00,00,000', 10000000],
  ['₹ 2,500/-', '2,500', 2500],
  ['Rs. 2500.5', '2,500.5', 2500.5],
  ['3000.01', '3,000.01', 3000.01],
  ['3000.', '3,000.', 3000],
  ['.5', '.5', 0.5],
  [' 4000 ', '4,000', 4000],
  ['२५००', '2,500', 2500],
  ['0', '0', 0],
  ['007', '7', 7],
])('%j is shown as %j and read as %d', (text, shown, bill) => {
  expect(formatBill(text)).toBe(shown);
  expect(parseBill(text)).toBe(bill);
});

test.each(['-500', 'abc', '12abc', '1e5', '1.2.3', '+5', 'NaN', 'Infinity', '--', '0x10'])(
  '%j is left as typed and is no bill',
  (text) => {
    expect(formatBill(text)).toBe(text);
    expect(parseBill(text)).toBeNaN();
  },
);

test('an empty field is no bill', () => {
  expect(formatBill('')).toBe('');
  expect(parseBill('')).toBeNaN();
  expect(parseBill('₹')).toBeNaN();
  expect(parseBill('.')).toBeNaN();
});

test('a tenth digit and a third decimal are not taken', () => {
  expect(formatBill('3000.999')).toBe('3,000.99');
  expect(formatBill('12345678901')).toBe('12,34,56,789');
});

test('formatting changes neither the amount nor itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (bill) => {
      const shown = formatBill(String(bill));
      expect(parseBill(shown)).toBe(bill);
      expect(formatBill(shown)).toBe(shown);
    }),
  );
});

test('the caret stays behind the digit that was typed', () => {
  expect(caretAfterFormatting('12,3456', 5, '1,23,456')).toBe(6);
  expect(caretAfterFormatting('2500', 4, '2,500')).toBe(5);
  expect(caretAfterFormatting('2500', 1, '2,500')).toBe(1);
  expect(caretAfterFormatting('2500', 0, '2,500')).toBe(0);
});

test('Letters typed one after the other stay in their order', () => {
  expect(caretAfterFormatting('R', 1, 'R')).toBe(1);
  expect(caretAfterFormatting('Rs. ', 4, 'Rs. ')).toBe(4);
  expect(caretAfterFormatting('12x', 3, '12x')).toBe(3);
});
