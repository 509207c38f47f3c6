import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '~/dashboard/format-date-time';
import { kindOf } from '~/dashboard/leads/kind-of';
import { leadHref } from '~/dashboard/leads/lead-href';
import { useNow } from '~/dashboard/leads/use-now';
import { EmptyState } from '~/dashboard/list/empty-state';
import { sentenceCase } from '~/dashboard/records/format-value';
import type { DashboardView } from '~/dashboard/use-url-state';
import { Icon } from '~/ui/icon';
import { people } from './en';
import { timelineQuery } from './queries';
import { ShowMore } from './show-more';
import { type TimelineRow, timelineWords } from './timeline-words';

/** Requests, calls, notes and changes of everything a person asked for, newest first. */
export function PersonTimeline({ personId, view }: { personId: string; view: DashboardView }) {
  const list = useInfiniteQuery(timelineQuery(personId));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const now = useNow();
  return (
    <section aria-labelledby="timeline" className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <h3 id="timeline" className="text-sm font-bold">
        {people.person.timeline}
      </h3>
      {list.isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {people.loading}
        </p>
      )}
      {list.isError && rows.length === 0 && (
        <EmptyState {...people.empty.failed} onAction={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && (
        <p className="text-sm text-ink-soft">{people.person.nothing}</p>
      )}
      <ol className="grid grid-cols-1 gap-4 border-l-2 border-sand-200 pl-4 empty:hidden">
        {rows.map((row) => (
          <Entry
            key={`${row.event}-${row.id}`}
            row={row}
            to={leadHref(view, { id: row.lead_id, kind: row.kind })}
            now={now}
          />
        ))}
      </ol>
      <ShowMore list={list} />
    </section>
  );
}

function Entry({ row, to, now }: { row: TimelineRow; to: string; now: Date }) {
  const { icon, title, text } = timelineWords(row, now);
  return (
    <li className="grid grid-cols-1 gap-0.5 text-sm">
      <p className="flex min-w-0 items-center gap-2 font-semibold">
        <Icon name={icon} className="shrink-0 text-ink-soft" />
        <bdi className="min-w-0 break-words">{title}</bdi>
      </p>
      {text && (
        <p dir="auto" className="text-left break-words whitespace-pre-line">
          {text}
        </p>
      )}
      <p className="text-xs text-ink-soft">
        {row.author && `${row.author}, `}
        <time dateTime={row.created_at}>{formatDateTime(row.created_at)}</time>
        {' · '}
        <Link to={to} preventScrollReset className="link pointer-coarse:inline-block pointer-coarse:py-3">
          {sentenceCase(kindOf(row).one)}
        </Link>
      </p>
    </li>
  );
}
