import type { RecordTable } from '~/leads/kind';
import type { IconName } from '~/ui/icons.generated';
import { listWords } from './en';

const { assign, followUp, status } = listWords.bulk;

export interface BulkAction {
  type: 'assign' | 'follow-up' | 'status';
  icon: IconName;
  words: { open: string; title(count: number): string; label: string; submit: string };
}

const actions: BulkAction[] = [
  { type: 'assign', icon: 'user-plus', words: assign },
  { type: 'follow-up', icon: 'clock', words: followUp },
  { type: 'status', icon: 'check', words: status },
];

export const actionsFor = ({ statusIsFixed }: RecordTable) =>
  actions.filter(({ type }) => type !== 'status' || !statusIsFixed);
