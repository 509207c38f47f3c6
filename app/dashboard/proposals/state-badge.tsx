import type { ProposalState } from '~/dashboard/url-state';
import { proposalWords } from './en';

const tones: Record<ProposalState, string> = {
  draft: 'bg-ink/8 text-ink-soft',
  sent: 'bg-panel-100 text-panel-700',
  accepted: 'bg-leaf-100 text-leaf-700',
  declined: 'bg-danger-100 text-danger-700',
  expired: 'bg-sun-100 text-sun-700',
  withdrawn: 'bg-ink/8 text-ink-soft',
};

export function StateBadge({ state }: { state: ProposalState }) {
  return (
    <span
      className={`inline-block rounded-full px-3 py-1 text-xs font-bold whitespace-nowrap ${tones[state]}`}
    >
      {proposalWords.states[state]}
    </span>
  );
}
