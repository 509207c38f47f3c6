import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ViewProps } from '~/dashboard/view-props';
import { alertWords as words } from './en';
import { MyAlerts } from './my-alerts';
import { Outbox } from './outbox';
import { countWords } from './outbox-summary';
import { summaryQuery } from './queries';

/** Everybody's own alerts; for admins the outbox as well. */
export function NotificationsView({ view, me }: ViewProps) {
  const isAdmin = me.role === 'admin';
  const showsOutbox = isAdmin && view.state.outbox !== null;
  return (
    <>
      {isAdmin && <Parts view={view} />}
      {showsOutbox ? <Outbox view={view} me={me} /> : <MyAlerts me={me} />}
    </>
  );
}

function Parts({ view: { state, hrefOf } }: Pick<ViewProps, 'view'>) {
  const { data: summary } = useQuery(summaryQuery);
  const parts = [
    { label: words.mine, outbox: null, isCurrent: state.outbox === null },
    { label: words.outbox, outbox: 'all' as const, isCurrent: state.outbox !== null },
  ];
  return (
    <nav aria-label={words.parts}>
      <ul className="flex gap-1 border-b border-sand-300">
        {parts.map(({ label, outbox, isCurrent }) => (
          <li key={label}>
            <Link
              to={hrefOf({ outbox, channel: null })}
              aria-current={isCurrent ? 'page' : undefined}
              className={`-mb-px flex h-11 items-center gap-2 border-b-2 px-3 text-sm font-semibold ${
                isCurrent ? 'border-panel-600 text-ink' : 'border-transparent text-ink-soft hover:text-ink'
              }`}
            >
              {label}
              {outbox && summary && summary.failed > 0 && (
                <span className="rounded-full bg-danger-700 px-2 text-xs/5 font-bold text-white">
                  {words.failedCount(countWords(summary.failed))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
