import { kindOf } from '~/dashboard/leads/kind-of';
import { proposalIcons } from '~/dashboard/leads/proposal-activity';
import { sentenceCase } from '~/dashboard/records/format-value';
import { formatNumber } from '~/lib/format';
import type { IconName } from '~/ui/icons.generated';
import { type AlertEvent, MOST_EVENTS } from './alerts-data';
import { bellWords as words } from './en';

type Happened = Pick<AlertEvent, 'type' | 'kind'>;

/** What came in, that a follow-up is due, or what the customer did with a proposal. */
export const whatHappened = (event: Happened) =>
  event.type === 'lead-created' ? `New ${kindOf(event).one}` : words.happened[event.type];

export function iconOf(event: Happened): IconName {
  if (event.type === 'lead-created') return kindOf(event).icon;
  return event.type === 'follow-up-due' ? 'clock' : proposalIcons[event.type];
}

/** 99+ at most. */
export const unreadWords = (unread: number) =>
  unread >= MOST_EVENTS ? `${MOST_EVENTS - 1}+` : String(unread);

export const countUnread = (events: AlertEvent[]) => events.filter(({ is_unread }) => is_unread).length;

/** What is said aloud of events that have just come, however many; nothing where none is unread. */
export function announcementOf(events: AlertEvent[], after: number): string {
  const fresh = events.filter(({ id, is_unread }) => is_unread && id > after);
  const [newest] = fresh;
  if (!newest) return '';
  return fresh.length === 1
    ? words.one(sentenceCase(whatHappened(newest)), newest.name)
    : words.many(formatNumber(fresh.length));
}
