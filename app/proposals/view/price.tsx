import { Icon } from '~/ui/icon';
import type { ProposalContent } from '../content';
import { formatPaise, formatShare } from '../format';
import { proposalWords } from './en';
import { Part } from './part';
import { loanRows, paymentRows, priceRows } from './sum-rows';
import { Sums } from './sums';

const { price: words, payments, financing } = proposalWords;

export function Price({ content }: { content: ProposalContent }) {
  return (
    <Part id="price" title={words.title} isLong>
      <Sums caption={words.caption} rows={priceRows(content)} />
      {content.offer.subsidies.length > 0 && (
        <p className="mt-5 flex gap-3 rounded-md bg-sun-50 p-4 text-sm print:p-0">
          <Icon name="landmark" className="mt-0.5 text-sun-700" />
          {words.subsidyLater}
        </p>
      )}
    </Part>
  );
}

export function Payments({ content }: { content: ProposalContent }) {
  return (
    <Part id="payments" title={payments.title}>
      <Sums caption={payments.caption} rows={paymentRows(content)} />
    </Part>
  );
}

/** Nothing where no loan was offered. */
export function Financing({ content }: { content: ProposalContent }) {
  const { offer, figures } = content;
  if (!offer.financing || !figures.financing) return null;
  const { months, yearlyRate } = offer.financing;
  const { instalment, total } = figures.financing;
  return (
    <Part id="financing" title={financing.title}>
      <p className="wrap-anywhere">
        <span className="text-2xl font-extrabold tracking-tight tabular-nums">{formatPaise(instalment)}</span>{' '}
        <span className="font-bold">{financing.aMonth}</span>
      </p>
      <p className="mb-4 text-ink-soft">{financing.months(months, formatShare(yearlyRate))}</p>
      <Sums caption={financing.caption} rows={loanRows(content)} />
      <dl className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm tabular-nums">
        <dt>{financing.total(months)}</dt>
        <dd>{formatPaise(total)}</dd>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{financing.lender}</p>
    </Part>
  );
}
