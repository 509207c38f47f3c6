import { whenWords } from '~/dashboard/leads/when';
import { formatReference } from '~/leads/reference';
import { outboxWords as words } from './en';
import type { Delivery, ListedDelivery } from './outbox-data';

export type State = 'waiting' | 'sent' | 'failed';

export function stateOf({ sent_at, failed_at }: Pick<Delivery, 'sent_at' | 'failed_at'>): State {
  if (failed_at) return 'failed';
  return sent_at ? 'sent' : 'waiting';
}

/** Times are shown to the minute, and two clocks differ by seconds. */
const MINUTE_MS = 60_000;

/** 3 tries, next try today at 6:00 pm */
export function progressWords(delivery: Delivery, now: Date): string {
  const { attempts, due_at } = delivery;
  const parts = attempts > 0 ? [words.attempts(attempts)] : [];
  if (stateOf(delivery) === 'waiting') {
    const when = whenWords(due_at, now);
    const isDue = Date.parse(due_at) <= now.getTime() + MINUTE_MS;
    parts.push(isDue ? words.dueNow : attempts > 0 ? words.nextTry(when) : words.goesOut(when));
  }
  return parts.join(', ');
}

/** Asha, Customer K7M2Q-9XD4T, Newsletter subscriber, Webhook */
export function recipientOf(delivery: ListedDelivery, staff: ReadonlyMap<string, string>): string {
  const { staff_id, lead_id, subscriber_id, customer } = delivery;
  const { recipients } = words;
  if (staff_id) return staff.get(staff_id) ?? recipients.someone;
  if (customer) return `${recipients.customer} ${formatReference(customer.reference)}`;
  if (lead_id) return recipients.customer;
  return subscriber_id ? recipients.subscriber : recipients.webhook;
}
