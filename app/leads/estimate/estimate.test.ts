import * as v from 'valibot';
import { expect, test } from 'vitest';
import { estimateRule, readEstimate } from './estimate';

const read = (query: string) => readEstimate(new URLSearchParams(query));

test("The calculator's link becomes an estimate, with its figures worked out again", () => {
  expect(read('bill=2500&size=99kW&subsidy=yes')).toEqual({
    bill: 2500,
    subsidyEligible: true,
    systemSize: '3kW',
    monthlySaving: 2300,
  });
  expect(read('bill=8000.50&subsidy=no')).toMatchObject({ bill: 8000.5, subsidyEligible: false });
});

test.each(['', 'bill=', 'bill=0', 'bill=-5', 'bill=lots', 'bill=Infinity', 'size=3kW'])(
  'The address "?%s" carries no estimate',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test('The hidden field carries an estimate as text', () => {
  const estimate = read('bill=2500');
  expect(v.parse(estimateRule, JSON.stringify(estimate))).toEqual(estimate);
  expect(v.parse(estimateRule, '')).toBeNull();
});
