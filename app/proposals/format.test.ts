import { expect, test } from 'vitest';
import {
  formatKilowatts,
  formatPaise,
  formatQuantity,
  formatShare,
  formatTenths,
  moneyFormat,
} from './format';

test.each([
  [0, '₹0'],
  [5, '₹0.05'],
  [100_00, '₹100'],
  [1_25_352_00, '₹1,25,352'],
  [1_25_352_50, '₹1,25,352.50'],
  [-5_000_00, '-₹5,000'],
  [-5, '-₹0.05'],
  [10_00_00_000_00, '₹10,00,00,000'],
])('%d paise are %s', (amount, written) => {
  expect(formatPaise(amount)).toBe(written);
});

test('In one table paise stand at every amount or at none', () => {
  const [price, line] = [1_41_199_04, 75_000_00];
  expect([price, line].map(moneyFormat([price, line]))).toEqual(['₹1,41,199.04', '₹75,000.00']);
  expect([line, -line].map(moneyFormat([line, -line]))).toEqual(['₹75,000', '-₹75,000']);
});

test('Sizes, quantities, shares and years are written without a needless digit', () => {
  expect([3240, 3000, 500].map(formatKilowatts)).toEqual(['3.24', '3', '0.5']);
  expect([6000, 42_500, 1_250_000].map(formatQuantity)).toEqual(['6', '42.5', '1,250']);
  expect([500, 875, 3333, 10_000].map(formatShare)).toEqual(['5%', '8.75%', '33.33%', '100%']);
  expect([0, 9, 39, 120].map(formatTenths)).toEqual(['0.0', '0.9', '3.9', '12.0']);
});
