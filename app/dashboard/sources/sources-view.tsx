import { useQuery } from '@tanstack/react-query';
import { dashboard } from '~/dashboard/en';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { PeriodChoice } from '~/dashboard/period-choice';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { ViewProps } from '~/dashboard/view-props';
import { leadTables } from '~/leads/kinds';
import { formatDate, formatNumber } from '~/lib/format';
import { sourceWords as words } from './en';
import { FiguresTable } from './figures-table';
import { SourceChart } from './source-chart';
import { sourceName } from './source-name';
import { bySource, percent, periodOf, type SourceRow, sourceReportQuery, total } from './source-report';

/** Where leads come from, and what becomes of them. */
export function SourcesView({ view }: ViewProps) {
  const { filter, days } = view.state;
  const report = useQuery(sourceReportQuery(periodOf(filter, days, new Date())));
  return (
    <>
      <PeriodChoice view={view} />
      <div aria-busy={report.isFetching} className="grid gap-4">
        {report.isPending ? (
          <div className="card">
            <ListSkeleton />
          </div>
        ) : report.isError ? (
          <div className="card">
            <EmptyState {...dashboard.empty.failed} onAction={() => void report.refetch()} />
          </div>
        ) : report.data.length === 0 ? (
          <div className="card">
            <EmptyState {...words.none} />
          </div>
        ) : (
          <Report rows={report.data} view={view} />
        )}
      </div>
    </>
  );
}

function Report({ rows, view }: { rows: SourceRow[]; view: DashboardView }) {
  const sources = bySource(rows);
  const kinds = leadTables
    .map(({ table, label }) => ({ key: table, label, ...total(rows.filter(({ kind }) => kind === table)) }))
    .filter(({ leads }) => leads > 0);
  return (
    <>
      <Summary rows={rows} view={view} />
      <SourceChart sources={sources} view={view} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <FiguresTable
          title={words.bySource}
          head={words.source}
          rows={sources.map((figures) => ({
            ...figures,
            key: figures.source,
            label: sourceName(figures.source),
          }))}
        />
        <FiguresTable title={words.byKind} head={words.kind} rows={kinds} />
      </div>
      <p className="max-w-3xl text-xs text-ink-soft">{words.meaning}</p>
    </>
  );
}

function Summary({ rows, view: { state } }: { rows: SourceRow[]; view: DashboardView }) {
  const { leads, reached, won } = total(rows);
  const sources = bySource(rows);
  const [first] = sources;
  const { from, to } = periodOf(state.filter, state.days, new Date());
  const isOpen = state.filter.from === null && state.filter.to !== null;
  const period = isOpen ? words.until(formatDate(to)) : words.between(formatDate(from), formatDate(to));
  const counted = (count: number, one: string) =>
    count === 1 ? `1 ${one}` : `${formatNumber(count)} ${one}s`;
  return (
    <p role="status" className="max-w-3xl text-sm">
      {words.received(counted(leads, 'lead'), counted(sources.length, 'source'), period)}{' '}
      {first && sources.length > 1 && (
        <>
          {words.most} <bdi>{sourceName(first.source)}</bdi>:{' '}
          {words.ofAll(formatNumber(first.leads), percent(first.leads, leads))}{' '}
        </>
      )}
      {words.results(formatNumber(reached), percent(reached, leads), formatNumber(won), percent(won, leads))}
    </p>
  );
}
