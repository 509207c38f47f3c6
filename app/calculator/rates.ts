/**
 * The calculator's figures, exactly as the company's specification (section 9, "Business constants and limits") gives
 * them. Amounts are rupees; "units" are kWh. Change a figure here and the arithmetic, the page and its explanation follow.
 */
export interface Range {
  min: number;
  max: number;
}

interface FixedOffer {
  /** The largest monthly bill this offer is for, itself included. */
  upToBill: number;
  systemKw: number;
  monthlyUnitsSaved: number;
  monthlySaving: number;
  downPayment: number;
  /** Percent a year. */
  interestRate: number;
  /** Rupees a month. */
  emiBeforeSubsidy: Range;
  emiAfterSubsidy: Range;
}

/** In ascending order of bill; the first that fits is the one. */
export const fixedOffers: readonly [FixedOffer, ...FixedOffer[]] = [
  {
    upToBill: 3000,
    systemKw: 3,
    monthlyUnitsSaved: 450,
    monthlySaving: 2300,
    downPayment: 18_000,
    interestRate: 7,
    emiBeforeSubsidy: { min: 3200, max: 3400 },
    emiAfterSubsidy: { min: 1500, max: 1600 },
  },
  {
    upToBill: 5000,
    systemKw: 5,
    monthlyUnitsSaved: 750,
    monthlySaving: 5000,
    downPayment: 60_000,
    interestRate: 9.5,
    emiBeforeSubsidy: { min: 5300, max: 5600 },
    emiAfterSubsidy: { min: 3000, max: 3300 },
  },
];

/** Above the fixed offers everything follows from the bill: every started ₹1,000 of it is one step. */
export const scaledOffer = {
  rupeesPerStep: 1000,
  /** One kW per step, up to this size. */
  maxSystemKw: 10,
  /** Rupees per unit, to turn the bill into units. */
  tariff: 6.5,
  savingPercentOfBill: 85,
  downPaymentPerStep: 20_000,
  /** Percent a year. */
  interestRate: 9.5,
  /** Rupees a month. */
  emiBeforeSubsidyPerStep: { min: 1000, max: 1100 },
  emiAfterSubsidyPerStep: { min: 600, max: 700 },
} as const;

export const EMI_YEARS = 5;
/** kWh that one kW of panels generates in a year. */
export const YEARLY_YIELD_PER_KW = 1400;
/** Years over which the savings are added up. */
export const HORIZON_YEARS = 20;
