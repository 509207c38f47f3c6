import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { dashboard } from '~/dashboard/en';
import type { Lead } from '~/dashboard/leads/lead';
import { LeadCard } from '~/dashboard/leads/lead-card';
import { useNow } from '~/dashboard/leads/use-now';
import { dueWords, waitingWords } from '~/dashboard/leads/when';
import type { ViewProps } from '~/dashboard/view-props';
import { formatNumber } from '~/lib/format';
import { todayWords } from './en';
import { sectionQuery } from './queries';
import type { SectionName } from './sections';
import { useKeepFocus } from './use-keep-focus';

const FIRST = 10;
const MORE = 20;

/** One of today's lists. */
export function TodaySection({ name, view, me }: ViewProps & { name: SectionName }) {
  const headingId = useId();
  const [limit, setLimit] = useState(FIRST);
  const { title, empty } = todayWords.sections[name];
  const section = useQuery(sectionQuery(name, view.state.mine ? me.id : null, limit));
  const { leads = [], total = 0 } = section.data ?? {};
  const focus = useKeepFocus(leads.length);
  const left = total - leads.length;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={section.isFetching}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <h2 id={headingId} ref={focus.headingRef} tabIndex={-1} className="flex items-baseline gap-2 text-lg">
        {title}
        <Total count={total} isKnown={section.isSuccess} />
      </h2>
      {section.isPending ? (
        <Note role="status">{dashboard.loading}</Note>
      ) : section.isError ? (
        <Note role="alert">
          {todayWords.failed.text}
          <button type="button" className="tool" onClick={() => void section.refetch()}>
            {todayWords.failed.action}
          </button>
        </Note>
      ) : leads.length === 0 ? (
        <Note>{empty}</Note>
      ) : (
        <ul {...focus.listProps} className="card divide-y divide-sand-200">
          {leads.map((lead) => (
            <li key={lead.id}>
              <LeadCard lead={lead} view={view} me={me} when={<When name={name} lead={lead} />} />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <button
          type="button"
          className="tool justify-self-start"
          disabled={section.isPlaceholderData}
          onClick={() => setLimit(limit + MORE)}
        >
          {section.isPlaceholderData ? todayWords.loadingMore : todayWords.more(formatNumber(left))}
        </button>
      )}
    </section>
  );
}

function Total({ count, isKnown }: { count: number; isKnown: boolean }) {
  if (!isKnown || count === 0) return null;
  return <span className="text-sm font-semibold text-ink-soft tabular-nums">{formatNumber(count)}</span>;
}

function Note({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div
      role={role}
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-sand-200 px-4 py-3 text-sm text-ink-soft"
    >
      {children}
    </div>
  );
}

function When({ name, lead }: { name: SectionName; lead: Lead }) {
  const now = useNow();
  if (name === 'unowned' || name === 'waiting')
    return (
      <span className={name === 'waiting' ? 'text-sun-700' : ''}>{waitingWords(lead.created_at, now)}</span>
    );
  const { text, isLate } = dueWords(lead.follow_up_at ?? '', now);
  return <span className={isLate ? 'text-danger-700' : ''}>{text}</span>;
}
