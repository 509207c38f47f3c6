import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Icon } from '~/ui/icon';
import { Counters } from './counters';
import { Insights } from './insights/insights';
import { countsQuery } from './insights/queries';
import type { Staff } from './leads/lead';
import { NO_FILTER } from './leads/lead-filter';
import { RecordsPanel } from './list/records-panel';
import { PanelBoundary } from './panel-boundary';
import { PANEL_ID, tabId } from './tab-list';
import { TestimonialSheet } from './testimonials/testimonial-sheet';
import type { LiveRecords } from './use-live-records';
import type { DashboardView } from './use-url-state';

interface RecordsViewProps {
  view: DashboardView;
  live: LiveRecords;
  me: Staff | null;
}

/** The figures and the seven lists. */
export function RecordsView({ view, live, me }: RecordsViewProps) {
  const isStaff = me !== null;
  const isAdmin = me?.role === 'admin';
  const { state, change } = view;
  const { table } = state;
  const { waiting, fresh, showWaiting } = live;
  const { data: counted = [] } = useQuery({ ...countsQuery, enabled: isStaff });
  const counts = new Map(counted.map((count) => [count.table_name, count]));
  const [addsTestimonial, setAddsTestimonial] = useState(false);

  // Opening a tab shows what had come in for it.
  useEffect(() => showWaiting(table.table), [table.table, showWaiting]);
  const showNewest = () => {
    change({ search: '', status: null, filter: NO_FILTER });
    showWaiting(table.table);
  };

  return (
    <>
      <div className="grid gap-4 xl:grid-cols-[minmax(20rem,2fr)_3fr]">
        <PanelBoundary>
          <Counters view={view} counts={counts} isStaff={isStaff} />
        </PanelBoundary>
        <PanelBoundary>
          <Insights view={view} isStaff={isStaff} />
        </PanelBoundary>
      </div>
      <section id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(table.tab)} className="grid gap-3">
        <h2 className="mt-2 text-xl">{table.label}</h2>
        <PanelBoundary key={table.tab}>
          <RecordsPanel
            view={view}
            me={me}
            waiting={waiting[table.table] ?? 0}
            onShowWaiting={showNewest}
            fresh={fresh}
            actions={
              isAdmin &&
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
      {addsTestimonial && <TestimonialSheet onAdded={showNewest} onClose={() => setAddsTestimonial(false)} />}
    </>
  );
}
