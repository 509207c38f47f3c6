import { useQuery } from '@tanstack/react-query';
import { Choice } from '~/dashboard/choice';
import { dashboard } from '~/dashboard/en';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { ExportButton } from '~/dashboard/list/export-button';
import { Pager } from '~/dashboard/list/pager';
import type { Readers } from '~/dashboard/url-state';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatNumber } from '~/lib/format';
import { AskAllAgain } from './ask-again';
import { subscriberWords as words } from './en';
import { type ReaderTotals, totalsOf } from './readers';
import { exportSubscribers, readerCountsQuery, subscribersQuery } from './subscriber-data';
import { SubscriberTable } from './subscriber-table';

/** Who asked for the newsletter, newest first, and whether they have confirmed it. */
export function SubscriberList({ view: { state, hrefOf, change } }: { view: DashboardView }) {
  const { readers, position } = state;
  const list = useQuery(subscribersQuery(readers, position));
  const counts = useQuery(readerCountsQuery);
  const totals = counts.data && totalsOf(counts.data);
  const rows = list.data?.rows ?? [];
  return (
    <section aria-labelledby="subscribers" className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="subscribers" className="text-xl tabular-nums">
          {totals ? words.count(formatNumber(totals.confirmed + totals.unconfirmed)) : words.list}
        </h2>
        {rows.length > 0 && <ExportButton read={() => exportSubscribers(readers)} one="subscriber" />}
      </div>
      {totals && totals.confirmed + totals.unconfirmed > 0 && (
        <Filter totals={totals} readers={readers} onChange={(chosen) => change({ readers: chosen })} />
      )}
      {totals && totals.toAsk > 0 && readers !== 'confirmed' && <AskAllAgain count={totals.toAsk} />}
      <div className="card overflow-hidden" aria-busy={list.isFetching}>
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...dashboard.empty.failed} onAction={() => void list.refetch()} />
        ) : rows.length > 0 ? (
          <SubscriberTable rows={rows} />
        ) : readers ? (
          <EmptyState {...words.noneOfThese} to={hrefOf({ readers: null })} />
        ) : (
          <EmptyState {...words.none} />
        )}
      </div>
      {list.data && <Pager page={list.data} hrefOf={hrefOf} />}
    </section>
  );
}

interface FilterProps {
  totals: ReaderTotals;
  readers: Readers | null;
  onChange(readers: Readers | null): void;
}

function Filter({ totals: { confirmed, unconfirmed }, readers, onChange }: FilterProps) {
  return (
    <div className="flex max-w-full overflow-x-auto">
      <Choice
        label={words.filter}
        options={[
          { value: 'all', text: words.all(formatNumber(confirmed + unconfirmed)) },
          { value: 'confirmed', text: words.confirmed(formatNumber(confirmed)) },
          { value: 'unconfirmed', text: words.unconfirmed(formatNumber(unconfirmed)) },
        ]}
        chosen={readers ?? 'all'}
        onChoose={(chosen) => onChange(chosen === 'all' ? null : (chosen as Readers))}
      />
    </div>
  );
}
