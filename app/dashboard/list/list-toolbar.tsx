import { type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import type { LeadFilter } from '~/dashboard/leads/lead-filter';
import type { Owners } from '~/dashboard/records/export-records';
import { sentenceCase } from '~/dashboard/records/format-value';
import { isLeadTable } from '~/dashboard/records/read-rows';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';
import { ActiveFilters } from './active-filters';
import { listWords } from './en';
import { filterWords } from './filter-words';
import { ListFilters } from './list-filters';
import { SearchBox } from './search-box';

interface ListToolbarProps {
  view: DashboardView;
  me: Staff | null;
  owners: Owners;
  searchRef: RefObject<HTMLInputElement | null>;
  actions?: ReactNode;
}

export function ListToolbar({ view, me, owners, searchRef, actions }: ListToolbarProps) {
  const { state, change } = view;
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const filterable = me && isLeadTable(state.table);
  const phrases = filterable ? filterWords(state.filter, owners, me.id) : [];
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const changeFilter = (filter: LeadFilter) => {
    change({ filter });
    // The button that was pressed goes with its filter.
    toggle.current?.focus();
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:[&>.tool]:grow max-sm:[&>.tool]:justify-center">
        <div className="flex min-w-0 flex-[1_1_18rem]">
          <SearchBox value={state.search} onSearch={search} inputRef={searchRef} />
        </div>
        <StatusFilter view={view} />
        {filterable && (
          <button
            ref={toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="tool"
          >
            <Icon name="funnel" className="text-ink-soft" />
            {listWords.filters.toggle}
            {phrases.length > 0 && (
              <span className="rounded-full bg-panel-600 px-2 text-white tabular-nums">
                {phrases.length}
                <span className="sr-only"> active</span>
              </span>
            )}
          </button>
        )}
        {actions}
      </div>
      {filterable && isOpen && <ListFilters id={panelId} view={view} me={me} owners={owners} />}
      <ActiveFilters filter={state.filter} phrases={phrases} onChange={changeFilter} />
    </>
  );
}

function StatusFilter({ view: { state, change } }: { view: DashboardView }) {
  return (
    <label className="tool relative">
      <span className="sr-only">Filter by status</span>
      <select
        value={state.status ?? ''}
        onChange={(event) => change({ status: event.target.value || null })}
        className="h-full appearance-none bg-transparent pr-6 font-semibold outline-none"
      >
        <option value="">All statuses</option>
        {state.table.statuses.map((status) => (
          <option key={status} value={status}>
            {sentenceCase(status)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3" />
    </label>
  );
}
