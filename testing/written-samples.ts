import fc, { type Arbitrary } from 'fast-check';
import { indiaStates } from '../app/company/india-states';
import type { Attachment, FormSchema } from '../app/forms/define-form';
import { limits, todayInIndia } from '../app/forms/rules';
import { careerForm } from '../app/leads/career/form';
import { choices } from '../app/leads/choices';
import { consultationForm } from '../app/leads/consultation/form';
import { contactForm } from '../app/leads/contact/form';
import { enrolmentForm } from '../app/leads/enrolment/form';
import { installationForm } from '../app/leads/installation/form';
import { newsletterForm } from '../app/leads/newsletter/form';
import { registrationForm } from '../app/leads/registration/form';
import { CERTIFICATE_URL, type Table } from './sample-rows.ts';

interface WrittenForm {
  table: Table;
  schema: FormSchema;
  attachments?: readonly Attachment[];
}

/** Every form of visitors with its table, and what the engine would add to its row. */
export const everyForm: (WrittenForm & { rest?: Record<string, unknown> })[] = [
  formOf('consultation_bookings', consultationForm),
  formOf('installation_requests', installationForm),
  formOf('contact_inquiries', contactForm),
  formOf('career_applications', careerForm),
  formOf('training_registrations', enrolmentForm),
  formOf('newsletter_subscribers', newsletterForm),
  { ...formOf('associate_registrations', registrationForm), rest: { certificate_url: CERTIFICATE_URL } },
];

export function formOf(table: Table, { schema, attachments }: Omit<WrittenForm, 'table'>): WrittenForm {
  return { table, schema, attachments };
}

/** What people write, mean or paste into the fields of a form: mostly right, often at a limit, sometimes anything. */
export function writtenFor(schema: FormSchema): Record<string, Arbitrary<string>> {
  const writerOf = (column: string) => {
    const options = choices[column];
    return options ? choice(options) : (writers[column] ?? line(limits.line));
  };
  return Object.fromEntries(Object.keys(schema.entries).map((column) => [column, writerOf(column)]));
}

const anything = fc.string({ unit: 'binary', maxLength: 40 });
const spaced = (text: Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('', ' ', '\t', '  '), text, fc.constantFrom('', ' ', '\n'))
    .map((parts) => parts.join(''));

/** A dozen fields, each seldom wrong: most rows are right, and those that are not have one thing wrong with them. */
const mostly = (right: Arbitrary<string>, ...wrong: Arbitrary<string>[]) =>
  fc.oneof({ arbitrary: right, weight: 30 }, { arbitrary: fc.oneof(...wrong), weight: 1 });

const word = fc.constantFrom('Asha', 'वर्मा', 'Lucknow', 'O’Brien', 'سلمى', '🌞', 'x', '李', 'a b', 'é');
const line = (max: number) =>
  mostly(
    spaced(fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))),
    fc.integer({ min: max - 1, max: max + 1 }).map((length) => 'क'.repeat(length)),
    fc.integer({ min: max - 1, max: max + 1 }).map((length) => '🌞'.repeat(length)),
    fc.constantFrom(
      '',
      ' ',
      'x',
      '\u00a0',
      'x\u0007',
      'x\u0085',
      '\u200b',
      'x\u3000',
      'x\u202e',
      '\u200c\u200d',
    ),
    anything,
  );

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const phone = mostly(
  fc
    .tuple(
      fc.constantFrom('', '+91', '+91 ', '0', '0091-', '91'),
      fc.constantFrom('98765', '52240', '62345'),
      fc.constantFrom('', ' ', '-'),
      digits(5),
    )
    .map((parts) => parts.join('')),
  digits(10),
  digits(12),
  fc.constantFrom(
    '',
    '+1 202 555 0172',
    '+971501234567',
    '+123456',
    '+91 98765',
    '+0 98765 43210',
    '98765+43210',
    '(0522) 400-1234',
    '९८७६५४३२१०',
    '98765 4321O',
  ),
  anything,
);
const email = mostly(
  fc
    .tuple(fc.constantFrom('asha', 'A.B+c', 'x_y'), fc.constantFrom('@mail.example', '@Sub.Mail.Example'))
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '',
    'a@b',
    'a b@mail.example',
    'a@mail..example',
    'आशा@mail.example',
    'a@mail.example\t',
    `${'a'.repeat(241)}@mail.example`,
  ),
  fc.emailAddress(),
  anything,
);
const amount = mostly(
  fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map(String),
    fc.constantFrom('₹3,500', '1,25,352.50', ' 900 ', '0.5'),
  ),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '10000000',
    '10000001',
    '10000000.004',
    '10000000.006',
    'abc',
    '3..5',
    '12.',
    '₹',
  ),
);
const pincode = mostly(
  digits(5).map((rest) => `2${rest}`),
  digits(6),
  fc.constantFrom('', '226 001', '०२६००१', '२२६००१', '2260011', '22600a'),
);
const mapsLink = mostly(
  fc.constantFrom(
    'https://maps.app.goo.gl/AbC',
    'https://www.google.com/maps/place/X',
    'http://maps.google.com/?q=1',
    'Shop\nhttps://goo.gl/maps/x',
    'google.co.in/maps',
  ),
  fc.constantFrom(
    '',
    'https://evil.example/maps',
    'https://google.com.evil.example/maps',
    'https://notgoogle.com/maps',
  ),
  fc.integer({ min: 470, max: 485 }).map((length) => `https://maps.app.goo.gl/${'x'.repeat(length)}`),
  fc.webUrl(),
);
const day = mostly(
  fc.integer({ min: 0, max: 400 }).map((days) => todayInIndia(new Date(Date.now() + days * 86_400_000))),
  fc.integer({ min: -3, max: -1 }).map((days) => todayInIndia(new Date(Date.now() + days * 86_400_000))),
  fc.constantFrom('', '2026-02-30', '2027-13-01', '31/12/2027', '2027-1-1'),
);
const estimate = fc.constantFrom(
  '',
  JSON.stringify({ bill: 2500.5, subsidyEligible: true, systemSize: '3kW', monthlySaving: 2300 }),
);

const writers: Record<string, Arbitrary<string>> = {
  name: line(limits.name),
  full_name: line(limits.name),
  phone,
  email,
  location: line(limits.location),
  city: line(limits.city),
  subject: line(limits.subject),
  message: line(limits.paragraph),
  requirements: line(limits.paragraph),
  additional_info: line(limits.paragraph),
  cover_letter: line(limits.paragraph),
  monthly_bill: amount,
  roof_area: amount,
  pincode,
  google_maps_url: mapsLink,
  preferred_date: day,
  experience_years: mostly(
    fc.integer({ min: 0, max: 50 }).map(String),
    fc.constantFrom('', '51', '-1', 'many', '2.5', '2,5', '3 years'),
  ),
  estimate,
  // The page offers a list, the database takes any text: only what both refuse counts as wrong.
  state: fc.constantFrom(...indiaStates.map(({ value }) => value), '', 'x'),
};

const choice = (options: readonly { value: string }[]) =>
  mostly(fc.constantFrom(...options.map(({ value }) => value)), fc.constantFrom('', 'nonsense'));
