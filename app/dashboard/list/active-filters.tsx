import { type LeadFilter, NO_FILTER } from '~/dashboard/leads/lead-filter';
import { Icon } from '~/ui/icon';
import { listWords } from './en';
import type { FilterWord } from './filter-words';

const words = listWords.filters;

interface ActiveFiltersProps {
  filter: LeadFilter;
  phrases: FilterWord[];
  onChange(filter: LeadFilter): void;
}

/** Each filter in words, with a way to take it away. */
export function ActiveFilters({ filter, phrases, onChange }: ActiveFiltersProps) {
  if (phrases.length === 0) return null;
  return (
    <ul aria-label={words.active} className="flex flex-wrap items-center gap-2">
      {phrases.map(({ key, text }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            aria-label={words.remove(text)}
            onClick={() => onChange({ ...filter, [key]: null })}
            className="flex h-9 max-w-full items-center gap-2 rounded-full bg-panel-100 pr-2 pl-3.5 text-xs font-semibold text-panel-800 hover:bg-panel-200 pointer-coarse:h-11"
          >
            <bdi className="truncate">{text}</bdi>
            <Icon name="x" className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(NO_FILTER)}
          className="link h-9 px-2 text-xs font-semibold pointer-coarse:h-11"
        >
          {words.clear}
        </button>
      </li>
    </ul>
  );
}
