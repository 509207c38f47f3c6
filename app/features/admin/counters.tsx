import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboard } from '~/content/dashboard';
import { formatNumber } from '~/lib/format';
import { sum } from './insights/per-day';
import type { ListView } from './list/use-list-view';
import { leadsPerDayQuery } from './office-queries';
import type { TableName } from './records/record-table';
import { tableNamed } from './records/tables';

export interface TableCount {
  total: number;
  pending: number;
}

interface CountersProps {
  view: ListView;
  counts: ReadonlyMap<string, TableCount>;
  isAdmin: boolean;
}

/** The four figures the office starts its day with; each leads to its list. */
export function Counters({ view: { state, hrefOf }, counts, isAdmin }: CountersProps) {
  const { data: leads } = useQuery({ ...leadsPerDayQuery(state.days), enabled: isAdmin });
  const lately = (table: TableName) =>
    sum((leads ?? []).filter(({ kind }) => kind === table).map(({ count }) => count));
  return (
    <ul className="card grid grid-cols-2 overflow-hidden">
      {dashboard.counters.map(({ table, label }) => {
        const count = counts.get(table);
        return (
          <li key={table} className="border-sand-200 even:border-l nth-[n+3]:border-t">
            <Link
              to={hrefOf({ table: tableNamed(table), search: '', status: null })}
              preventScrollReset
              className="grid h-full content-between gap-y-1 p-4 -outline-offset-3 hover:bg-panel-50 sm:p-5"
            >
              <span className="text-xs font-semibold text-ink-soft">{label}</span>
              <span className="text-3xl font-extrabold tracking-tight tabular-nums">
                {count || !isAdmin ? formatNumber(count?.total ?? 0) : '–'}
              </span>
              <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft tabular-nums">
                {leads && `${formatNumber(lately(table))} in ${state.days} days`}
                {count !== undefined && count.pending > 0 && (
                  <span className="font-semibold text-sun-700">{formatNumber(count.pending)} pending</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
