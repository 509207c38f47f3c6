import { Link } from 'react-router';
import { kindOf } from '~/dashboard/leads/kind-of';
import { useNow } from '~/dashboard/leads/use-now';
import { ReceivedAt } from '~/dashboard/records/received-at';
import type { DashboardView } from '~/dashboard/use-url-state';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { DeliveryState } from './delivery-state';
import { recipientOf, stateOf } from './delivery-words';
import { outboxWords as words } from './en';
import type { Delivery, ListedDelivery } from './outbox-data';
import { RetryButton } from './retry-button';

const icons = { email: 'mail', push: 'bell', webhook: 'share-2' } as const satisfies Record<
  Delivery['channel'],
  unknown
>;

interface DeliveryListProps {
  rows: ListedDelivery[];
  staff: ReadonlyMap<string, string>;
  view: DashboardView;
}

/** One line each where there is room; on a phone its parts below each other. */
export function DeliveryList({ rows, staff, view }: DeliveryListProps) {
  const now = useNow();
  return (
    <ul aria-label={words.list}>
      {rows.map((delivery) => {
        const to = recipientOf(delivery, staff);
        const what = words.templates[delivery.template];
        return (
          <li
            key={delivery.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-sand-100 px-4 py-3 last:border-0 sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_5.5rem_5.5rem]"
          >
            <div className="min-w-0 text-sm">
              <Recipient delivery={delivery} name={to} view={view} />
              <p className="flex items-center gap-1.5 text-xs text-ink-soft">
                <Icon name={icons[delivery.channel]} className="shrink-0" />
                {words.channels[delivery.channel]}: {what}
              </p>
            </div>
            <div className="min-w-0 max-md:order-3 max-md:col-span-2">
              <DeliveryState delivery={delivery} now={now} />
            </div>
            <p className="justify-self-end text-xs text-ink-soft">
              <ReceivedAt at={delivery.created_at} />
            </p>
            {stateOf(delivery) === 'failed' && (
              <div className="justify-self-end max-md:order-4 max-md:col-span-2 max-md:justify-self-start">
                <RetryButton id={delivery.id} label={words.retry} name={words.retryLabel(what, to)} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface RecipientProps {
  delivery: ListedDelivery;
  name: string;
  view: DashboardView;
}

/** A customer's name opens their request. */
function Recipient({ delivery: { customer }, name, view: { state, hrefOf } }: RecipientProps) {
  if (!customer)
    return (
      <p className="truncate font-bold">
        <bdi lang={languageOf(name)}>{name}</bdi>
      </p>
    );
  const { position } = state;
  return (
    <p className="truncate font-bold">
      <Link
        to={hrefOf({ table: kindOf(customer), view: state.view, record: customer.id, position })}
        preventScrollReset
        className="link pointer-coarse:py-3"
      >
        {name}
      </Link>{' '}
      <bdi lang={languageOf(customer.name)} className="font-normal">
        {customer.name}
      </bdi>
    </p>
  );
}
