import { type KeyboardEvent, useEffect, useRef } from 'react';
import { recordTables } from '~/leads/kinds';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import type { TableCount } from './counters';
import type { Waiting } from './use-live-records';
import type { DashboardView } from './use-url-state';

export const PANEL_ID = 'records';
export const tabId = (tab: string) => `tab-${tab}`;

interface TabListProps {
  view: DashboardView;
  counts: ReadonlyMap<string, TableCount>;
  waiting: Waiting;
}

/** A column beside the records, a strip above them on narrow screens; the arrow keys go both ways in either. */
export function TabList({ view: { state, change }, counts, waiting }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isCounted = counts.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers make the tabs wider once they come
  useEffect(() => {
    list.current
      ?.querySelector(`#${tabId(state.table.tab)}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [state.table, isCounted]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const at = recordTables.findIndex(({ tab }) => tabId(tab) === document.activeElement?.id);
    const next = recordTables.at((at + step) % recordTables.length);
    if (!next) return;
    change({ table: next });
    list.current?.querySelector<HTMLElement>(`#${tabId(next.tab)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Records"
      onKeyDown={onKeyDown}
      // Positioned, or words for screen readers in it would make the page as wide as the whole strip.
      className="relative flex gap-1 overflow-x-auto px-3 pb-3 lg:grid lg:content-start lg:overflow-visible lg:pb-0"
    >
      {recordTables.map((table) => {
        const selected = state.view === 'records' && table === state.table;
        return (
          <button
            key={table.tab}
            id={tabId(table.tab)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={state.view === 'records' ? PANEL_ID : undefined}
            tabIndex={table === state.table ? 0 : -1}
            onClick={() => change({ table })}
            className={`flex h-11 shrink-0 items-center gap-3 rounded-md px-3 text-left text-sm font-semibold whitespace-nowrap ${
              selected ? 'bg-white/14 text-white' : 'text-panel-200 hover:bg-white/7 hover:text-white'
            }`}
          >
            <Icon name={table.icon} className={selected ? 'text-sun-400' : 'opacity-80'} />
            {table.label}
            <Marks total={counts.get(table.table)?.total} waiting={waiting[table.table] ?? 0} />
          </button>
        );
      })}
    </div>
  );
}

function Marks({ total, waiting }: { total: number | undefined; waiting: number }) {
  return (
    <span className="ml-auto flex items-center gap-2 text-xs font-medium tabular-nums">
      {waiting > 0 && (
        <span className="rounded-full bg-sun-400 px-1.5 font-bold text-panel-950">
          {waiting}
          <span className="sr-only"> new</span>
        </span>
      )}
      {total !== undefined && <span className="opacity-80">{formatNumber(total)}</span>}
    </span>
  );
}
