import { useQuery } from '@tanstack/react-query';
import { useNow } from '~/dashboard/leads/use-now';
import { DeliveryState } from './delivery-state';
import { outboxWords, testWords as words } from './en';
import { testRunQuery } from './queries';

/** A sender that runs has looked by then. */
const SOON_MS = 15_000;

/** What becomes of a test, as it happens. */
export function TestResult({ eventId, sentAt }: { eventId: number; sentAt: number }) {
  const { data: run, dataUpdatedAt } = useQuery(testRunQuery(eventId));
  const now = useNow();
  const isLate = !run?.isNoticed && dataUpdatedAt - sentAt > SOON_MS;
  return (
    <div role="status" className="grid w-full gap-2 text-sm">
      {!run?.isNoticed && <p>{isLate ? words.nobody : words.waiting}</p>}
      {run?.isOver && run.deliveries.length === 0 && <p>{words.noChannel}</p>}
      <ul className="grid gap-2">
        {run?.deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{outboxWords.channels[delivery.channel]}</span>
            <DeliveryState delivery={delivery} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}
