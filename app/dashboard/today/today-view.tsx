import { Link } from 'react-router';
import { PanelBoundary } from '~/dashboard/panel-boundary';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { ViewProps } from '~/dashboard/view-props';
import { todayWords } from './en';
import { ResponseTime } from './response-time';
import { SECTIONS } from './section-conditions';
import { TodaySection } from './today-section';

/** Whom to call now: first what is due, then who has not been answered. */
export function TodayView({ view, me }: ViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ResponseTime />
        <Whose view={view} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        {SECTIONS.map((name) => (
          <PanelBoundary key={name}>
            <TodaySection name={name} view={view} me={me} />
          </PanelBoundary>
        ))}
      </div>
    </>
  );
}

function Whose({ view: { state, hrefOf } }: { view: DashboardView }) {
  const { label, mine, everyone } = todayWords.whose;
  const choices = [
    { text: mine, value: true },
    { text: everyone, value: false },
  ];
  return (
    <nav aria-label={label} className="flex rounded-md bg-sand-100 sm:ml-auto p-1 text-xs font-semibold">
      {choices.map(({ text, value }) => (
        <Link
          key={text}
          to={hrefOf({ mine: value })}
          replace
          preventScrollReset
          aria-current={state.mine === value ? 'true' : undefined}
          className="flex h-9 items-center rounded-sm px-4 text-ink-soft hover:text-ink aria-[current]:bg-white aria-[current]:text-ink aria-[current]:shadow-card pointer-coarse:h-11"
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
