import * as v from 'valibot';
import { formatNumber, inIndia } from '~/lib/format';
import { asciiDigits, cleanLine, cleanParagraph, countCharacters } from './clean-text';
import { ruleWords } from './en';

/**
 * The rules of every form field: what a visitor may write, as a schema from the written text to the stored value. The
 * database checks the same limits (supabase/README.md); supabase/tests/form-agreement.test.ts keeps the two together.
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

export const personName = line(limits.name, ruleWords.name, 2);

/**
 * Stored with + and the country's code. Indian numbers are understood as people write them and have ten digits; others
 * need their code, and have as many digits as the E.164 standard allows.
 */
export const phone = v.pipe(
  v.string(),
  v.transform(toE164),
  v.nonEmpty(ruleWords.phone.missing),
  v.regex(/^\+(91[1-9]\d{9}|(?!91)[1-9]\d{6,14})$/, ruleWords.phone.wrong),
);

export const email = v.pipe(
  v.string(),
  v.transform((written) => cleanLine(written).toLowerCase()),
  v.nonEmpty(ruleWords.email.missing),
  v.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,63}$/,
    ruleWords.email.wrong,
  ),
  atMost(limits.email),
);

export const pincode = v.pipe(
  v.string(),
  v.transform((written) => asciiDigits(cleanLine(written)).replaceAll(' ', '')),
  v.nonEmpty(ruleWords.pincode.missing),
  v.regex(/^[1-9]\d{5}$/, ruleWords.pincode.wrong),
);

/** A place on Google Maps. What its Share button copies may carry a name and an address around the link. */
export const mapsLink = v.pipe(
  v.string(),
  v.transform(findMapsLink),
  v.nonEmpty(ruleWords.mapsLink.missing),
  v.regex(
    /^https:\/\/(maps\.google\.com\/|(www\.)?google\.(com|co\.in)\/maps|maps\.app\.goo\.gl\/|goo\.gl\/maps\/)[^\s<>"]*$/,
    ruleWords.mapsLink.wrong,
  ),
  atMost(limits.link),
);

/** Digits with or without ₹, commas and decimals; stored as a number, exact to the hundredth. */
export function amount({ min, missing = '' }: { min: number; missing?: string }) {
  return v.pipe(
    v.string(),
    v.transform((written) => asciiDigits(written).replace(/[₹,\s]/g, '')),
    v.nonEmpty(missing),
    v.regex(/^\d+(\.\d+)?$/, ruleWords.amount.wrong),
    v.transform((digits) => Math.round(Number(digits) * 100) / 100),
    v.minValue(min, ruleWords.amount.tooSmall(min)),
    v.maxValue(limits.amount, ruleWords.amount.tooLarge(formatNumber(limits.amount))),
  );
}

/** The number that the text begins with, as in “3 years”; a text without one counts as none. */
export const experienceYears = v.pipe(
  v.string(),
  v.transform((written) => {
    const [number = '0'] = /^-?\d+(?:[.,]\d+)?/.exec(asciiDigits(cleanLine(written))) ?? [];
    return Number(number.replace(',', '.'));
  }),
  v.minValue(0, ruleWords.experience.negative),
  v.integer(ruleWords.experience.fraction),
  v.maxValue(limits.experienceYears, ruleWords.experience.tooLarge(limits.experienceYears)),
);

/** One of the options a select or a group of radio buttons shows. */
export function oneOf<Value extends string>(options: readonly { value: Value }[], missing: string) {
  return v.picklist(
    options.map((option) => option.value),
    missing,
  );
}

/** A day as a date input gives it. */
export const day = v.pipe(v.string(), v.check(isDay, ruleWords.day.wrong));

/** The same, today in India or later. */
export const dayFromToday = v.pipe(
  day,
  v.check((day) => day >= todayInIndia(), ruleWords.day.past),
  v.metadata({ refused: ruleWords.day.refused }),
);

/** Only days that exist: 2026-02-30 looks like one. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const todayInIndia = (now = new Date()) => inIndia(now).toISOString().slice(0, 10);

function atLeast(min: number) {
  return v.check<string, string>((text) => countCharacters(text) >= min, ruleWords.tooShort(min));
}

function atMost(max: number) {
  return v.check<string, string>(
    (text) => countCharacters(text) <= max,
    ruleWords.tooLong(formatNumber(max)),
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
