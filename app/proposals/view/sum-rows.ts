import type { ProposalContent } from '../content';
import { formatPaise, formatQuantity, formatShare, moneyFormat } from '../format';
import { proposalWords } from './en';
import type { SumRow } from './sums';

const words = proposalWords.price;

type Priced = Pick<ProposalContent, 'offer' | 'figures'>;

/** From the lines of the price to what the customer has paid in the end; every sum is that of all rows above it. */
export function priceRows({ offer, figures }: Priced): SumRow[] {
  const formatUnit = moneyFormat(offer.lines.map(({ unitPrice }) => unitPrice));
  const lines = offer.lines.map(({ label, quantity, unitPrice }, index) => ({
    id: `line ${index}`,
    label,
    note: quantity === 1000 ? undefined : words.each(formatQuantity(quantity), formatUnit(unitPrice)),
    amount: figures.lines[index] ?? 0,
  }));
  const taxes = figures.taxes.map(({ rate, on, tax }) => ({
    id: `gst ${rate}`,
    label: words.gst(formatShare(rate)),
    note: words.gstOn(formatPaise(on)),
    amount: tax,
  }));
  return [
    ...lines,
    { id: 'net', label: words.net, amount: figures.net, isSum: true },
    ...(figures.discount > 0 ? [{ id: 'discount', label: words.discount, amount: -figures.discount }] : []),
    ...taxes,
    { id: 'price', label: words.price, amount: figures.price, isSum: true },
    ...subsidyRows({ offer, figures }),
  ];
}

function subsidyRows({ offer, figures }: Priced): SumRow[] {
  if (offer.subsidies.length === 0) return [];
  const subsidies = offer.subsidies.map(({ name, source }, index) => ({
    id: `subsidy ${index}`,
    label: name,
    note: words.subsidy,
    source,
    amount: -(figures.subsidies[index] ?? 0),
  }));
  return [...subsidies, { id: 'cost', label: words.cost, amount: figures.cost, isSum: true }];
}

export function paymentRows({ offer, figures }: Priced): SumRow[] {
  const payments = offer.payments.map(({ label, share }, index) => ({
    id: `payment ${index}`,
    label,
    note: formatShare(share),
    amount: figures.payments[index] ?? 0,
  }));
  return [
    ...payments,
    { id: 'price', label: proposalWords.payments.total, amount: figures.price, isSum: true },
  ];
}

/** The down payment is what the loan leaves of the price: one larger than the price is not asked for. */
export function loanRows({ figures: { price, financing } }: Priced): SumRow[] {
  if (!financing) return [];
  const loan = proposalWords.financing;
  return [
    { id: 'price', label: loan.price, amount: price },
    { id: 'down payment', label: loan.downPayment, amount: financing.loan - price },
    { id: 'loan', label: loan.loan, amount: financing.loan, isSum: true },
  ];
}
