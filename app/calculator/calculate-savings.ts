import { EMI_YEARS, fixedOffers, HORIZON_YEARS, type Range, scaledOffer, YEARLY_YIELD_PER_KW } from './rates';

/** Rupees, unless a name or comment says otherwise. */
export interface Savings {
  /** Such as `3kW`. */
  systemSize: string;
  monthlyUnitsSaved: number;
  monthlySaving: number;
  downPayment: number;
  /** Percent a year. */
  interestRate: number;
  /** Years. */
  emiDuration: number;
  emiBeforeSubsidy: Range;
  emiAfterSubsidy: Range;
  /** kWh. */
  yearlyGeneration: number;
  yearlySavings: number;
  /** Years, not rounded. */
  paybackPeriod: number;
  totalSavings20Years: number;
}

/** Past this bill, sums over twenty years would no longer be exact to the rupee in a JavaScript number. */
const LARGEST_BILL = 1e12;

/** What solar would do for a monthly bill in rupees; null when the bill is not a positive amount. */
export function calculateSavings(bill: number, subsidyEligible: boolean): Savings | null {
  if (!(bill > 0 && bill <= LARGEST_BILL)) return null;

  const { systemKw, ...offer } = offerFor(bill);
  const yearlySavings = offer.monthlySaving * 12;
  const totalCost = costOf(offer, subsidyEligible);
  return {
    ...offer,
    systemSize: `${systemKw}kW`,
    emiDuration: EMI_YEARS,
    yearlyGeneration: systemKw * YEARLY_YIELD_PER_KW,
    yearlySavings,
    paybackPeriod: totalCost / yearlySavings,
    totalSavings20Years: yearlySavings * HORIZON_YEARS - totalCost,
  };
}

type Financing = Pick<Savings, 'downPayment' | 'emiBeforeSubsidy' | 'emiAfterSubsidy'>;

/** The monthly instalments this customer chooses between. */
export function emiOf(offer: Financing, subsidyEligible: boolean): Range {
  return subsidyEligible ? offer.emiAfterSubsidy : offer.emiBeforeSubsidy;
}

/** Down payment and every instalment, at the lower end of the EMI range. */
export function costOf(offer: Financing, subsidyEligible: boolean): number {
  return offer.downPayment + emiOf(offer, subsidyEligible).min * 12 * EMI_YEARS;
}

function offerFor(bill: number) {
  const fixed = fixedOffers.find((offer) => bill <= offer.upToBill);
  if (fixed) {
    const { upToBill, ...offer } = fixed;
    return offer;
  }
  const steps = Math.ceil(bill / scaledOffer.rupeesPerStep);
  const perStep = ({ min, max }: Range): Range => ({ min: steps * min, max: steps * max });
  return {
    systemKw: Math.min(steps, scaledOffer.maxSystemKw),
    monthlyUnitsSaved: Math.round(bill / scaledOffer.tariff),
    // Multiplied by a whole percentage, so that a bill ending in half a rupee of saving rounds up as on paper.
    monthlySaving: Math.round((bill * scaledOffer.savingPercentOfBill) / 100),
    downPayment: steps * scaledOffer.downPaymentPerStep,
    interestRate: scaledOffer.interestRate,
    emiBeforeSubsidy: perStep(scaledOffer.emiBeforeSubsidyPerStep),
    emiAfterSubsidy: perStep(scaledOffer.emiAfterSubsidyPerStep),
  };
}
