import { asciiDigits } from '~/forms/clean-text';
import { formatNumber } from '~/lib/format';

/** `2500`, `2,500.50`, `₹ 2,500/-`, `12 %`, `3.3 kW`, `२५००`: a number with what people write around it. */
const WRITTEN = /^(?:₹|rs\.?)?\s*(\d[\d, ]*)?(?:\.(\d*))?\s*(?:\/-?|%|kw)?$/i;

/** Fifteen digits are whole in a JavaScript number. */
const MOST_DIGITS = 15;

/**
 * The number that a text says, in whole parts of its last decimal: `12.5` with two decimals is 1250. Read digit by digit, so
 * that no fraction is ever a float. null: no number, a negative one, or one with more decimals than there are.
 */
export function parseDecimal(written: string, decimals: number): number | null {
  const [, whole = '', fraction = ''] = WRITTEN.exec(asciiDigits(written).trim()) ?? [];
  const digits = whole.replace(/[, ]/g, '');
  const rest = fraction.replace(/0+$/, '');
  if (digits + fraction === '' || rest.length > decimals) return null;
  const all = digits + rest.padEnd(decimals, '0');
  return all.length > MOST_DIGITS ? null : Number(all);
}

/** 1250 with two decimals is `12.5`; thousands are grouped as in India. */
export function formatDecimal(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return formatNumber(Number(whole)) + (fraction && `.${fraction}`);
}

/** Decimals of paise in rupees and of hundredths in percent; of watts in kW and of thousandths in a quantity. */
export const RUPEES = 2;
export const PERCENT = 2;
export const THOUSANDTHS = 3;
export const WHOLE = 0;
