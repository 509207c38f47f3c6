import { once } from '~/lib/once';
import { estimateUnits } from './en';

const oneDecimal = once(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const whole = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }));

const RUPEES_PER_LAKH = 100_000;
const RUPEES_PER_CRORE = 10_000_000;

/** 444000 → 4.4L */
export const formatLakhs = (rupees: number) =>
  estimateUnits.lakhs(oneDecimal().format(rupees / RUPEES_PER_LAKH));
/** For a chart's axis: ₹5.5L, ₹204Cr. */
export function formatShort(rupees: number): string {
  const inCrores = rupees >= RUPEES_PER_CRORE;
  const amount = rupees / (inCrores ? RUPEES_PER_CRORE : RUPEES_PER_LAKH);
  const text = `₹${(amount < 100 ? oneDecimal() : whole()).format(amount)}`;
  return inCrores ? estimateUnits.crores(text) : estimateUnits.lakhs(text);
}
/** 3.913 → 3.9 */
export const formatYears = (years: number) => oneDecimal().format(years);
/** The size as the estimate stores it, such as `3kW`, for the eye. */
export const formatSize = (systemSize: string) => estimateUnits.kilowatts(Number.parseInt(systemSize, 10));
