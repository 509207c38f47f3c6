import { dashboard } from '~/dashboard/en';
import { formatDateTime } from '~/dashboard/format-date-time';
import type { Staff } from '~/dashboard/leads/lead';
import { nameOfStaff } from '~/dashboard/leads/staff-name';
import { languageOf } from '~/lib/language-of';
import { panelWords } from './en';
import type { TimelineEntry } from './timeline';

interface LeadTimelineProps {
  entries: TimelineEntry[] | undefined;
  isError: boolean;
  onRetry(): void;
  staff: Staff[];
}

/** Calls, notes and changes of a lead, newest first. */
export function LeadTimeline({ entries, isError, onRetry, staff }: LeadTimelineProps) {
  const words = panelWords.timeline;
  return (
    <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-sm font-bold">{words.title}</h3>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {words.failed}
          <button type="button" className="tool" onClick={onRetry}>
            {words.retry}
          </button>
        </div>
      )}
      {!entries && !isError && (
        <p role="status" className="text-sm text-ink-soft">
          {dashboard.loading}
        </p>
      )}
      {entries?.length === 0 && <p className="text-sm text-ink-soft">{words.empty}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-sand-200 pl-4 empty:hidden">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} staff={staff} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, staff }: { entry: TimelineEntry; staff: Staff[] }) {
  const { kind, title, lines, by, at } = entry;
  return (
    <li className={kind === 'note' ? 'rounded-md bg-sun-50 px-4 py-3 text-sm' : 'text-sm'}>
      <p className={kind === 'note' ? 'sr-only' : 'font-semibold'}>
        <bdi>{title}</bdi>
      </p>
      {lines.map((line) => (
        <p
          key={line}
          dir="auto"
          lang={languageOf(line)}
          className="text-left break-words whitespace-pre-line"
        >
          {line}
        </p>
      ))}
      <p className="mt-0.5 text-xs text-ink-soft">
        <bdi title={by ?? undefined}>{authorOf(by, staff)}</bdi>, {formatDateTime(at)}
      </p>
    </li>
  );
}

/** Who has left is still known by the address. */
export function authorOf(email: string | null, staff: Staff[]): string {
  const member = staff.find((each) => each.email === email);
  return member ? nameOfStaff(member) : (email ?? panelWords.timeline.outside);
}
