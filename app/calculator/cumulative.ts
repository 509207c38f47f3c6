import { emiOf, type Savings } from './calculate-savings';
import { EMI_YEARS, HORIZON_YEARS } from './rates';

export interface YearEnd {
  year: number;
  /** Rupees paid since the start: the down payment, then instalments until they end. */
  paid: number;
  /** Rupees saved on bills since the start. */
  saved: number;
}

/** Where a customer stands at the start and after each year. */
export function cumulate(savings: Savings, subsidyEligible: boolean): YearEnd[] {
  const yearlyInstalments = emiOf(savings, subsidyEligible).min * 12;
  return Array.from({ length: HORIZON_YEARS + 1 }, (_, year) => ({
    year,
    paid: savings.downPayment + yearlyInstalments * Math.min(year, EMI_YEARS),
    saved: savings.yearlySavings * year,
  }));
}

/**
 * Years until as much is saved as has been paid so far. Sooner than the payback, which counts the instalments still to come,
 * unless the last one is paid before.
 */
export function yearsUntilAhead(savings: Savings, subsidyEligible: boolean): number {
  const keptAYear = savings.yearlySavings - emiOf(savings, subsidyEligible).min * 12;
  return savings.paybackPeriod < EMI_YEARS ? savings.downPayment / keptAYear : savings.paybackPeriod;
}
