import { asciiDigits, cleanLine } from '~/forms/clean-text';

const TIME = String.raw`(?:,?[T ] *(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)? ?(?<half>[ap]\.?m\.?)?)?`;
const ZONE = String.raw`(?<zone>Z|[+-]\d\d:?\d\d)?`;
/** How people and programs write a day. The day stands before the month, as everywhere in India. */
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d\d?)[-/.](?<day>\d\d?)${TIME}${ZONE}`,
  String.raw`(?<day>\d\d?)[-/.](?<month>\d\d?)[-/.](?<year>\d{4}|\d\d)${TIME}`,
  String.raw`(?<day>\d\d?)[- ](?<name>[a-z]{3,9})\.?[- ,]+(?<year>\d{4}|\d\d)${TIME}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const INDIA = '+05:30';

/** The moment that a cell names, as 2024-03-05T10:00:00+05:30, or null. A day alone begins at midnight in India. */
export function readMoment(written: string): string | null {
  const text = asciiDigits(cleanLine(written));
  const parts = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!parts) return null;
  const day = [yearOf(parts.year), monthOf(parts), pad(parts.day)].join('-');
  const clock = [pad(hourOf(parts)), pad(parts.minute), pad(parts.second)].join(':');
  const isReal = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock);
  return isReal ? `${day}T${clock}${parts.zone ?? INDIA}` : null;
}

type Parts = Partial<Record<string, string>>;

const pad = (digits: string | number = '') => String(digits).padStart(2, '0');
const yearOf = (year = '') => (year.length === 2 ? `20${year}` : year);
const monthOf = ({ month, name = '' }: Parts) =>
  pad(month ?? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function hourOf({ hour = '0', half }: Parts): number {
  if (!half) return Number(hour);
  const twelve = Number(hour) % 12;
  return half.toLowerCase().startsWith('p') ? twelve + 12 : twelve;
}

/** 2024-02-30 looks like a day and is none. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
