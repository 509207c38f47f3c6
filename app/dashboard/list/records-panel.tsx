import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { dashboard } from '~/dashboard/en';
import { listQuery, searchTruncatedQuery } from '~/dashboard/records/queries';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { ExportButton, ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import { RecordList } from './record-list';
import { useListShortcuts } from './use-list-shortcuts';

interface RecordsPanelProps {
  view: DashboardView;
  isAdmin: boolean;
  /** How many records came in that the list does not show yet. */
  waiting: number;
  onShowWaiting(): void;
  fresh: ReadonlySet<string>;
  /** What only this tab offers. */
  actions?: ReactNode;
}

/** One tab: its tools, its list, its pages. */
export function RecordsPanel({ view, isAdmin, waiting, onShowWaiting, fresh, actions }: RecordsPanelProps) {
  const searchRef = useRef<HTMLInputElement>(null);
  useListShortcuts(searchRef);
  const { state, hrefOf } = view;
  // Row rules would return nothing to anyone else; asking is pointless.
  const list = useQuery({ ...listQuery(state), enabled: isAdmin });
  const rows = list.data?.rows ?? [];
  const hasPages = Boolean(list.data?.newer ?? list.data?.older);
  const isTruncated = useQuery({
    ...searchTruncatedQuery(state),
    enabled: hasPages && state.search.trim() !== '',
  }).data;

  return (
    <div className="grid gap-3">
      <ListToolbar
        view={view}
        searchRef={searchRef}
        actions={
          isAdmin && (
            <>
              <ExportButton state={state} />
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
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending && isAdmin ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...dashboard.empty.failed} onAction={() => void list.refetch()} />
        ) : rows.length > 0 ? (
          <div className={list.isPlaceholderData ? 'opacity-60' : ''}>
            <RecordList table={state.table} rows={rows} fresh={fresh} hrefOf={hrefOf} />
          </div>
        ) : (
          <EmptyList view={view} isAdmin={isAdmin} />
        )}
      </div>
      {list.data && <Pager page={list.data} hrefOf={hrefOf} />}
    </div>
  );
}

function EmptyList({ view: { state, hrefOf }, isAdmin }: { view: DashboardView; isAdmin: boolean }) {
  if (!isAdmin) return <EmptyState title={dashboard.notAdmin.list} />;
  if (!state.search && !state.status) return <EmptyState {...dashboard.empty.none} />;
  return <EmptyState {...dashboard.empty.filtered} to={hrefOf({ search: '', status: null })} />;
}

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: string;
  to?: string;
  onAction?(): void;
}

function EmptyState({ title, text, action, to, onAction }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <p className="text-lg font-bold">{title}</p>
      {text && <p className="max-w-md text-sm text-ink-soft">{text}</p>}
      {to && (
        <Link to={to} className="tool mt-3">
          {action}
        </Link>
      )}
      {onAction && (
        <button type="button" className="tool mt-3" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={dashboard.loading} className="grid gap-px">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} className="flex h-13 items-center gap-6 px-5">
          <span className="h-3 w-40 rounded-full bg-sand-200" />
          <span className="h-3 flex-1 rounded-full bg-sand-100" />
          <span className="h-6 w-24 rounded-full bg-sand-100" />
        </div>
      ))}
    </div>
  );
}
