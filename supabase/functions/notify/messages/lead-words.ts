import { recordTables } from '../../../../app/leads/kinds.ts';
import { formatReference } from '../../../../app/leads/reference.ts';
import { paths } from '../../../../app/paths.ts';
import type { Lead, OutboxEvent } from '../message.ts';
import { oneLine } from './clean-text.ts';
import type { Site } from './site.ts';

type ShownLead = Pick<Lead, 'id' | 'kind' | 'name' | 'place' | 'phone' | 'reference'>;

const kindOf = ({ kind }: Pick<Lead, 'kind'>) => recordTables.find(({ table }) => table === kind);

/** "consultation" */
export const kindWord = (lead: Pick<Lead, 'kind'>) => kindOf(lead)?.one ?? 'request';

/** Opens the lead in the dashboard. */
export const leadLink = (lead: Pick<Lead, 'id' | 'kind'>, site: Site) =>
  `${site.url}${paths.dashboard}?tab=${kindOf(lead)?.tab}&record=${lead.id}`;

/** "Asha Rani, Gomti Nagar" */
export const nameAndPlace = ({ name, place }: Pick<Lead, 'name' | 'place'>) =>
  [oneLine(name, 80), oneLine(place, 80)].filter(Boolean).join(', ');

export const referenceWord = ({ reference }: Pick<Lead, 'reference'>) =>
  formatReference(oneLine(reference, 20));

/** One line of a list. */
export const leadLine = (lead: ShownLead) =>
  `${nameAndPlace(lead)} · ${kindWord(lead)} · ${oneLine(lead.phone, 20)} · ${referenceWord(lead)}`;

/** Whether there is still reason to tell it: the record is there, and the follow-up was not moved or done. */
export function isStillTrue({ type, due_at, lead }: OutboxEvent): boolean {
  if (!lead) return false;
  if (type !== 'follow-up-due') return true;
  return lead.is_open && lead.follow_up_at !== null && due_at !== null && sameTime(lead.follow_up_at, due_at);
}

const sameTime = (one: string, other: string) => new Date(one).getTime() === new Date(other).getTime();

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** 5 Nov, 4:30 pm, by India's clock. */
export const clock = (iso: string) => CLOCK.format(new Date(iso));
