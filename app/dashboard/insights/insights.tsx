import { useState } from 'react';
import { Choice } from '~/dashboard/choice';
import { CHART_DAYS } from '~/dashboard/url-state';
import { useMediaQuery } from '~/dashboard/use-media-query';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';
import { LeadsChart } from './leads-chart';
import { StatusChart } from './status-chart';

const charts = [
  { value: 'leads', text: 'Leads per day' },
  { value: 'statuses', text: 'Statuses' },
] as const;

interface InsightsProps {
  view: DashboardView;
  isStaff: boolean;
}

/** Beside the counters where there is room; on a phone folded away, so that the list stays near the top. */
export function Insights(props: InsightsProps) {
  const roomy = useMediaQuery('(min-width: 48rem)');
  if (roomy) {
    return (
      <div className="card">
        <Charts {...props} />
      </div>
    );
  }
  return (
    <details className="group card">
      <summary className="flex min-h-12 items-center gap-2 px-4 text-sm font-bold">
        <Icon name="chart-column" className="text-panel-600" />
        Trends
        <Icon name="chevron-down" className="ml-auto group-open:rotate-180" />
      </summary>
      <Charts {...props} />
    </details>
  );
}

function Charts({ view: { state, change }, isStaff }: InsightsProps) {
  const [chart, setChart] = useState<'leads' | 'statuses'>('leads');
  const Chart = chart === 'leads' ? LeadsChart : StatusChart;
  return (
    <section aria-label="Trends" className="grid content-start gap-4 p-4 max-md:pt-0 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Choice label="Chart" options={charts} chosen={chart} onChoose={(name) => setChart(name)} />
        <Choice
          label="Period"
          options={CHART_DAYS.map((value) => ({ value, text: `${value} days` }))}
          chosen={state.days}
          onChoose={(days) => change({ days }, { replace: true })}
        />
      </div>
      <Chart days={state.days} enabled={isStaff} />
    </section>
  );
}
