import { whenWords } from '~/dashboard/leads/when';
import { formatDate } from '~/lib/format';
import { proposalWords } from './en';
import type { ListedProposal } from './proposal-data';

const words = proposalWords.list;

/** P-2026-0017, version 2; draft of version 3 */
export function numberWords({ number, version, draft_version, state }: ListedProposal): string {
  if (state === 'draft' || number === null) return words.notNumbered;
  const sent = `${number}, ${words.version(version)}`;
  return draft_version === null ? sent : `${sent}; ${words.draftToo(draft_version)}`;
}

/** What came of it so far, in a sentence or two. */
export function eventsOf(proposal: ListedProposal, now: Date): string[] {
  const { state, sent_at, opened, last_opened_at, answered_at, accepted_by, valid_until } = proposal;
  const when = (at: string) => whenWords(at, now);
  if (!sent_at) return [words.validUntil(formatDate(valid_until))];
  if (state === 'accepted' && answered_at) return [words.accepted(accepted_by ?? '', when(answered_at))];
  const looks = opened > 0 && last_opened_at ? words.opened(opened, when(last_opened_at)) : words.neverOpened;
  if (state === 'declined' && answered_at) return [words.declined(when(answered_at)), looks];
  return [words.sent(when(sent_at)), looks, words.validUntil(formatDate(valid_until))];
}
