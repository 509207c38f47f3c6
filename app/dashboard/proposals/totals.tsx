import { useQuery } from '@tanstack/react-query';
import { PeriodChoice } from '~/dashboard/period-choice';
import { percent, periodOf } from '~/dashboard/sources/source-report';
import { PROPOSAL_STATES } from '~/dashboard/url-state';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber, formatRupees } from '~/lib/format';
import { proposalWords } from './en';
import type { StateTotal } from './proposal-data';
import { totalsQuery } from './queries';
import { winRate } from './win-rate';

const words = proposalWords.totals;

/** What became of the proposals of a time, and how many of them were won. */
export function Totals({ view }: { view: DashboardView }) {
  const { filter, days } = view.state;
  const totals = useQuery(totalsQuery(periodOf(filter, days, new Date())));
  return (
    <section aria-labelledby="totals-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="totals-heading" className="text-lg">
          {words.title}
        </h2>
        <PeriodChoice view={view} />
      </div>
      {totals.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {words.failed}
          <button type="button" className="tool" onClick={() => void totals.refetch()}>
            {words.tryAgain}
          </button>
        </p>
      ) : (
        <Figures totals={totals.data} />
      )}
    </section>
  );
}

function Figures({ totals = [] }: { totals: StateTotal[] | undefined }) {
  const { won, decided } = winRate(totals);
  return (
    <dl className="card grid grid-cols-3 overflow-hidden sm:grid-cols-4 xl:grid-cols-7">
      <Figure
        label={words.winRate}
        figure={decided > 0 ? percent(won, decided) : words.noWinRate}
        hint={
          decided > 0 ? words.winRateHint(formatNumber(won), formatNumber(decided)) : words.nothingDecided
        }
      />
      {PROPOSAL_STATES.map((state) => {
        const { proposals = 0, price = 0 } = totals.find((total) => total.state === state) ?? {};
        return (
          <Figure
            key={state}
            label={proposalWords.states[state]}
            figure={formatNumber(proposals)}
            hint={formatRupees(price / 100)}
          />
        );
      })}
    </dl>
  );
}

function Figure({ label, figure, hint }: { label: string; figure: string; hint: string }) {
  return (
    <div className="-mb-px -ml-px grid content-start gap-0.5 border-b border-l border-sand-200 p-3 first:col-span-3 sm:p-4 sm:first:col-span-2 xl:first:col-span-1">
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      <dd className="text-xl font-extrabold tracking-tight tabular-nums">{figure}</dd>
      <dd className="text-xs text-ink-soft tabular-nums wrap-anywhere">{hint}</dd>
    </div>
  );
}
