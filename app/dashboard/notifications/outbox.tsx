import { useQuery } from '@tanstack/react-query';
import { Choice } from '~/dashboard/choice';
import { dashboard } from '~/dashboard/en';
import { useOwners } from '~/dashboard/leads/use-owners';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { Pager } from '~/dashboard/list/pager';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { ViewProps } from '~/dashboard/view-props';
import { DeliveryList } from './delivery-list';
import { outboxWords as words } from './en';
import { CHANNELS, type Channel, OUTBOX_STATES } from './outbox-filter';
import { OutboxFigures } from './outbox-summary';
import { deliveriesQuery, summaryQuery } from './queries';
import { RetryButton } from './retry-button';
import { SendTest } from './send-test';

/** Every message: waiting, sent, or failed for good with the reason. */
export function Outbox({ view, me }: ViewProps) {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <section aria-labelledby="outbox" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="outbox" className="text-xl">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.intro}</p>
      </div>
      {summary && <OutboxFigures summary={summary} />}
      <SendTest me={me} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Filters view={view} />
        {summary && summary.failed > 0 && <RetryButton label={words.retryAll} />}
      </div>
      <Deliveries view={view} />
    </section>
  );
}

function Filters({ view: { state, change } }: { view: DashboardView }) {
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3">
      <Choice
        label={words.state}
        options={OUTBOX_STATES.map((value) => ({ value, text: words.states[value] }))}
        chosen={state.outbox}
        onChoose={(outbox) => change({ outbox }, { replace: true })}
      />
      <label className="grid gap-1 text-xs font-semibold text-ink-soft">
        {words.channel}
        <select
          value={state.channel ?? ''}
          onChange={({ target }) => change({ channel: (target.value as Channel) || null }, { replace: true })}
          className="tool text-ink"
        >
          <option value="">{words.allChannels}</option>
          {CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {words.channels[channel]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Deliveries({ view }: { view: DashboardView }) {
  const { state } = view;
  const filter = { state: state.outbox ?? 'all', channel: state.channel };
  const list = useQuery(deliveriesQuery(filter, state.position));
  const staff = useOwners(true);
  const rows = list.data?.rows ?? [];
  const isFiltered = filter.state !== 'all' || filter.channel !== null;
  return (
    <>
      <div className="card overflow-hidden" aria-busy={list.isPlaceholderData}>
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...dashboard.empty.failed} onAction={() => void list.refetch()} />
        ) : rows.length > 0 ? (
          <DeliveryList rows={rows} staff={staff} view={view} />
        ) : isFiltered ? (
          <EmptyState {...words.noMatch} to={view.hrefOf({ outbox: 'all', channel: null })} />
        ) : (
          <EmptyState {...words.none} />
        )}
      </div>
      {list.data && <Pager page={list.data} hrefOf={view.hrefOf} />}
    </>
  );
}
