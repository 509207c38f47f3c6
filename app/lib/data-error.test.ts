import { expect, test } from 'vitest';
import { DataError, refusedColumn } from './data-error';

const columns = ['name', 'full_name', 'phone', 'preferred_date', 'preferred_time'];
const refused = (message: string, code = '23514') =>
  refusedColumn(new DataError(message, code, 400), columns);

test('The column that the database refuses is found by its name or by that of its constraint', () => {
  expect(refused('preferred_date is before today')).toBe('preferred_date');
  const violates = (constraint: string) =>
    `new row for relation "bookings" violates check constraint "${constraint}"`;
  expect(refused(violates('bookings_phone_check'))).toBe('phone');
  expect(refused(violates('bookings_name_check'))).toBe('name');
  expect(refused(violates('bookings_full_name_check'))).toBe('full_name');
  expect(refused('null value in column "phone" of relation "bookings" violates …', '23502')).toBe('phone');
});

test('A refusal of the whole row, of a column without a field or of another kind names no field', () => {
  expect(refused('violates check constraint "bookings_check"')).toBeUndefined();
  expect(refused('violates check constraint "bookings_status_check"')).toBeUndefined();
  expect(
    refused('duplicate key value violates unique constraint "bookings_phone_key"', '23505'),
  ).toBeUndefined();
  expect(refused('permission denied: phone', '42501')).toBeUndefined();
});
