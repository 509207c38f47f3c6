import { useQuery } from '@tanstack/react-query';
import { type FunctionComponent, useState } from 'react';
import { BoardView } from './board/board-view';
import { RecordSheet } from './detail/record-sheet';
import { dashboard } from './en';
import { ImportView } from './import/import-view';
import { countsQuery } from './insights/queries';
import { type Account, DashboardLayout } from './layout';
import type { Staff } from './leads/lead';
import { dashboardViews, Navigation } from './navigation';
import { BellButton } from './notifications/bell-button';
import { BellPanel } from './notifications/bell-panel';
import { NotificationsView } from './notifications/notifications-view';
import { useAlertsWorker } from './notifications/use-alerts-worker';
import { PanelBoundary } from './panel-boundary';
import { PeopleView } from './people/people-view';
import { PricesView } from './prices/prices-view';
import { ProposalsView } from './proposals/proposals-view';
import { RecordsView } from './records-view';
import { SourcesView } from './sources/sources-view';
import { SubscribersView } from './subscribers/subscribers-view';
import { TabList } from './tab-list';
import { TeamView } from './team/team-view';
import { TodayView } from './today/today-view';
import type { View } from './url-state';
import { useLiveRecords } from './use-live-records';
import { useUrlState } from './use-url-state';
import type { ViewProps } from './view-props';

const views: Record<Exclude<View, 'records'>, FunctionComponent<ViewProps>> = {
  today: TodayView,
  board: BoardView,
  people: PeopleView,
  proposals: ProposalsView,
  prices: PricesView,
  sources: SourcesView,
  subscribers: SubscribersView,
  import: ImportView,
  notifications: NotificationsView,
  team: TeamView,
};

/** The lead desk. Who is not staff gets the lists with nothing in them. */
export function Dashboard({ account, staff }: { account: Account; staff: Staff | null }) {
  const view = useUrlState();
  const { state, change } = view;
  const isStaff = staff !== null;
  const live = useLiveRecords(isStaff);
  const [bellIsOpen, setBellIsOpen] = useState(false);
  useAlertsWorker(staff);
  const { data: counted = [] } = useQuery({ ...countsQuery, enabled: isStaff });
  const counts = new Map(counted.map((count) => [count.table_name, count]));
  const shown = dashboardViews.find((entry) => entry.view === state.view);
  const isOpen = staff && shown && (!shown.adminOnly || staff.role === 'admin');
  const Shown = isOpen && state.view !== 'records' ? views[state.view] : null;

  return (
    <DashboardLayout
      account={account}
      bell={staff && <BellButton onOpen={() => setBellIsOpen(true)} />}
      navigation={
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 lg:overflow-y-auto">
          {staff && <Navigation view={view} me={staff} />}
          <TabList view={view} counts={counts} waiting={live.waiting} />
        </div>
      }
    >
      <h1 className="text-2xl">
        {Shown ? <span className="sr-only">{dashboard.title}: </span> : dashboard.title}
        {Shown && shown?.label}
      </h1>
      {!isStaff && (
        <p className="rounded-md border border-sun-400 bg-sun-50 px-5 py-4 text-sm">
          {dashboard.notStaff.text}
        </p>
      )}
      {Shown && staff ? (
        <PanelBoundary key={state.view}>
          <Shown view={view} me={staff} />
        </PanelBoundary>
      ) : (
        <RecordsView view={view} live={live} me={staff} />
      )}
      {bellIsOpen && staff && <BellPanel view={view} me={staff} onClose={() => setBellIsOpen(false)} />}
      {state.record && staff && (
        <RecordSheet
          key={state.record}
          table={state.table}
          id={state.record}
          view={view}
          me={staff}
          onSeen={live.markSeen}
          onClose={() => change({ record: null }, { replace: true })}
        />
      )}
    </DashboardLayout>
  );
}
