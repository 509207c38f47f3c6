import type { BasisPoints, Paise } from './money.ts';

/** What somebody composes. Every figure that a customer sees follows from it, see figures.ts. */
export interface Offer {
  system: { watts: number };
  lines: PriceLine[];
  discount: Paise;
  subsidies: SubsidyScheme[];
  financing: Financing | null;
  /** Adds up to all. */
  payments: { label: string; share: BasisPoints }[];
  yield: YieldAssumptions;
}

export interface PriceLine {
  label: string;
  /** In thousandths, so that half a metre is a whole number. */
  quantity: number;
  unitPrice: Paise;
  gst: BasisPoints;
}

/** So much per kW, up to each size; what is beyond the last step gets nothing more. */
export interface SubsidyScheme {
  name: string;
  source: string;
  steps: { upToWatts: number; perKw: Paise }[];
  cap: Paise;
}

export interface Financing {
  downPayment: Paise;
  yearlyRate: BasisPoints;
  months: number;
}

export interface YieldAssumptions {
  /** What the customer pays for power today, a month. */
  monthlyBill: Paise;
  /** What a unit (kWh) costs today. */
  tariff: Paise;
  tariffRise: BasisPoints;
  /** Units that a kW of panels makes in its first year, and how much less in each that follows. */
  unitsPerKw: number;
  ageing: BasisPoints;
  years: number;
}
