import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { dashboard } from '~/dashboard/en';
import type { Staff } from '~/dashboard/leads/lead';
import { isFiltered, NO_FILTER } from '~/dashboard/leads/lead-filter';
import { useOwners } from '~/dashboard/leads/use-owners';
import { exportRecords } from '~/dashboard/records/export-records';
import { listQuery, searchTruncatedQuery } from '~/dashboard/records/queries';
import { isLeadTable } from '~/dashboard/records/read-rows';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { BulkBar } from './bulk-bar';
import { EmptyState, ListSkeleton } from './empty-state';
import { ExportButton } from './export-button';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { RecordList } from './record-list';
import { SavedViewLinks, SavedViewsButton } from './saved-views';
import { useListShortcuts } from './use-list-shortcuts';
import { useSelection } from './use-selection';
import { viewQuery } from './view-query';

interface RecordsPanelProps {
  view: DashboardView;
  me: Staff | null;
  /** How many records came in that the list does not show yet. */
  waiting: number;
  onShowWaiting(): void;
  fresh: ReadonlySet<string>;
  /** What only this tab offers. */
  actions?: ReactNode;
}

/** One tab: its tools, its list, its pages. */
export function RecordsPanel({ view, me, waiting, onShowWaiting, fresh, actions }: RecordsPanelProps) {
  const searchRef = useRef<HTMLInputElement>(null);
  useListShortcuts(searchRef);
  const { state, hrefOf } = view;
  const isStaff = me !== null;
  const isAdmin = me?.role === 'admin';
  const owners = useOwners(isStaff);
  const selection = useSelection(viewQuery(state));
  const canSelect = isAdmin && isLeadTable(state.table);
  // Row rules would return nothing to anyone else; asking is pointless.
  const list = useQuery({ ...listQuery(state), enabled: isStaff });
  const rows = list.data?.rows ?? [];
  const hasPages = Boolean(list.data?.newer ?? list.data?.older);
  const isTruncated = useQuery({
    ...searchTruncatedQuery(state),
    enabled: hasPages && state.search.trim() !== '',
  }).data;

  return (
    <div className="grid gap-3">
      {isStaff && <SavedViewLinks state={state} />}
      <ListToolbar
        view={view}
        me={me}
        owners={owners}
        searchRef={searchRef}
        actions={
          isStaff && (
            <>
              <SavedViewsButton state={state} />
              {isAdmin && <ExportButton read={() => exportRecords(state, owners)} />}
              {actions}
            </>
          )
        }
      />
      <div role="status" className="empty:hidden">
        {waiting > 0 && (
          <button type="button" className="btn btn-sun min-h-11 w-full" onClick={onShowWaiting}>
            <Icon name="bell" />
            {waiting === 1 ? '1 new record' : `${waiting} new records`} · Show
          </button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isTruncated && dashboard.search.truncated(formatNumber(dashboard.search.limit))}
      </p>
      {canSelect && (
        <BulkBar
          state={state}
          selection={selection}
          shown={rows.map(({ id }) => id)}
          hasMore={hasPages}
          me={me}
          owners={owners}
        />
      )}
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending && isStaff ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...dashboard.empty.failed} onAction={() => void list.refetch()} />
        ) : rows.length > 0 ? (
          <RecordList
            table={state.table}
            rows={rows}
            owners={owners}
            selection={canSelect ? selection : undefined}
            fresh={fresh}
            hrefOf={hrefOf}
          />
        ) : (
          <EmptyList view={view} isStaff={isStaff} />
        )}
      </div>
      {list.data && <Pager page={list.data} hrefOf={hrefOf} />}
    </div>
  );
}

function EmptyList({ view: { state, hrefOf }, isStaff }: { view: DashboardView; isStaff: boolean }) {
  if (!isStaff) return <EmptyState title={dashboard.notStaff.list} />;
  if (!state.search && !state.status && !isFiltered(state.filter)) {
    return <EmptyState {...dashboard.empty.none} />;
  }
  const cleared = hrefOf({ search: '', status: null, filter: NO_FILTER });
  return <EmptyState {...dashboard.empty.filtered} to={cleared} />;
}
