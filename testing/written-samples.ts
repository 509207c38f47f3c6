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

/** What people write into one field: the right thing, each of these doubtful ones, or something like those. */
interface Writing {
  right: Arbitrary<string>;
  listed?: string[];
  random?: Arbitrary<string>[];
}

/** What people write, mean or paste into the fields of a form: mostly right, often at a limit, sometimes anything. */
export const writtenFor = (schema: FormSchema): Record<string, Arbitrary<string>> => perColumn(schema, mixed);

/** A form that is filled in rightly. */
export const rightFor = (schema: FormSchema): Record<string, Arbitrary<string>> =>
  perColumn(schema, ({ right }) => right);

/** Per column what may be wrong with it: every listed text once, and so many random ones. */
export const doubtsFor = (schema: FormSchema, random: number): Record<string, string[]> =>
  perColumn(schema, (writing) => [
    ...(writing.listed ?? []),
    ...fc.sample(fc.oneof(...(writing.random ?? [writing.right])), { numRuns: random, seed: SEED }),
  ]);

/** The same samples in every run. */
export const SEED = 20261115;

function perColumn<T>(schema: FormSchema, make: (writing: Writing) => T): Record<string, T> {
  const writingOf = (column: string) => {
    const options = choices[column];
    return options ? choice(options) : (writings[column] ?? line(limits.line));
  };
  return Object.fromEntries(Object.keys(schema.entries).map((column) => [column, make(writingOf(column))]));
}

/** A dozen fields, each seldom wrong: most rows are right, and those that are not have one thing wrong with them. */
function mixed({ right, listed, random = [] }: Writing): Arbitrary<string> {
  if (!listed) return right;
  const wrong = fc.oneof(fc.constantFrom(...listed), ...random);
  return fc.oneof({ arbitrary: right, weight: 30 }, { arbitrary: wrong, weight: 1 });
}

const anything = fc.string({ unit: 'binary', maxLength: 40 });
const spaced = (text: Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('', ' ', '\t', '  '), text, fc.constantFrom('', ' ', '\n'))
    .map((parts) => parts.join(''));

const word = fc.constantFrom('Asha', 'वर्मा', 'Lucknow', 'O’Brien', 'سلمى', '🌞', 'x', '李', 'a b', 'é');
const line = (max: number): Writing => ({
  right: spaced(fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))),
  listed: [
    ...[max - 1, max, max + 1].flatMap((length) => ['क'.repeat(length), '🌞'.repeat(length)]),
    ...['', ' ', 'x', '\u00a0', 'x\u0007', 'x\u0085', '\u200b', 'x\u3000', 'x\u202e', '\u200c\u200d'],
  ],
  random: [anything],
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const phone: Writing = {
  right: fc
    .tuple(
      fc.constantFrom('', '+91', '+91 ', '0', '0091-', '91'),
      fc.constantFrom('98765', '52240', '62345'),
      fc.constantFrom('', ' ', '-'),
      digits(5),
    )
    .map((parts) => parts.join('')),
  listed: [
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
  ],
  random: [digits(10), digits(12), anything],
};
const email: Writing = {
  right: fc
    .tuple(fc.constantFrom('asha', 'A.B+c', 'x_y'), fc.constantFrom('@mail.example', '@Sub.Mail.Example'))
    .map((parts) => parts.join('')),
  listed: [
    '',
    'a@b',
    'a b@mail.example',
    'a@mail..example',
    'आशा@mail.example',
    'a@mail.example\t',
    `${'a'.repeat(241)}@mail.example`,
  ],
  random: [fc.emailAddress(), anything],
};
const amount: Writing = {
  right: fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map(String),
    fc.constantFrom('₹3,500', '1,25,352.50', ' 900 ', '0.5'),
  ),
  listed: ['', '0', '-1', '10000000', '10000001', '10000000.004', '10000000.006', 'abc', '3..5', '12.', '₹'],
};
const pincode: Writing = {
  right: digits(5).map((rest) => `2${rest}`),
  listed: ['', '226 001', '०२६००१', '२२६००१', '2260011', '22600a'],
  random: [digits(6)],
};
const mapsLink: Writing = {
  right: fc.constantFrom(
    'https://maps.app.goo.gl/AbC',
    'https://www.google.com/maps/place/X',
    'http://maps.google.com/?q=1',
    'Shop\nhttps://goo.gl/maps/x',
    'google.co.in/maps',
  ),
  listed: [
    '',
    'https://evil.example/maps',
    'https://google.com.evil.example/maps',
    'https://notgoogle.com/maps',
    ...Array.from({ length: 16 }, (_, more) => `https://maps.app.goo.gl/${'x'.repeat(470 + more)}`),
  ],
  random: [fc.webUrl()],
};
const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
const day: Writing = {
  right: fc.integer({ min: 0, max: 400 }).map(inDays),
  listed: ['', '2026-02-30', '2027-13-01', '31/12/2027', '2027-1-1', ...[-3, -2, -1].map(inDays)],
};
const estimate: Writing = {
  right: fc.constantFrom(
    '',
    JSON.stringify({ bill: 2500.5, subsidyEligible: true, systemSize: '3kW', monthlySaving: 2300 }),
  ),
};

const writings: Record<string, Writing> = {
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
  experience_years: {
    right: fc.integer({ min: 0, max: 50 }).map(String),
    listed: ['', '51', '-1', 'many', '2.5', '2,5', '3 years'],
  },
  estimate,
  // The page offers a list, the database takes any text: only what both refuse counts as wrong.
  state: { right: fc.constantFrom(...indiaStates.map(({ value }) => value), '', 'x') },
};

const choice = (options: readonly { value: string }[]): Writing => ({
  right: fc.constantFrom(...options.map(({ value }) => value)),
  listed: ['', 'nonsense'],
});
