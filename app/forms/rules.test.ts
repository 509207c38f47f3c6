import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  amount,
  email,
  experienceYears,
  type FieldRule,
  line,
  mapsLink,
  optional,
  personName,
  phone,
  pincode,
  todayInIndia,
} from './rules';

const accepted = (rule: FieldRule, text: string) => v.parse(rule, text);
const refused = (rule: FieldRule, text: string) => v.safeParse(rule, text).issues?.[0].message;

test.each([
  ['98765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0522-400 1234', '+915224001234'],
  ['+91 (0522) 400.1234', '+915224001234'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['9198765432', '+919198765432'],
  ['+91‑98765‑43210', '+919876543210'],
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['+1 202 555 0172', '+12025550172'],
  ['+971 50 123 4567', '+971501234567'],
  ['00 44 20 7946 0958', '+442079460958'],
  ['+65 8123 4567', '+6581234567'],
  ['+९७१ ५० १२३ ४५६७', '+971501234567'],
  ['＋९७१ ५० १२३ ४५६७', '+971501234567'],
  ['+290 2345', '+2902345'],
])('The phone number %s is understood', (written, stored) => {
  expect(accepted(phone, written)).toBe(stored);
});

test.each([
  '98765',
  '00000 00000',
  'call me',
  '98765 43210 11',
  '1 202 555 0172',
  '+91 98765 4321',
  '+91 98765 43210 1',
  '+91 0000000000',
  '+12345',
  '+1234567890123456',
])('The phone number %s is refused with examples of good ones, at home and abroad', (written) => {
  expect(refused(phone, written)).toContain('98765 43210');
  expect(refused(phone, written)).toContain('+971');
});

test('Names in any script are kept, with stray spaces and invisible characters removed', () => {
  expect(accepted(personName, '  आशा \t वर्मा\u0000 ')).toBe('आशा वर्मा');
  expect(accepted(personName, 'Asha\u202e amreV\u202c \u2067Rani\u2069')).toBe('Asha amreV Rani');
  expect(accepted(personName, 'क्\u200dष \u00adAs\u200bha')).toBe('क्\u200dष Asha');
  expect(refused(personName, '\u200d\u200c \u200d')).toContain('full name');
  expect(accepted(personName, 'Ünïcödé O’Brien-श्री 李')).toBe('Ünïcödé O’Brien-श्री 李');
});

test('An emoji counts as one character, as in the database', () => {
  expect(accepted(line(2), '☀️')).toBe('☀️');
  expect(accepted(line(1), '🌞')).toBe('🌞');
  expect(refused(line(1), '🌞🌞')).toContain('1 characters');
});

test('An empty optional field is stored as null, a wrong one is still refused', () => {
  expect(accepted(optional(email), '  ')).toBeNull();
  expect(refused(optional(email), 'nobody@nowhere')).toContain('name@example.com');
});

test('Email addresses are stored in lower case', () => {
  expect(accepted(email, ' Asha.Verma@Example.COM ')).toBe('asha.verma@example.com');
});

test('Amounts may be written with a rupee sign, commas and decimals', () => {
  const rule = amount({ min: 0 });
  expect(accepted(rule, '₹ 1,25,352.50')).toBe(125352.5);
  expect(accepted(rule, '३५००')).toBe(3500);
  expect(refused(rule, 'about 3000')).toContain('3,500');
  expect(refused(rule, '10000001')).toContain('1,00,00,000');
  expect(refused(amount({ min: 1 }), '0')).toContain('1 or more');
});

test('A pincode has six digits and does not start with zero', () => {
  expect(accepted(pincode, ' 226 001 ')).toBe('226001');
  expect(refused(pincode, '026001')).toContain('zero');
  expect(refused(pincode, '22600')).toContain('six digits');
});

test('A maps link is found in what the Share button copies and made https', () => {
  expect(accepted(mapsLink, 'Solar House\nStation Road\nhttps://maps.app.goo.gl/AbC123')).toBe(
    'https://maps.app.goo.gl/AbC123',
  );
  expect(accepted(mapsLink, 'HTTP://WWW.Google.com/maps/place/X')).toBe(
    'https://www.google.com/maps/place/X',
  );
  expect(accepted(mapsLink, 'goo.gl/maps/x')).toBe('https://goo.gl/maps/x');
});

test.each([
  'https://evil.example/maps',
  'javascript:alert(1)',
  'https://google.com.evil.example/maps',
  'here',
])('%s is no maps link', (written) => {
  expect(refused(mapsLink, written)).toContain('Google Maps link');
});

test('Years of experience fall back to none when they are not a number', () => {
  expect(accepted(experienceYears, '')).toBe(0);
  expect(accepted(experienceYears, 'many')).toBe(0);
  expect(accepted(experienceYears, '12')).toBe(12);
  expect(refused(experienceYears, '51')).toContain('0 to 50');
  expect(refused(experienceYears, '-1')).toContain('negative');
});

test('Years of experience are never changed in silence', () => {
  for (const half of ['2.5', '2,5', '२.५', '0.5 years'])
    expect(refused(experienceYears, half)).toContain('whole years');
  expect(refused(experienceYears, '-2.5')).toContain('negative');
  expect(accepted(experienceYears, '2.0')).toBe(2);
  expect(accepted(experienceYears, ' १२ ')).toBe(12);
  expect(accepted(experienceYears, '3 years')).toBe(3);
  expect(accepted(experienceYears, '10+')).toBe(10);
});

test('Today is the day in India, not in Greenwich', () => {
  expect(todayInIndia(new Date('2026-11-15T18:29:59Z'))).toBe('2026-11-15');
  expect(todayInIndia(new Date('2026-11-15T18:30:00Z'))).toBe('2026-11-16');
});
