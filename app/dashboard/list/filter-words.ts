import type { LeadFilter } from '~/dashboard/leads/lead-filter';
import type { Owners } from '~/dashboard/records/export-records';
import { formatDate } from '~/lib/format';
import { listWords } from './en';

const words = listWords.filters;

export interface FilterWord {
  key: keyof LeadFilter;
  text: string;
}

/** What the list is filtered by, one phrase a filter. */
export function filterWords(filter: LeadFilter, owners: Owners, myId: string): FilterWord[] {
  const { owner, due, source, from, to } = filter;
  const phrases: (FilterWord | false | null)[] = [
    owner !== null && { key: 'owner', text: `${words.owner}: ${ownerWord(owner, owners, myId)}` },
    due && { key: 'due', text: `${words.due}: ${words.dues[due].toLowerCase()}` },
    source !== null && { key: 'source', text: `${words.source}: ${source}` },
    from !== null && { key: 'from', text: `${words.from} ${formatDate(from)}` },
    to !== null && { key: 'to', text: `${words.to} ${formatDate(to)}` },
  ];
  return phrases.filter((phrase) => phrase !== false && phrase !== null);
}

function ownerWord(owner: string, owners: Owners, myId: string): string {
  if (owner === 'none') return words.nobody.toLowerCase();
  if (owner === myId) return words.me.toLowerCase();
  return owners.get(owner) ?? words.formerStaff.toLowerCase();
}
