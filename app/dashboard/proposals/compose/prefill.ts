import { calculateSavings } from '~/calculator/calculate-savings';
import { indianDay, startOfDay } from '~/dashboard/leads/lead-filter';
import { holdsOn, type PriceBook, type PriceItem, type Scheme } from '~/dashboard/prices/price-data';
import type { Language } from '~/languages';
import type { Estimate } from '~/leads/estimate/estimate';
import type { RecordRow } from '~/leads/kind';
import { formatNumber } from '~/lib/format';
import type { ProposalTexts } from '~/proposals/content';
import { formatDecimal, PERCENT, RUPEES } from '~/proposals/decimals';
import type { SubsidyScheme } from '~/proposals/offer';
import { assumptions, VALID_DAYS } from './assumptions';
import { type Draft, keyed, type TypedLine } from './draft';
import { firstWords } from './first-words';

/** A new proposal for a lead: what it told us, what the calculator makes of it, and what the price book says today. */
export function newDraft(row: RecordRow, book: PriceBook, today: string): Draft {
  const locale: Language = row.locale === 'hi' ? 'hi' : 'en';
  const estimate = row.estimate as Estimate | null | undefined;
  const bill = estimate?.bill ?? (Number(row.monthly_bill) || 0);
  const savings = calculateSavings(bill, estimate?.subsidyEligible ?? true);
  const systemSize = estimate?.systemSize ?? savings?.systemSize ?? '';
  const start = firstWords[locale];
  return {
    locale,
    name: String(row.name ?? ''),
    place: String(row.location ?? ''),
    kw: /^[\d.]+/.exec(systemSize)?.[0] ?? '',
    components: start.components.map((label) => keyed({ label, detail: '' })),
    lines: [],
    discount: '',
    subsidies: isSubsidised(row, estimate)
      ? schemesOn(today, book)
          .filter(({ note }) => note === null)
          .map((scheme) => schemeIn(locale, scheme))
      : [],
    isFinanced: savings !== null,
    downPayment: savings ? formatNumber(savings.downPayment) : '',
    yearlyRate: savings ? String(savings.interestRate) : '',
    months: assumptions.months,
    payments: start.payments.map(keyed),
    monthlyBill: bill > 0 ? formatNumber(bill) : '',
    tariff: assumptions.tariff,
    tariffRise: assumptions.tariffRise,
    unitsPerKw: assumptions.unitsPerKw,
    ageing: assumptions.ageing,
    years: assumptions.years,
    texts: { note: '', ...standardTexts(locale, book, today) },
    validUntil: lastDay(today),
  };
}

/** Both schemes are for homes. */
const isSubsidised = ({ property_type }: RecordRow, estimate: Estimate | null | undefined) =>
  (property_type ?? 'residential') === 'residential' && (estimate?.subsidyEligible ?? true);

export const lastDay = (today: string) => indianDay(new Date(startOfDay(today, VALID_DAYS)));

export const schemesOn = (day: string, { schemes }: PriceBook) =>
  schemes.filter((scheme) => holdsOn(day, scheme));

export const schemeIn = (locale: Language, { name, name_hi, source, steps, cap }: Scheme): SubsidyScheme => ({
  name: (locale === 'hi' && name_hi) || name,
  source,
  steps,
  cap,
});

export const lineOf = (locale: Language, { label, label_hi, unit_price, gst }: PriceItem): TypedLine => ({
  label: (locale === 'hi' && label_hi) || label,
  quantity: '1',
  unitPrice: formatDecimal(unit_price, RUPEES),
  gst: formatDecimal(gst, PERCENT),
});

/** The texts of a language that hold on a day; several of a section follow each other. */
export function standardTexts(
  locale: Language,
  { terms }: PriceBook,
  day: string,
): Omit<ProposalTexts, 'note'> {
  const of = (section: string) =>
    terms
      .filter((row) => row.section === section && row.locale === locale && holdsOn(day, row))
      .map(({ body }) => body)
      .join('\n');
  return {
    scope: of('scope'),
    exclusions: of('exclusions'),
    warranty: of('warranty'),
    documents: of('documents'),
    terms: of('terms'),
  };
}
