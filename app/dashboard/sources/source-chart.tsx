import { Link } from 'react-router';
import type { LeadKind } from '~/dashboard/leads/lead';
import { NO_FILTER } from '~/dashboard/leads/lead-filter';
import type { DashboardView } from '~/dashboard/use-url-state';
import { leadTables } from '~/leads/kinds';
import { formatNumber } from '~/lib/format';
import { sourceWords as words } from './en';
import { sourceName } from './source-name';
import { periodOf, type SourceFigures } from './source-report';

/** More bars than these nobody compares. */
const MOST = 12;

/** A bar for each source, one colour per kind; each kind's number below it leads to its list. */
export function SourceChart({ sources, view }: { sources: SourceFigures[]; view: DashboardView }) {
  const shown = sources.slice(0, MOST);
  const top = shown[0]?.leads ?? 0;
  return (
    <section aria-labelledby="sources-chart" className="card grid gap-4 p-4 sm:p-5">
      <div>
        <h2 id="sources-chart" className="text-lg">
          {words.chart}
        </h2>
        <p className="text-xs text-ink-soft">{words.chartHint}</p>
      </div>
      <ul className="grid gap-4">
        {shown.map((figures) => (
          <SourceBar key={figures.source} figures={figures} top={top} view={view} />
        ))}
      </ul>
      {sources.length > MOST && (
        <p className="text-xs text-ink-soft">{words.others(formatNumber(sources.length - MOST))}</p>
      )}
    </section>
  );
}

/** A list opened from here shows the same days. */
function dates({ state: { filter, days } }: DashboardView) {
  return periodOf(filter, days, new Date());
}

interface SourceBarProps {
  figures: SourceFigures;
  /** The leads of the longest bar. */
  top: number;
  view: DashboardView;
}

function SourceBar({ figures, top, view }: SourceBarProps) {
  const { source, leads, kinds } = figures;
  const parts = leadTables.flatMap((table) => {
    const count = kinds.get(table.table as LeadKind)?.leads ?? 0;
    return count > 0 ? [{ table, count }] : [];
  });
  return (
    <li className="grid gap-1.5 text-xs">
      <p className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 text-sm font-semibold break-words">{sourceName(source)}</bdi>
        <span className="text-sm font-bold tabular-nums">{formatNumber(leads)}</span>
      </p>
      <span className="flex h-2.5 rounded-full bg-sand-100" aria-hidden="true">
        <span className="flex overflow-hidden rounded-full" style={{ width: `${(leads / top) * 100}%` }}>
          {parts.map(({ table, count }) => (
            <span
              key={table.table}
              className="forced-color-adjust-none"
              style={{ flexGrow: count, background: table.chartColour }}
            />
          ))}
        </span>
      </span>
      <ul className="flex flex-wrap gap-x-4">
        {parts.map(({ table, count }) => (
          <li key={table.table}>
            <Link
              to={view.hrefOf({ table, search: '', filter: { ...NO_FILTER, ...dates(view), source } })}
              className="flex min-h-6 items-center gap-1.5 text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              <span
                className="size-2.5 rounded-full forced-color-adjust-none"
                style={{ background: table.chartColour }}
              />
              {table.label} <span className="font-bold text-ink tabular-nums">{formatNumber(count)}</span>
              <span className="sr-only"> {words.openList(sourceName(source))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
