import { formatNumber } from '~/lib/format';
import type { Paise } from './money.ts';

/** ₹1,25,352, ₹2,500.50, -₹300: with paise only where there are any, so that parts visibly add up to their sum. */
export function formatPaise(amount: Paise): string {
  const paise = Math.abs(amount);
  const rest = paise % 100;
  const fraction = rest ? `.${String(rest).padStart(2, '0')}` : '';
  return `${amount < 0 ? '-' : ''}₹${formatNumber((paise - rest) / 100)}${fraction}`;
}
