import { ageWords } from '~/dashboard/leads/age';
import { useNow } from '~/dashboard/leads/use-now';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { outboxWords as words } from './en';
import type { OutboxSummary } from './outbox-data';

const MOST = 1000;
const LATE_MS = 10 * 60_000;

export const countWords = (count: number) => (count > MOST ? words.most : formatNumber(count));

/** Nobody has taken it up for so long that nobody will. */
export const isLate = ({ late_since }: OutboxSummary, now: Date) =>
  late_since !== null && now.getTime() - Date.parse(late_since) > LATE_MS;

export function OutboxFigures({ summary }: { summary: OutboxSummary }) {
  const now = useNow();
  const { oldest_unsent_at: oldest, late_since } = summary;
  const figures = [
    ...(['waiting', 'sent', 'failed'] as const).map((state) => ({
      label: words.states[state],
      value: countWords(summary[state]),
    })),
    { label: words.oldest, value: oldest ? ageWords(oldest, now) : words.nothingUnsent },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="card grid content-start gap-1 p-4">
            <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
            <dd className="text-lg font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {late_since && isLate(summary, now) && (
          <p className="flex items-start gap-3 rounded-md border border-danger-700 bg-white px-5 py-4 text-sm">
            <Icon name="circle-alert" className="mt-0.5 shrink-0 text-danger-700" />
            {words.late(ageWords(late_since, now))}
          </p>
        )}
      </div>
    </>
  );
}
