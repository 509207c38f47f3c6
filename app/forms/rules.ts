import * as v from 'valibot';
import { formatNumber, inIndia } from '~/lib/format';
import { asciiDigits, cleanLine, cleanParagraph, countCharacters } from './clean-text';

/**
 * The rules of every form field: what a visitor may write, as a schema from the written text to the stored value. The
 * database checks the same limits (supabase/README.md); app/features/agreement.test.ts keeps the two together.
 */
export const limits = {
  name: 80,
  email: 254,
  location: 200,
  city: 80,
  subject: 150,
  line: 200,
  paragraph: 2000,
  link: 500,
  amount: 10_000_000,
  experienceYears: 50,
} as const;

/** A rule of one field: from text to whatever the column stores. */
export type FieldRule<Value = unknown> = v.GenericSchema<string, Value>;

/** The same rule, except that an empty field is fine and stored as null. */
export function optional<Value>(rule: FieldRule<Value>): FieldRule<Value | null> {
  const choose = v.lazy((written): FieldRule<Value | null> => (isBlank(written) ? nothing : rule));
  return v.pipe(choose, v.metadata(v.getMetadata(rule)));
}

/** One line of text in any script. */
export function line(max: number, missing = '', min = 1): FieldRule<string> {
  return v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty(missing),
    atLeast(min),
    atMost(max),
    v.metadata({ max }),
  );
}

/** Text that may have several lines. */
export function paragraph(max: number, missing = '', min = 1): FieldRule<string> {
  return v.pipe(
    v.string(),
    v.transform(cleanParagraph),
    v.nonEmpty(missing),
    atLeast(min),
    atMost(max),
    v.metadata({ max }),
  );
}

export const personName = line(limits.name, 'Please enter your full name.', 2);

/**
 * Stored with + and the country's code. Indian numbers are understood as people write them and have ten digits; others
 * need their code, and have as many digits as the E.164 standard allows.
 */
export const phone = v.pipe(
  v.string(),
  v.transform(toE164),
  v.nonEmpty('Please enter your phone number.'),
  v.regex(
    /^\+(91[1-9]\d{9}|(?!91)[1-9]\d{6,14})$/,
    'Please enter an Indian number with ten digits, such as 98765 43210, or one from abroad with its country code, such as +971 50 123 4567.',
  ),
);

export const email = v.pipe(
  v.string(),
  v.transform((written) => cleanLine(written).toLowerCase()),
  v.nonEmpty('Please enter your email address.'),
  v.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$/,
    'Please check the address: it should look like name@example.com.',
  ),
  atMost(limits.email),
);

export const pincode = v.pipe(
  v.string(),
  v.transform((written) => asciiDigits(cleanLine(written)).replaceAll(' ', '')),
  v.nonEmpty('Please enter your pincode.'),
  v.regex(/^[1-9]\d{5}$/, 'A pincode has six digits and does not start with zero, such as 226001.'),
);

/** A place on Google Maps. What its Share button copies may carry a name and an address around the link. */
export const mapsLink = v.pipe(
  v.string(),
  v.transform(findMapsLink),
  v.nonEmpty('Please paste the Google Maps link of your place.'),
  v.regex(
    /^https:\/\/(maps\.google\.com\/|(www\.)?google\.(com|co\.in)\/maps|maps\.app\.goo\.gl\/|goo\.gl\/maps\/)[^\s<>"]*$/,
    'Please paste a Google Maps link, such as https://maps.app.goo.gl/… from the Share button.',
  ),
  atMost(limits.link),
);

/** Digits with or without ₹, commas and decimals; stored as a number, exact to the hundredth. */
export function amount({ min, missing = '' }: { min: number; missing?: string }) {
  return v.pipe(
    v.string(),
    v.transform((written) => asciiDigits(written).replace(/[₹,\s]/g, '')),
    v.nonEmpty(missing),
    v.regex(/^\d+(\.\d+)?$/, 'Please write a number, such as 3,500.'),
    v.transform((digits) => Math.round(Number(digits) * 100) / 100),
    v.minValue(min, `Please write ${min} or more.`),
    v.maxValue(limits.amount, `Please write at most ${formatNumber(limits.amount)}.`),
  );
}

/** The number that the text begins with, as in “3 years”; a text without one counts as none. */
export const experienceYears = v.pipe(
  v.string(),
  v.transform((written) => {
    const [number = '0'] = /^-?\d+(?:[.,]\d+)?/.exec(asciiDigits(cleanLine(written))) ?? [];
    return Number(number.replace(',', '.'));
  }),
  v.minValue(0, 'Years of experience cannot be negative.'),
  v.integer('Please write whole years, such as 2.'),
  v.maxValue(limits.experienceYears, `Please write a number from 0 to ${limits.experienceYears}.`),
);

/** One of the options a select or a group of radio buttons shows. */
export function oneOf<Value extends string>(options: readonly { value: Value }[], missing: string) {
  return v.picklist(
    options.map((option) => option.value),
    missing,
  );
}

/** A day as a date input gives it, today in India or later. */
export const dayFromToday = v.pipe(
  v.string(),
  v.check(isDay, 'Please choose a date.'),
  v.check((day) => day >= todayInIndia(), 'Please choose today or a later day.'),
  v.metadata({
    refused:
      'This day is already over in India. Please choose a later one; the date set on your device may be wrong.',
  }),
);

/** Only days that exist: 2026-02-30 looks like one. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const todayInIndia = (now = new Date()) => inIndia(now).toISOString().slice(0, 10);

function atLeast(min: number) {
  return v.check<string, string>(
    (text) => countCharacters(text) >= min,
    `Please write at least ${min} characters.`,
  );
}

function atMost(max: number) {
  return v.check<string, string>(
    (text) => countCharacters(text) <= max,
    `Please keep this to ${formatNumber(max)} characters.`,
  );
}

const nothing = v.pipe(
  v.string(),
  v.transform(() => null),
);

const isBlank = (written: unknown) => typeof written === 'string' && cleanLine(written) === '';

/** As `private.clean_phone` in the database, and a little more lenient: the database sees what comes out of it. */
function toE164(written: string): string {
  const text = asciiDigits(cleanLine(written))
    .replaceAll('＋', '+')
    .replace(/\p{Pd}/gu, '-');
  if (!/^[-+\d ().]+$/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  const indian = /^(?:(?:00)?91)?0?(\d{10})$/.exec(digits)?.[1];
  const hasCode = /^\+\D*[1-9]/.test(text);
  if (indian && (!hasCode || digits.startsWith('91'))) return `+91${indian}`;
  if (hasCode) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : text;
}

function findMapsLink(written: string): string {
  const text = cleanLine(written);
  const link =
    /(?:^|\s)(?:https?:\/\/)?((?:www\.|maps\.)?(?:google\.(?:com|co\.in)|(?:app\.)?goo\.gl)\/\S*)/i.exec(
      text,
    );
  if (!link?.[1]) return text;
  const [host = '', ...path] = link[1].split('/');
  return `https://${host.toLowerCase()}/${path.join('/')}`;
}
