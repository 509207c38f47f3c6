import { expect, test } from 'vitest';
import { placeOfPincode } from './pincodes';

test('A pincode whose first digits settle it suggests city and state', () => {
  expect(placeOfPincode('226010')).toEqual({ city: 'Lucknow', state: 'Uttar Pradesh' });
  expect(placeOfPincode('403001')).toEqual({ city: '', state: 'Goa' });
});

test('A pincode that two states share, or that is not whole, suggests nothing', () => {
  expect(placeOfPincode('247667')).toEqual({ city: '', state: '' });
  expect(placeOfPincode('22601')).toEqual({ city: '', state: '' });
});
