/** Money is a whole number of paise, and a share a whole number of hundredths of a percent: nothing here is a fraction. */
export type Paise = number;
export type BasisPoints = number;

export const ALL: BasisPoints = 10_000;

/** `amount · times ÷ by`, half a paisa and more rounded up. The one place where money is rounded. */
export function scale(amount: number, times: number | bigint, by: number | bigint): number {
  const [product, divisor] = [BigInt(amount) * BigInt(times), BigInt(by)];
  const isNegative = product < 0n !== divisor < 0n;
  const [top, bottom] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return Number(isNegative ? -rounded : rounded);
}

/**
 * Splits an amount by weights into parts that add up to it: each gets its share without the fraction, and what is left goes, a paisa
 * each, to those who lost most.
 */
export function split(amount: Paise, weights: readonly number[]): Paise[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, whole: exact / total, lost: exact % total };
  });
  let left = amount - shares.reduce((sum, { whole }) => sum + Number(whole), 0);
  const parts = shares.map(({ whole }) => Number(whole));
  for (const { index } of shares.toSorted((a, b) => Number(b.lost - a.lost) || a.index - b.index)) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** What is paid back every month for a loan: the annuity of monthly compounding, in whole numbers up to the last division. */
export function monthlyInstalment(loan: Paise, yearlyRate: BasisPoints, months: number): Paise {
  if (yearlyRate === 0) return scale(loan, 1, months);
  const month = BigInt(12 * ALL);
  const grown = (month + BigInt(yearlyRate)) ** BigInt(months);
  return scale(loan, BigInt(yearlyRate) * grown, month * (grown - month ** BigInt(months)));
}
