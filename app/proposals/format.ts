import { formatNumber } from '~/lib/format';
import type { BasisPoints, Paise } from './money';

/** ₹1,25,352, and with paise where there are any: ₹1,25,352.50. The one place that writes a proposal's money. */
export const formatPaise = (amount: Paise) => moneyFormat([amount])(amount);

/** For amounts that stand below each other: paise are written at all of them or at none. A deduction is -₹5,000. */
export function moneyFormat(amounts: readonly Paise[]): (amount: Paise) => string {
  const hasPaise = amounts.some((amount) => amount % 100 !== 0);
  return (amount) => {
    const positive = Math.abs(amount);
    const rupees = formatNumber(Math.floor(positive / 100));
    const paise = hasPaise ? `.${String(positive % 100).padStart(2, '0')}` : '';
    return `${amount < 0 ? '-' : ''}₹${rupees}${paise}`;
  };
}

/** 3240 W → 3.24 */
export const formatKilowatts = (watts: number) => formatNumber(watts / 1000);
/** 42500 thousandths → 42.5 */
export const formatQuantity = (thousandths: number) => formatNumber(thousandths / 1000);
/** 875 → 8.75% */
export const formatShare = (share: BasisPoints) => `${formatNumber(share / 100)}%`;
/** 39 tenths of a year → 3.9 */
export const formatTenths = (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10}`;
