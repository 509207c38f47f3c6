import { expect, test } from 'vitest';
import { DataError } from '~/lib/data-error';
import { refusedField } from './edit-contact';

const refusal = (constraint: string, code = '23514') =>
  refusedField(new DataError(`new row violates check constraint "${constraint}"`, code, 400))?.field;

test('What the database refuses is shown at its field, whatever the table calls it', () => {
  expect(refusal('consultation_bookings_name_check')).toBe('name');
  expect(refusal('career_applications_full_name_check')).toBe('name');
  expect(refusal('contact_inquiries_phone_check')).toBe('phone');
  expect(refusal('associate_registrations_city_check')).toBe('place');
  expect(refusal('installation_requests_location_check')).toBe('place');
  expect(refusal('associate_registrations_email_key', '23505')).toBe('email');
  expect(
    refusedField(new DataError('null value in column "phone" of relation "contact_inquiries"', '23502'))
      ?.field,
  ).toBe('phone');
});

test('Any other failure belongs to no field', () => {
  expect(refusal('consultation_bookings_status_check')).toBeUndefined();
  expect(refusedField(new DataError('network', 'network'))).toBeUndefined();
  expect(refusedField(new Error('phone'))).toBeUndefined();
});
