import { kindOf } from '~/dashboard/leads/kind-of';
import { sentenceCase } from '~/dashboard/records/format-value';
import { formatNumber } from '~/lib/format';
import { type AlertEvent, MOST_EVENTS } from './alerts-data';
import { bellWords as words } from './en';

/** Consultation, or that a follow-up is due. */
export const whatHappened = (event: Pick<AlertEvent, 'type' | 'kind'>) =>
  event.type === 'follow-up-due' ? words.followUp : `New ${kindOf(event).one}`;

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
