import { months } from './en.ts';

/**
 * What visitors' pages show is written by hand: a formatter of the language takes a cheap phone 100 ms to make, and India
 * has one clock, five and a half hours ahead, all year.
 */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The moment whose UTC fields read as India's clock does. */
export const inIndia = (moment: Date) => new Date(moment.getTime() + INDIA_AHEAD_MS);

/** 1,25,352: the last three digits, then pairs. Decimals stay. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  return whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,') + (fraction ? `.${fraction}` : '');
}
/** ₹1,25,352, and a loss as -₹1,25,352 */
export const formatRupees = (amount: number) =>
  `${Math.round(amount) < 0 ? '-' : ''}₹${formatNumber(Math.abs(Math.round(amount)))}`;
/** 5 Nov 2026, in India's time zone */
export function formatDate(iso: string): string {
  const day = inIndia(new Date(iso));
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
/** AS, for Awadh Solar */
export const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');
