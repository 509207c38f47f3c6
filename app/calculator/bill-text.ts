import { formatNumber } from '~/lib/format';

/**
 * What people write in a bill field: `2500`, `2,500`, `₹ 2,500/-`, `Rs. 2500.50`, `२५००`. Anything else is text, which
 * is left alone and yields no bill.
 */
const WRITTEN_AMOUNT = /^(?:₹|rs\.?)?\s*([\d,]*(?:\.\d*)?)\s*(?:\/-?)?$/i;

/** Nine digits before the point: more is a slip of the finger, and would not fit the field. */
const MOST_DIGITS = 9;

/** The bill in rupees; NaN when the text is no amount. */
export function parseBill(text: string): number {
  const amount = amountIn(text);
  return amount ? Number(amount) : Number.NaN;
}

/** The text as the field shows it while one types: grouped the Indian way, a point and paise kept as typed. */
export function formatBill(text: string): string {
  const amount = amountIn(text);
  if (amount === undefined) return text;
  const [rupees = '', paise] = amount.split('.');
  const whole = rupees && formatNumber(Number(rupees.slice(0, MOST_DIGITS)));
  return paise === undefined ? whole : `${whole}.${paise.slice(0, 2)}`;
}

/** Where the caret belongs in `formatted` so that as many digits stand left of it as did in what was typed. */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  if (formatted === typed) return caret; // "Rs" on its way to "Rs 2500", or no amount at all
  const digitsBefore = countDigits(typed.slice(0, caret));
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position++) {
    if (isDigit(formatted.charAt(position))) seen++;
  }
  return position;
}

function amountIn(text: string): string | undefined {
  return WRITTEN_AMOUNT.exec(withLatinDigits(text).trim())?.[1]?.replaceAll(',', '');
}

function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

const isDigit = (character: string) => /[\d.०-९]/.test(character);
const countDigits = (text: string) => Array.from(text).filter(isDigit).length;
