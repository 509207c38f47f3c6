import { expect, test } from 'vitest';
import { cleanPincode, queryFor, searchFrom } from './directory-search';

const read = (query: string) => searchFrom(new URLSearchParams(query));

test('a search survives the trip through its address', () => {
  for (const query of ['', 'pincode=226', 'type=dealer', 'pincode=226&type=student_partner&page=3']) {
    expect(queryFor(read(query))).toBe(query);
  }
});

test('what an address cannot mean is ignored', () => {
  expect(read('type=owner&page=0')).toEqual({ pincode: '', businessType: undefined, page: 1 });
  expect(read('page=-2').page).toBe(1);
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=abc').page).toBe(1);
});

test('spaces and Hindi digits do not matter in a pincode', () => {
  expect(cleanPincode('226 010')).toBe('226010');
  expect(cleanPincode('२२६०१०')).toBe('226010');
  expect(cleanPincode('22a')).toBe('22a');
});
