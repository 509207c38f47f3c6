import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kindOf } from '~/dashboard/leads/kind-of';
import type { Lead } from '~/dashboard/leads/lead';
import { leadHref } from '~/dashboard/leads/lead-href';
import { EmptyState } from '~/dashboard/list/empty-state';
import { sentenceCase } from '~/dashboard/records/format-value';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { StatusBadge } from '~/dashboard/records/status-badge';
import type { DashboardView } from '~/dashboard/use-url-state';
import { formatReference } from '~/leads/reference';
import { Icon } from '~/ui/icon';
import { people } from './en';
import { requestsQuery } from './queries';
import { ShowMore } from './show-more';

export function PersonRequests({ personId, view }: { personId: string; view: DashboardView }) {
  const list = useInfiniteQuery(requestsQuery(personId));
  const leads = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <section aria-labelledby="requests" className="card grid grid-cols-1 gap-2 p-4 sm:p-5">
      <h3 id="requests" className="text-sm font-bold">
        {people.person.requests}
      </h3>
      {list.isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {people.loading}
        </p>
      )}
      {list.isError && leads.length === 0 && (
        <EmptyState {...people.empty.failed} onAction={() => void list.refetch()} />
      )}
      <ul className="grid grid-cols-1 empty:hidden">
        {leads.map((lead) => (
          <Request key={lead.id} lead={lead} to={leadHref(view, lead)} />
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  );
}

function Request({ lead, to }: { lead: Lead; to: string }) {
  const { icon, one } = kindOf(lead);
  return (
    <li className="relative -mx-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm px-2 py-2.5 focus-within:bg-panel-50 hover:bg-panel-50">
      <Icon name={icon} className="text-ink-soft" />
      <Link
        to={to}
        preventScrollReset
        className="text-sm font-semibold outline-none after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-panel-600"
      >
        {sentenceCase(one)}
        <span className="sr-only"> {formatReference(lead.reference)}</span>
      </Link>
      <span className="text-xs text-ink-soft">
        <ReceivedAt at={lead.created_at} />
        <span className="tabular-nums" aria-hidden="true">
          {' · '}
          {formatReference(lead.reference)}
        </span>
      </span>
      <span className="ml-auto">
        <StatusBadge status={lead.status} />
      </span>
    </li>
  );
}
