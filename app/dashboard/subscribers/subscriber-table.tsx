import { ReceivedAt } from '~/dashboard/records/received-at';
import { Icon } from '~/ui/icon';
import { AskOneAgain } from './ask-again';
import { subscriberWords as words } from './en';
import { canBeAsked } from './readers';
import type { Subscriber } from './subscriber-data';

export function SubscriberTable({ rows }: { rows: Subscriber[] }) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b border-sand-200 text-xs text-ink-soft">
          <th scope="col" className="py-2.5 pr-3 pl-4 font-semibold sm:pl-5">
            {words.email}
          </th>
          <th scope="col" className="w-32 py-2.5 pr-4 font-semibold sm:w-60 sm:pr-3">
            {words.state}
          </th>
          <th scope="col" className="hidden w-24 py-2.5 pr-3 font-semibold md:table-cell">
            {words.language}
          </th>
          <th scope="col" className="hidden w-36 py-2.5 pr-5 font-semibold sm:table-cell">
            {words.subscribed}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="h-12 border-b border-sand-100 last:border-0">
            <th scope="row" className="py-1.5 pr-3 pl-4 font-semibold break-words sm:pl-5">
              <bdi>{row.email}</bdi>
            </th>
            <td className="py-1.5 pr-4 sm:pr-3">
              <State subscriber={row} />
              <span className="block text-xs text-ink-soft md:hidden">
                {words.languages[row.locale]}
                <span className="sm:hidden">
                  {' · '}
                  <ReceivedAt at={row.created_at} />
                </span>
              </span>
            </td>
            <td className="hidden py-1.5 pr-3 md:table-cell">{words.languages[row.locale]}</td>
            <td className="hidden py-1.5 pr-5 text-ink-soft sm:table-cell">
              <ReceivedAt at={row.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ subscriber }: { subscriber: Subscriber }) {
  if (subscriber.confirmed_at)
    return (
      <span className="flex items-center gap-2 text-leaf-700">
        <Icon name="check" />
        {words.states.confirmed}
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-soft">{words.states.unconfirmed}</span>
      {canBeAsked(subscriber) && <AskOneAgain subscriber={subscriber} />}
    </span>
  );
}
