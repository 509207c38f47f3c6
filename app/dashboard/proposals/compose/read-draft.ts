import { cleanLine, cleanParagraph, countCharacters } from '~/forms/clean-text';
import { todayInIndia } from '~/forms/rules';
import type { ProposalContent, ProposalTexts } from '~/proposals/content';
import { PERCENT, parseDecimal, RUPEES, THOUSANDTHS, WHOLE } from '~/proposals/decimals';
import { figuresOf } from '~/proposals/figures';
import { ALL, type BasisPoints, sum } from '~/proposals/money';
import type { Offer } from '~/proposals/offer';
import type { Draft } from './draft';
import { composeWords } from './en';

const words = composeWords.problems;

/** As the database has them (`private.is_proposal_content`). */
const MOST_PAISE = 1_000_000_000_000;
const MOST_QUANTITY = 1_000_000_000;
const MOST_WATTS = 100_000_000;
const LABEL = 120;
const TEXT = 4000;

export interface Problem {
  /** Where it is put right: the id of its field, without the form's prefix. */
  field: string;
  message: string;
  /** What is unfinished can be saved; what the database would refuse cannot. */
  stops: 'saving' | 'sending';
}

interface ReadDraft {
  /** What counts as nothing where it is wrong, so that there are figures to look at all the time. */
  content: ProposalContent;
  problems: Problem[];
}

/** Turns what was typed into the document that is stored, with every figure worked out, and says what is wrong with it. */
export function readDraft(draft: Draft, today = todayInIndia()): ReadDraft {
  const reader = new Reader();
  const offer = offerIn(draft, reader);
  const content: ProposalContent = {
    locale: draft.locale,
    customer: {
      name: reader.line('name', draft.name, 80),
      place: reader.line('place', draft.place, 200, 0) || null,
    },
    components: draft.components.map(({ key, label, detail }) => ({
      label: reader.line(`component-${key}`, label, LABEL),
      detail: reader.line(`detail-${key}`, detail, 200, 0),
    })),
    offer,
    figures: figuresOf(offer),
    texts: textsIn(draft, reader),
  };
  if (content.figures.price === 0) reader.fault('add-line', words.noPrice, 'sending');
  else if (content.figures.financing?.loan === 0) reader.fault('down-payment', words.noLoan, 'sending');
  if (offer.yield.monthlyBill === 0) reader.fault('monthly-bill', words.noBill, 'sending');
  if (!draft.validUntil) reader.fault('valid-until', words.noDay, 'saving');
  else if (draft.validUntil < today) reader.fault('valid-until', words.past, 'sending');
  return { content, problems: reader.problems };
}

function offerIn(draft: Draft, reader: Reader): Offer {
  const payments = draft.payments.map(({ key, label, share }) => ({
    label: reader.line(`payment-${key}`, label, LABEL),
    share: reader.number(`share-${key}`, share, PERCENT, { max: ALL }),
  }));
  const missing = missingShare(payments.map(({ share }) => share));
  if (missing !== 0) reader.fault('add-payment', words.payments(missing), 'sending');
  return {
    // Where something wrong counts as nothing, the figures would have nothing to divide by.
    system: { watts: reader.number('kw', draft.kw, THOUSANDTHS, { min: 1, max: MOST_WATTS }) || 1 },
    lines: draft.lines.map(({ key, label, quantity, unitPrice, gst }) => ({
      label: reader.line(`line-${key}`, label, LABEL),
      quantity: reader.number(`quantity-${key}`, quantity, THOUSANDTHS, { max: MOST_QUANTITY }),
      unitPrice: reader.number(`price-${key}`, unitPrice, RUPEES),
      gst: reader.number(`gst-${key}`, gst, PERCENT, { max: ALL }),
    })),
    discount: reader.number('discount', draft.discount || '0', RUPEES),
    subsidies: draft.subsidies,
    financing: draft.isFinanced
      ? {
          downPayment: reader.number('down-payment', draft.downPayment, RUPEES),
          yearlyRate: reader.number('yearly-rate', draft.yearlyRate, PERCENT, { max: ALL }),
          months: reader.number('months', draft.months, WHOLE, { min: 1, max: 360 }) || 1,
        }
      : null,
    payments,
    yield: {
      monthlyBill: reader.number('monthly-bill', draft.monthlyBill || '0', RUPEES),
      tariff: reader.number('tariff', draft.tariff, RUPEES, { min: 1, max: 1_000_000 }) || 1,
      tariffRise: reader.number('tariff-rise', draft.tariffRise, PERCENT, { max: ALL }),
      unitsPerKw: reader.number('units-per-kw', draft.unitsPerKw, WHOLE, { max: 10_000 }),
      ageing: reader.number('ageing', draft.ageing, PERCENT, { max: ALL }),
      years: reader.number('years', draft.years, WHOLE, { min: 1, max: 40 }) || 1,
    },
  };
}

function textsIn({ texts }: Draft, reader: Reader): ProposalTexts {
  const read = (section: keyof ProposalTexts) => reader.text(`text-${section}`, texts[section]);
  return {
    note: read('note'),
    scope: read('scope'),
    exclusions: read('exclusions'),
    warranty: read('warranty'),
    documents: read('documents'),
    terms: read('terms'),
  };
}

/** What the payments lack to be all of the price; negative: they are more than that. */
export const missingShare = (shares: readonly BasisPoints[]): BasisPoints => ALL - sum(shares);

/** Reads fields one by one and remembers what was wrong. */
class Reader {
  readonly problems: Problem[] = [];

  fault(field: string, message: string, stops: Problem['stops']): void {
    this.problems.push({ field, message, stops });
  }

  /** What is not written yet is nothing and can be saved, unless there must be something. */
  number(field: string, written: string, decimals: number, { min = 0, max = MOST_PAISE } = {}): number {
    const value = parseDecimal(written, decimals);
    if (written.trim() === '') this.fault(field, words.blank, min > 0 ? 'saving' : 'sending');
    else if (value === null) this.fault(field, words.noNumber(decimals), 'saving');
    else if (value < min) this.fault(field, words.tooSmall, 'saving');
    else if (value > max) this.fault(field, words.tooLarge, 'saving');
    else return value;
    return 0;
  }

  line(field: string, written: string, max: number, min = 1): string {
    const text = cleanLine(written);
    if (countCharacters(text) < min) this.fault(field, words.noText, 'saving');
    return this.#atMost(field, text, max);
  }

  text(field: string, written: string): string {
    return this.#atMost(field, cleanParagraph(written), TEXT);
  }

  #atMost(field: string, text: string, max: number): string {
    if (countCharacters(text) > max) this.fault(field, words.tooLong(max), 'saving');
    return text;
  }
}
