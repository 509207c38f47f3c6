import type { ReactNode } from 'react';
import { formatDate } from '~/lib/format';
import type { ProposalContent } from '../content';
import { formatKilowatts, formatPaise, formatTenths } from '../format';
import { proposalWords as words } from './en';
import { PrintHeader } from './print-header';
import { Written } from './written';

/** What is known of a proposal beside its content. */
export interface ProposalMeta {
  number: string;
  version: number;
  /** The last day on which it can be accepted; empty in a draft that has none yet. */
  validUntil: string;
  /** Nothing for a draft. */
  sentAt: string | null;
}

interface ProposalHeroProps {
  content: ProposalContent;
  meta: ProposalMeta;
  /** Buttons, where there is something to do. */
  actions?: ReactNode;
}

/** Whose it is, and the figure that matters: what the system costs in the end. */
export function ProposalHero({ content: { customer, offer, figures }, meta, actions }: ProposalHeroProps) {
  const { title, hero } = words;
  const { paybackTenths, years, subsidies, cost } = figures;
  return (
    <>
      <PrintHeader meta={meta} />
      <div className="on-dark cells print:bg-none">
        <div className="wrap grid gap-8 py-10 md:py-16 lg:grid-cols-[1.2fr_1fr] lg:items-center print:grid-cols-[1fr_1.4fr] print:gap-8 print:py-0">
          <div className="grid content-start gap-4 print:gap-1">
            <p className="eyebrow print:hidden">{words.number(meta.number, meta.version)}</p>
            <h1 className="wrap-anywhere print:text-3xl">
              {title.before} <Written text={customer.name} /> {title.after}
            </h1>
            {customer.place && (
              <p className="lead">
                <Written text={customer.place} />
              </p>
            )}
            <p className="text-sm text-panel-200">
              {meta.validUntil && words.validUntil(formatDate(meta.validUntil))}
              {meta.sentAt && ` · ${words.sentOn(formatDate(meta.sentAt))}`}
            </p>
          </div>
          <div className="rounded-lg border border-white/15 bg-panel-950/60 p-5 sm:p-7 lg:row-span-2 print:border-0 print:p-0">
            <p className="text-4xl leading-none font-extrabold tracking-tighter text-sun-300 tabular-nums print:text-3xl">
              {formatPaise(cost)}
            </p>
            <p className="mt-2 text-panel-200">{subsidies.length > 0 ? hero.costAfterSubsidy : hero.cost}</p>
            <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4 border-t border-white/15 pt-5 tabular-nums print:mt-2 print:gap-x-5 print:border-sand-300 print:pt-2">
              <Figure value={words.kilowatts(formatKilowatts(offer.system.watts))} label={hero.system} />
              <Figure value={formatPaise(years[0]?.saving ?? 0)} label={hero.saving} />
              {paybackTenths !== null && paybackTenths > 0 && (
                <Figure value={words.years(formatTenths(paybackTenths))} label={hero.payback} />
              )}
            </dl>
          </div>
          {actions && <div className="actions self-start print:hidden">{actions}</div>}
        </div>
      </div>
    </>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-panel-200">{label}</dt>
      <dd className="text-2xl font-extrabold tracking-tight print:text-lg">{value}</dd>
    </div>
  );
}
