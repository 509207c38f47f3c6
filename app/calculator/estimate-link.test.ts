import { expect, test } from 'vitest';
import { formQueryFor, inputsFrom, queryFor } from './estimate-link';

test('an estimate survives the trip through its address', () => {
  for (const inputs of [
    { bill: '2,500', subsidyEligible: true },
    { bill: '3,000.01', subsidyEligible: false },
    { bill: '', subsidyEligible: true },
  ]) {
    expect(inputsFrom(new URLSearchParams(queryFor(inputs)))).toEqual(inputs);
  }
});

test('only what differs from a fresh calculator is in the address', () => {
  expect(queryFor({ bill: '', subsidyEligible: true })).toBe('');
  expect(queryFor({ bill: 'abc', subsidyEligible: true })).toBe('');
  expect(queryFor({ bill: '-5', subsidyEligible: false })).toBe('?subsidy=no');
  expect(queryFor({ bill: '2,500', subsidyEligible: false })).toBe('?bill=2500&subsidy=no');
});

test('forms receive bill, size and subsidy, and nothing when there is no result', () => {
  expect(formQueryFor({ bill: '2,500', subsidyEligible: true }, '3kW')).toBe(
    '?bill=2500&size=3kW&subsidy=yes',
  );
  expect(formQueryFor({ bill: '8,000', subsidyEligible: false }, '8kW')).toBe(
    '?bill=8000&size=8kW&subsidy=no',
  );
  expect(formQueryFor({ bill: '', subsidyEligible: true }, undefined)).toBe('');
});
