import { Choice } from './choice';
import { DayInput } from './day-input';
import { dashboard } from './en';
import { type LeadFilter, NO_FILTER } from './leads/lead-filter';
import { CHART_DAYS } from './url-state';
import type { DashboardView } from './use-url-state';

const words = dashboard.period;

/** The time that a report is about: the last so many days, or from one day to another. */
export function PeriodChoice({ view: { state, change } }: { view: DashboardView }) {
  const { from, to } = state.filter;
  const isCustom = from !== null || to !== null;
  const choose = (filter: Partial<LeadFilter>) => change({ filter }, { replace: true });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Choice
        label={words.label}
        options={CHART_DAYS.map((value) => ({ value, text: words.days(value) }))}
        chosen={isCustom ? null : state.days}
        onChoose={(days) => change({ days, filter: NO_FILTER }, { replace: true })}
      />
      <div className="flex min-w-0 flex-wrap gap-3">
        <DayInput label={words.from} value={from} max={to} onChange={(day) => choose({ from: day })} />
        <DayInput label={words.to} value={to} min={from} onChange={(day) => choose({ to: day })} />
      </div>
    </div>
  );
}
