import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recordTables } from '~/leads/kinds';
import { formatNumber } from '~/lib/format';
import { sum } from './insights/per-day';
import { leadsPerDayQuery } from './insights/queries';
import type { DashboardView } from './use-url-state';

const counted = recordTables.filter(({ counter }) => counter);

export interface TableCount {
  total: number;
  pending: number;
}

interface CountersProps {
  view: DashboardView;
  counts: ReadonlyMap<string, TableCount>;
  isStaff: boolean;
}

/** The four figures staff start their day with; each leads to its list. */
export function Counters({ view: { state, hrefOf }, counts, isStaff }: CountersProps) {
  const { data: leads } = useQuery({ ...leadsPerDayQuery(state.days), enabled: isStaff });
  const lately = (table: string) =>
    sum((leads ?? []).filter(({ kind }) => kind === table).map(({ count }) => count));
  return (
    <ul className="card grid grid-cols-2 overflow-hidden">
      {counted.map((table) => {
        const count = counts.get(table.table);
        return (
          <li key={table.table} className="border-sand-200 even:border-l nth-[n+3]:border-t">
            <Link
              to={hrefOf({ table, search: '', status: null })}
              preventScrollReset
              className="grid h-full content-between gap-y-1 p-3 -outline-offset-3 hover:bg-panel-50 sm:p-5"
            >
              <span className="text-xs font-semibold text-ink-soft">{table.counter}</span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-2xl font-extrabold tracking-tight whitespace-nowrap tabular-nums sm:text-3xl">
                  {count || !isStaff ? formatNumber(count?.total ?? 0) : '–'}
                </span>
                {count !== undefined && count.pending > 0 && (
                  <span className="text-xs font-semibold whitespace-nowrap text-sun-700 tabular-nums">
                    {formatNumber(count.pending)} pending
                  </span>
                )}
              </span>
              <span className="text-xs text-ink-soft tabular-nums max-sm:hidden">
                {leads && `${formatNumber(lately(table.table))} in ${state.days} days`}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
