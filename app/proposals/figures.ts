import { ALL, monthlyInstalment, type Paise, scale, split, sum } from './money.ts';
import type { Offer, SubsidyScheme, YieldAssumptions } from './offer.ts';

export interface Figures {
  /** Each line's amount before discount and tax. */
  lines: Paise[];
  net: Paise;
  discount: Paise;
  /** One for each rate in use, the highest first. */
  taxes: { rate: number; on: Paise; tax: Paise }[];
  price: Paise;
  subsidies: Paise[];
  /** What the system costs once the subsidy is there. */
  cost: Paise;
  payments: Paise[];
  financing: { loan: Paise; instalment: Paise; total: Paise } | null;
  years: { units: number; saving: Paise; balance: Paise }[];
  /** Years until the savings have paid the cost, to a tenth; null if that is beyond the last year. */
  paybackTenths: number | null;
}

/** Every figure of a proposal. Parts that are shown add up to the sums that are shown. */
export function figuresOf(offer: Offer): Figures {
  const lines = offer.lines.map(({ quantity, unitPrice }) => scale(unitPrice, quantity, 1000));
  const net = sum(lines);
  const discount = Math.min(offer.discount, net);
  const taxes = taxesOn(offer, lines, discount);
  const price = net - discount + sum(taxes.map(({ tax }) => tax));
  const subsidies = subsidiesFor(offer, price);
  const cost = price - sum(subsidies);
  const years = yearsOf(offer.yield, offer.system.watts, cost);
  return {
    lines,
    net,
    discount,
    taxes,
    price,
    subsidies,
    cost,
    payments: split(
      price,
      offer.payments.map(({ share }) => share),
    ),
    financing: financingOf(offer, price),
    years,
    paybackTenths: paybackTenths(years, cost),
  };
}

/** The discount is spread over the lines by their amounts, and each rate's tax is taken once, on what is left of its lines. */
function taxesOn(offer: Offer, lines: Paise[], discount: Paise): Figures['taxes'] {
  const discounts = split(discount, lines);
  const taxed = new Map<number, Paise>();
  for (const [index, { gst }] of offer.lines.entries())
    taxed.set(gst, (taxed.get(gst) ?? 0) + (lines[index] ?? 0) - (discounts[index] ?? 0));
  return [...taxed]
    .map(([rate, on]) => ({ rate, on, tax: scale(on, rate, ALL) }))
    .sort((a, b) => b.rate - a.rate);
}

/** Nobody is paid more than the system costs: a later scheme gives what is left to give. */
function subsidiesFor({ subsidies, system }: Offer, price: Paise): Paise[] {
  let left = price;
  return subsidies.map((scheme) => {
    const paid = Math.min(subsidyOf(scheme, system.watts), left);
    left -= paid;
    return paid;
  });
}

export function subsidyOf({ steps, cap }: SubsidyScheme, watts: number): Paise {
  const paid = steps.map(({ upToWatts, perKw }, index) => {
    const from = steps[index - 1]?.upToWatts ?? 0;
    return scale(perKw, Math.max(0, Math.min(watts, upToWatts) - from), 1000);
  });
  return Math.min(sum(paid), cap);
}

/** The bank lends on the whole price: the subsidy comes months after the system is paid for. */
function financingOf({ financing }: Offer, price: Paise): Figures['financing'] {
  if (!financing) return null;
  const { downPayment, yearlyRate, months } = financing;
  const loan = Math.max(0, price - downPayment);
  const instalment = monthlyInstalment(loan, yearlyRate, months);
  return { loan, instalment, total: instalment * months };
}

/** A unit that is made saves a unit that would have been bought; what is made beyond one's own use is not counted. */
function yearsOf(assumptions: YieldAssumptions, watts: number, cost: Paise): Figures['years'] {
  const { monthlyBill, tariff, tariffRise, unitsPerKw, ageing } = assumptions;
  const used = Math.floor((monthlyBill * 12) / tariff);
  let units = scale(unitsPerKw, watts, 1000);
  let unitPrice = tariff;
  let balance = -cost;
  return Array.from({ length: assumptions.years }, () => {
    const year = { units, saving: Math.min(units, used) * unitPrice, balance: 0 };
    balance += year.saving;
    year.balance = balance;
    units = scale(units, ALL - ageing, ALL);
    unitPrice = scale(unitPrice, ALL + tariffRise, ALL);
    return year;
  });
}

/** The year in which the balance turns, and how far into it. */
function paybackTenths(years: Figures['years'], cost: Paise): number | null {
  if (cost <= 0) return 0;
  const turning = years.findIndex(({ balance }) => balance >= 0);
  const year = years[turning];
  if (!year) return null;
  const owed = year.saving - year.balance;
  return turning * 10 + scale(10, owed, year.saving);
}
