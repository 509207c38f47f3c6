import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { leadHref } from '~/dashboard/leads/lead-href';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { Sheet } from '~/dashboard/sheet';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { ViewProps } from '~/dashboard/view-props';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import type { AlertEvent } from './alerts-data';
import { bellWords as words } from './en';
import { iconOf, whatHappened } from './event-words';
import { myEventsQuery } from './queries';
import { useMarkSeen } from './use-mark-seen';

const SHOWN = 30;

interface BellPanelProps extends ViewProps {
  onClose(): void;
}

/** The newest events. Opening it marks all as seen, on every device; what was unread keeps its mark until it is closed. */
export function BellPanel({ view, me, onClose }: BellPanelProps) {
  const list = useQuery({ ...myEventsQuery, refetchOnMount: 'always' });
  const events = list.data ?? [];
  const marked = useMarked(events);
  useMarkSeen(me.id, events);
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div className="card overflow-hidden">
        {list.isPending ? (
          <ListSkeleton />
        ) : list.isError ? (
          <EmptyState {...words.failed} onAction={() => void list.refetch()} />
        ) : events.length === 0 ? (
          <EmptyState {...words.none} />
        ) : (
          <ul>
            {events.slice(0, SHOWN).map((event) => (
              <Item
                key={event.id}
                event={event}
                isUnread={marked.has(event.id)}
                href={hrefOf(event, view)}
                onOpen={onClose}
              />
            ))}
          </ul>
        )}
      </div>
      <Link
        to={view.hrefOf({ view: 'notifications', search: '', person: null, outbox: null })}
        onClick={onClose}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {words.settings}
      </Link>
    </Sheet>
  );
}

/** Those that were unread at any moment since the panel opened. */
function useMarked(events: AlertEvent[]): ReadonlySet<number> {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const fresh = events.filter(({ id, is_unread }) => is_unread && !marked.has(id));
  if (fresh.length > 0) setMarked(new Set([...marked, ...fresh.map(({ id }) => id)]));
  return marked;
}

/** A proposal has a page of its own; a lead opens above the view. */
const hrefOf = ({ proposal_id, lead_id, kind }: AlertEvent, view: DashboardView) =>
  proposal_id
    ? view.hrefOf({ view: 'proposals', proposal: proposal_id, compose: null, record: null, search: '' })
    : leadHref(view, { id: lead_id, kind });

interface ItemProps {
  event: AlertEvent;
  isUnread: boolean;
  href: string;
  onOpen(): void;
}

function Item({ event, isUnread, href, onOpen }: ItemProps) {
  return (
    <li className="border-b border-sand-100 last:border-0">
      <Link
        to={href}
        preventScrollReset={!event.proposal_id}
        onClick={onOpen}
        className={`flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sand-100 ${isUnread ? 'bg-sun-50' : ''}`}
      >
        <Icon name={iconOf(event)} className="shrink-0 text-panel-600" />
        <span className="grid min-w-0 flex-1">
          <bdi
            lang={languageOf(event.name)}
            className={`truncate ${isUnread ? 'font-bold' : 'font-semibold'}`}
          >
            {event.name}
          </bdi>
          <span className="text-xs wrap-anywhere text-ink-soft">
            {whatHappened(event)}
            {event.place && (
              <>
                , <bdi>{event.place}</bdi>
              </>
            )}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1 text-xs text-ink-soft">
          <ReceivedAt at={event.created_at} />
          {isUnread && (
            <span className="rounded-full bg-sun-400 px-2 font-bold text-panel-950">{words.unread}</span>
          )}
        </span>
      </Link>
    </li>
  );
}
