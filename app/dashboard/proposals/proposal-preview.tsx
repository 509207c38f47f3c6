import { formatDate } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import type { ProposalContent } from '~/proposals/content';
import { formatKilowatts, formatPaise } from '~/proposals/format';
import { ProposalView } from '~/proposals/view/proposal-view';
import { proposalWords } from './en';

const words = proposalWords.preview;

/** The proposal as its customer's page draws it, about as wide as a phone, under a short form of that page's hero. */
export function ProposalPreview({ content, validUntil }: { content: ProposalContent; validUntil: string }) {
  const { customer, offer, figures } = content;
  return (
    <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-4 [&_.proposal-part]:p-5">
      <header className="on-dark cells grid gap-1 rounded-lg p-5 text-sm text-panel-200">
        <p className="text-lg font-bold wrap-anywhere text-white">
          <bdi lang={languageOf(customer.name)}>{customer.name}</bdi>
        </p>
        <p className="wrap-anywhere">
          {formatKilowatts(offer.system.watts)} kW
          {customer.place && (
            <>
              , <bdi lang={languageOf(customer.place)}>{customer.place}</bdi>
            </>
          )}
        </p>
        <p className="mt-2 text-2xl font-extrabold tracking-tight text-sun-300 tabular-nums">
          {formatPaise(figures.cost)}
        </p>
        <p>{offer.subsidies.length > 0 ? words.costAfterSubsidy : words.cost}</p>
        {validUntil && <p className="text-xs">{words.validUntil(formatDate(validUntil))}</p>}
      </header>
      {content.locale === 'hi' && <p className="text-xs text-ink-soft">{words.inHindi}</p>}
      <ProposalView content={content} />
    </section>
  );
}
