import { formatNumber } from '../../../../app/lib/format.ts';
import type { OutboxEvent } from '../message.ts';

/** ₹1,41,199.04, of paise. */
export function rupees(paise: number): string {
  const rest = paise % 100;
  return `₹${formatNumber(Math.floor(paise / 100))}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** “Proposal accepted”, for the office. */
export function proposalWord({ type }: Pick<OutboxEvent, 'type'>): string {
  if (type === 'proposal-accepted') return 'Proposal accepted';
  return type === 'proposal-declined' ? 'Proposal declined' : 'Question about a proposal';
}
