import type { Language } from '~/languages';
import type { ProposalContent, ProposalTexts } from '~/proposals/content';
import { formatDecimal, PERCENT, RUPEES, THOUSANDTHS, WHOLE } from '~/proposals/decimals';
import type { SubsidyScheme } from '~/proposals/offer';

/** A proposal as it stands in the form: every figure is the text that was typed, so that nothing typed is ever lost. */
export interface Draft {
  locale: Language;
  name: string;
  place: string;
  kw: string;
  components: Keyed<{ label: string; detail: string }>[];
  lines: Keyed<TypedLine>[];
  discount: string;
  subsidies: SubsidyScheme[];
  isFinanced: boolean;
  downPayment: string;
  yearlyRate: string;
  months: string;
  payments: Keyed<{ label: string; share: string }>[];
  monthlyBill: string;
  tariff: string;
  tariffRise: string;
  unitsPerKw: string;
  ageing: string;
  years: string;
  texts: ProposalTexts;
  validUntil: string;
}

export interface TypedLine {
  label: string;
  quantity: string;
  unitPrice: string;
  gst: string;
}

/** Rows come and go: the key stays with what was typed into one. */
export type Keyed<Row> = Row & { key: string };

export const keyed = <Row>(row: Row): Keyed<Row> => ({ ...row, key: crypto.randomUUID() });

export function withRow<Row extends { key: string }>(rows: Row[], key: string, change: Partial<Row>): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

/** What was saved, to go on with. */
export function draftOf({ content, validUntil }: { content: ProposalContent; validUntil: string }): Draft {
  const { offer, customer } = content;
  const { financing } = offer;
  const assumed = offer.yield;
  return {
    locale: content.locale,
    name: customer.name,
    place: customer.place ?? '',
    kw: formatDecimal(offer.system.watts, THOUSANDTHS),
    components: content.components.map(keyed),
    lines: offer.lines.map(({ label, quantity, unitPrice, gst }) =>
      keyed({
        label,
        quantity: formatDecimal(quantity, THOUSANDTHS),
        unitPrice: formatDecimal(unitPrice, RUPEES),
        gst: formatDecimal(gst, PERCENT),
      }),
    ),
    discount: formatDecimal(offer.discount, RUPEES),
    subsidies: offer.subsidies,
    isFinanced: financing !== null,
    downPayment: financing ? formatDecimal(financing.downPayment, RUPEES) : '',
    yearlyRate: financing ? formatDecimal(financing.yearlyRate, PERCENT) : '',
    months: financing ? formatDecimal(financing.months, WHOLE) : '',
    payments: offer.payments.map(({ label, share }) =>
      keyed({ label, share: formatDecimal(share, PERCENT) }),
    ),
    monthlyBill: formatDecimal(assumed.monthlyBill, RUPEES),
    tariff: formatDecimal(assumed.tariff, RUPEES),
    tariffRise: formatDecimal(assumed.tariffRise, PERCENT),
    unitsPerKw: formatDecimal(assumed.unitsPerKw, WHOLE),
    ageing: formatDecimal(assumed.ageing, PERCENT),
    years: formatDecimal(assumed.years, WHOLE),
    texts: content.texts,
    validUntil,
  };
}
