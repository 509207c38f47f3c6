import { expect, test } from 'vitest';
import { DataError } from '~/lib/data-error';
import { registrationFailure } from './failure';
import { registrationForm } from './form';

const [certificate] = registrationForm.attachments ?? [];
const stopWith = typeof certificate?.onFailure === 'object' ? certificate.onFailure.stopWith : '';
const violates = (constraint: string) =>
  new DataError(`duplicate key value violates unique constraint "${constraint}"`, '23505', 409);

test.each([
  [
    'An address that was taken while saving',
    violates('associate_registrations_email_key'),
    'Email Already Registered',
    'This email is already registered. Please use a different email or contact us if you need assistance.',
  ],
  [
    'A registration that collides otherwise',
    violates('associate_registrations_phone_key'),
    'Registration Already Exists',
    'A registration with these details already exists. Please check your information or contact us for assistance.',
  ],
  [
    'A certificate that cannot be stored',
    new DataError(stopWith, 'upload'),
    'File Upload Failed',
    'There was an issue uploading your certificate. Please try with a smaller file (max 5MB) or contact us for assistance.',
  ],
  [
    'A database that lost its connection',
    new DataError('No row', 'PGRST116', 406),
    'Database Connection Issue',
    "We're experiencing temporary connectivity issues. Please try again in a few moments.",
  ],
  [
    'A network that fails',
    new DataError('network: no answer from the server', 'network'),
    'Network Error',
    'Please check your internet connection and try again.',
  ],
  [
    'Anything else',
    new DataError('Something went wrong on our side.', 'unexpected_failure', 500),
    'Registration Failed',
    'Please try again or contact us directly.',
  ],
])('%s is told in the words of the specification', (_, error, title, description) => {
  expect(registrationFailure(error)).toMatchObject({ title, description });
});
