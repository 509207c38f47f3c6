import { expect, test } from 'vitest';
import { formatPaise } from './format-paise';

test.each([
  [0, '₹0'],
  [12_535_200, '₹1,25,352'],
  [250_050, '₹2,500.50'],
  [-30_000, '-₹300'],
  [7, '₹0.07'],
])('%d paise are %s', (paise, text) => expect(formatPaise(paise)).toBe(text));
