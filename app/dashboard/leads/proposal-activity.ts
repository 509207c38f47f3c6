import type { IconName } from '~/ui/icons.generated';
import { leadWords } from './en';
import type { Activity } from './lead';

type ProposalActivity = Extract<Activity['type'], `proposal-${string}`>;

/** What the database notes of a proposal in its lead's history. */
interface Noted {
  number?: string;
  version?: number;
  /** Who accepted it. */
  name?: string;
  /** Why it was declined. */
  reason?: string | null;
  /** What was asked. */
  body?: string;
}

export const proposalIcons: Record<ProposalActivity, IconName> = {
  'proposal-sent': 'file-text',
  'proposal-withdrawn': 'file-text',
  'proposal-accepted': 'check',
  'proposal-declined': 'x',
  'proposal-asked': 'message-circle',
};

export const isProposalActivity = (type: string): type is ProposalActivity => type.startsWith('proposal-');

/** “Proposal accepted”, and of which, by whom, why or what in a line each. */
export function proposalActivityWords(type: ProposalActivity, detail: unknown) {
  const { number, version, name, reason, body } = (detail ?? {}) as Noted;
  const lines = [number && `${number}, version ${version}`, name, reason, body];
  return { title: leadWords.proposals[type], lines: lines.filter((line) => typeof line === 'string') };
}
