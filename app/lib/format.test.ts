import { expect, test } from 'vitest';
import { formatDate, formatNumber, formatRupees } from './format';

const intl = new Intl.NumberFormat('en-IN');
const currency = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

test('Whole numbers are grouped as the language’s own formatter would', () => {
  for (let value = 0; value < 1e13; value = value * 3 + 1) {
    expect(formatNumber(value)).toBe(intl.format(value));
    expect(formatNumber(-value)).toBe(value === 0 ? '0' : intl.format(-value));
  }
});

test('Rupees carry their sign before the currency and no paise', () => {
  for (const amount of [
    0, 7, 999, 1000, 99_999, 100_000, 1_25_352, 12_345_678, 1e12, 2499.5, -0.4, -1, -44_000,
  ]) {
    expect(formatRupees(amount)).toBe(amount === -0.4 ? '₹0' : currency.format(amount));
  }
});

test('A date is the day on India’s clock', () => {
  expect(formatDate('2026-11-15T18:29:59.999Z')).toBe('15 Nov 2026');
  expect(formatDate('2026-11-15T18:30:00Z')).toBe('16 Nov 2026');
  expect(formatDate('2026-12-31T20:00:00+00:00')).toBe('1 Jan 2027');
});
