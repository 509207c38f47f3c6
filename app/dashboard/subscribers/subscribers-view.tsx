import { useQuery } from '@tanstack/react-query';
import { dashboard } from '~/dashboard/en';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { ExportButton } from '~/dashboard/list/export-button';
import { Pager } from '~/dashboard/list/pager';
import { ReceivedAt } from '~/dashboard/records/received-at';
import type { ViewProps } from '~/dashboard/view-props';
import { formatNumber } from '~/lib/format';
import { subscriberWords } from './en';
import {
  exportSubscribers,
  type Subscriber,
  subscriberCountQuery,
  subscribersQuery,
} from './subscriber-data';

/** Who asked for the newsletter, newest first. */
export function SubscribersView({ view: { state, hrefOf } }: ViewProps) {
  const list = useQuery(subscribersQuery(state.position));
  const { data: count } = useQuery(subscriberCountQuery);
  const rows = list.data?.rows ?? [];
  return (
    <section aria-labelledby="subscribers" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="subscribers" className="text-xl tabular-nums">
          {count === undefined ? subscriberWords.list : subscriberWords.count(formatNumber(count))}
        </h2>
        {rows.length > 0 && <ExportButton read={exportSubscribers} one="subscriber" />}
      </div>
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...dashboard.empty.failed} onAction={() => void list.refetch()} />
        ) : rows.length > 0 ? (
          <SubscriberTable rows={rows} />
        ) : (
          <EmptyState {...subscriberWords.none} />
        )}
      </div>
      {list.data && <Pager page={list.data} hrefOf={hrefOf} />}
    </section>
  );
}

function SubscriberTable({ rows }: { rows: Subscriber[] }) {
  const { caption, email, language, subscribed, languages } = subscriberWords;
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-sand-200 text-xs text-ink-soft">
          <th scope="col" className="py-2.5 pr-3 pl-4 font-semibold sm:pl-5">
            {email}
          </th>
          <th scope="col" className="w-20 py-2.5 pr-3 font-semibold sm:w-32">
            {language}
          </th>
          <th scope="col" className="w-26 py-2.5 pr-4 font-semibold sm:w-36 sm:pr-5">
            {subscribed}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="h-12 border-b border-sand-100 last:border-0">
            <th scope="row" className="py-1.5 pr-3 pl-4 font-semibold break-words sm:pl-5">
              <bdi>{row.email}</bdi>
            </th>
            <td className="py-1.5 pr-3">{languages[row.locale]}</td>
            <td className="py-1.5 pr-4 text-ink-soft sm:pr-5">
              <ReceivedAt at={row.created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
