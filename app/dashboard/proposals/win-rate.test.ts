import { expect, test } from 'vitest';
import { winRate } from './win-rate';

test('Won are the accepted, of all that are decided', () => {
  const totals = [
    { state: 'draft' as const, proposals: 9, price: 1 },
    { state: 'sent' as const, proposals: 7, price: 1 },
    { state: 'accepted' as const, proposals: 3, price: 1 },
    { state: 'declined' as const, proposals: 2, price: 1 },
    { state: 'expired' as const, proposals: 1, price: 1 },
  ];
  expect(winRate(totals)).toEqual({ won: 3, decided: 6 });
  expect(winRate([])).toEqual({ won: 0, decided: 0 });
});
