import { ReceivedAt } from '~/dashboard/records/received-at';
import { Icon } from '~/ui/icon';
import { progressWords, type State, stateOf } from './delivery-words';
import { outboxWords as words } from './en';
import type { Delivery } from './outbox-data';

const looks = {
  waiting: { icon: 'clock', className: 'text-ink-soft' },
  sent: { icon: 'check', className: 'text-leaf-700' },
  failed: { icon: 'circle-alert', className: 'text-danger-700' },
} as const satisfies Record<State, unknown>;

/** What became of a message: its state, the tries so far and why the last went wrong. */
export function DeliveryState({ delivery, now }: { delivery: Delivery; now: Date }) {
  const state = stateOf(delivery);
  const { icon, className } = looks[state];
  const settledAt = delivery.sent_at ?? delivery.failed_at;
  const progress = progressWords(delivery, now);
  return (
    <div className="grid min-w-0 gap-0.5 text-xs text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-1.5">
        <Icon name={icon} className={className} />
        <span className={`font-bold ${className}`}>{words.states[state]}</span>
        {settledAt && <ReceivedAt at={settledAt} />}
        {progress && <span>· {progress}</span>}
      </p>
      {delivery.error && state !== 'sent' && (
        <p dir="auto" className="wrap-anywhere text-danger-700">
          {delivery.error}
        </p>
      )}
    </div>
  );
}
