import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kindOf } from '~/dashboard/leads/kind-of';
import type { Lead } from '~/dashboard/leads/lead';
import { leadHref } from '~/dashboard/leads/lead-href';
import { sentenceCase } from '~/dashboard/records/format-value';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { StatusBadge } from '~/dashboard/records/status-badge';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';
import { panelWords } from './en';
import { samePersonQuery } from './queries';

/** What else came in from the same phone number. */
export function SamePerson({ lead, view }: { lead: Lead; view: DashboardView }) {
  const { data: others } = useQuery(samePersonQuery(lead));
  const words = panelWords.samePerson;
  return (
    <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-sm font-bold">{words.title}</h3>
      {others?.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="card divide-y divide-sand-200 empty:hidden">
        {others?.map((other) => (
          <li key={other.id}>
            <Link
              to={leadHref(view, other)}
              replace
              preventScrollReset
              className="flex min-h-11 items-center gap-3 rounded-md px-4 py-2 text-sm hover:bg-panel-50"
            >
              <Icon name={kindOf(other).icon} className="shrink-0 text-panel-600" />
              <span className="min-w-0 flex-1 truncate font-semibold">
                {sentenceCase(kindOf(other).one)}
                <span className="ml-2 text-xs font-normal text-ink-soft">
                  <ReceivedAt at={other.created_at} />
                </span>
              </span>
              <StatusBadge status={other.status} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={view.hrefOf({ view: 'people', person: lead.person_id, record: null })}
        className="tool justify-self-start pointer-coarse:h-11"
      >
        <Icon name="users" className="text-panel-600" />
        {words.all}
      </Link>
    </section>
  );
}
