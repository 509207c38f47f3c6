import type { ProposalState } from '~/dashboard/url-state';
import type { StateTotal } from './proposal-data';

const DECIDED: ProposalState[] = ['accepted', 'declined', 'expired', 'withdrawn'];

/** What was won of what was decided, one way or another; what waits for an answer is neither. */
export function winRate(totals: readonly StateTotal[]): { won: number; decided: number } {
  const count = (states: ProposalState[]) =>
    totals.filter(({ state }) => states.includes(state)).reduce((sum, { proposals }) => sum + proposals, 0);
  return { won: count(['accepted']), decided: count(DECIDED) };
}
