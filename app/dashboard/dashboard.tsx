import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Icon } from '~/ui/icon';
import { Counters } from './counters';
import { RecordSheet } from './detail/record-sheet';
import { dashboard } from './en';
import { Insights } from './insights/insights';
import { countsQuery } from './insights/queries';
import { type Account, DashboardLayout } from './layout';
import { RecordsPanel } from './list/records-panel';
import { PanelBoundary } from './panel-boundary';
import { PANEL_ID, TabList, tabId } from './tab-list';
import { TestimonialSheet } from './testimonials/testimonial-sheet';
import { useLiveRecords } from './use-live-records';
import { useUrlState } from './use-url-state';

/** The lead desk. Who is not an admin gets the same layout with nothing in it. */
export function Dashboard({ account, isAdmin }: { account: Account; isAdmin: boolean }) {
  const view = useUrlState();
  const { state, change } = view;
  const { table } = state;
  const { waiting, fresh, showWaiting, markSeen } = useLiveRecords(isAdmin);
  const { data: counted = [] } = useQuery({ ...countsQuery, enabled: isAdmin });
  const counts = new Map(counted.map((count) => [count.table_name, count]));
  const [addsTestimonial, setAddsTestimonial] = useState(false);

  // Opening a tab shows what had come in for it.
  useEffect(() => showWaiting(table.table), [table.table, showWaiting]);
  const showNewest = () => {
    change({ search: '', status: null, position: { at: 'newest' } });
    showWaiting(table.table);
  };

  return (
    <DashboardLayout account={account} navigation={<TabList view={view} counts={counts} waiting={waiting} />}>
      <h1 className="text-2xl">{dashboard.title}</h1>
      {!isAdmin && (
        <p className="rounded-md border border-sun-400 bg-sun-50 px-5 py-4 text-sm">
          {dashboard.notAdmin.text}
        </p>
      )}
      <div className="grid gap-4 xl:grid-cols-[minmax(20rem,2fr)_3fr]">
        <PanelBoundary>
          <Counters view={view} counts={counts} isAdmin={isAdmin} />
        </PanelBoundary>
        <PanelBoundary>
          <Insights view={view} isAdmin={isAdmin} />
        </PanelBoundary>
      </div>
      <section id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(table.tab)} className="grid gap-3">
        <h2 className="mt-2 text-xl">{table.label}</h2>
        <PanelBoundary key={table.tab}>
          <RecordsPanel
            view={view}
            isAdmin={isAdmin}
            waiting={waiting[table.table] ?? 0}
            onShowWaiting={showNewest}
            fresh={fresh}
            actions={
              table.table === 'testimonials' && (
                <button type="button" className="tool tool-strong" onClick={() => setAddsTestimonial(true)}>
                  <Icon name="plus" />
                  Add testimonial
                </button>
              )
            }
          />
        </PanelBoundary>
      </section>
      {state.record && isAdmin && (
        <RecordSheet
          key={state.record}
          table={table}
          id={state.record}
          onSeen={markSeen}
          onClose={() => change({ record: null }, { replace: true })}
        />
      )}
      {addsTestimonial && <TestimonialSheet onAdded={showNewest} onClose={() => setAddsTestimonial(false)} />}
    </DashboardLayout>
  );
}
