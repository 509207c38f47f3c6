import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DayInput } from '~/dashboard/day-input';
import type { LeadKind, Staff } from '~/dashboard/leads/lead';
import { DUE, type LeadFilter } from '~/dashboard/leads/lead-filter';
import type { Owners } from '~/dashboard/records/export-records';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { listWords } from './en';
import { sourcesQuery } from './sources-query';

const words = listWords.filters;

interface ListFiltersProps {
  id: string;
  view: DashboardView;
  me: Staff;
  owners: Owners;
}

/** Which leads the list shows: whose, due when, from where, received when. */
export function ListFilters({ id, view: { state, change }, me, owners }: ListFiltersProps) {
  const { filter, table } = state;
  const { data: sources = [] } = useQuery(sourcesQuery(table.table as LeadKind));
  const set = (part: Partial<LeadFilter>) => change({ filter: part });
  const others = [...owners].filter(([staffId]) => staffId !== me.id);
  const isRare = filter.source !== null && sources.every(({ source }) => source !== filter.source);
  return (
    <fieldset id={id} className="card grid gap-3 p-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
      <legend className="sr-only">{words.toggle}</legend>
      <Choice label={words.owner} value={filter.owner} onChoose={(owner) => set({ owner })}>
        <option value={me.id}>{words.me}</option>
        <option value="none">{words.nobody}</option>
        {others.map(([staffId, name]) => (
          <option key={staffId} value={staffId}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={words.due}
        value={filter.due}
        onChoose={(chosen) => set({ due: DUE.find((due) => due === chosen) ?? null })}
      >
        {DUE.map((due) => (
          <option key={due} value={due}>
            {words.dues[due]}
          </option>
        ))}
      </Choice>
      <Choice label={words.source} value={filter.source} onChoose={(source) => set({ source })}>
        {isRare && <option value={filter.source ?? ''}>{filter.source}</option>}
        {sources.map(({ source, leads }) => (
          <option key={source} value={source}>
            {`${source} (${formatNumber(leads)})`}
          </option>
        ))}
      </Choice>
      <DayInput label={words.from} value={filter.from} max={filter.to} onChange={(from) => set({ from })} />
      <DayInput label={words.to} value={filter.to} min={filter.from} onChange={(to) => set({ to })} />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  onChoose(value: string | null): void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="grid gap-1 text-xs font-semibold text-ink-soft">
      {label}
      <span className="tool relative">
        <select
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
          className="h-full w-full min-w-0 appearance-none truncate bg-transparent pr-6 font-semibold text-ink outline-none"
        >
          <option value="">{words.any}</option>
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3" />
      </span>
    </label>
  );
}
