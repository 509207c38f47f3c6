import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '~/dashboard/format-date-time';
import { sentenceCase } from '~/dashboard/records/format-value';
import type { TableName } from '~/leads/kind';
import { historyQuery } from './queries';

export function RecordHistory({ table, recordId }: { table: TableName; recordId: string }) {
  const { data: changes } = useQuery(historyQuery(table, recordId));
  return (
    <section aria-label="Status history" className="grid gap-3">
      <h3 className="text-sm font-bold">Status history</h3>
      {changes?.length === 0 && <p className="text-sm text-ink-soft">The status has not been changed yet.</p>}
      <ol className="grid gap-3 border-l-2 border-sand-200 pl-4 empty:hidden">
        {changes?.map((change) => (
          <li key={change.id} className="text-sm">
            <p className="font-semibold">
              {sentenceCase(change.from_status)} → {sentenceCase(change.to_status)}
            </p>
            <p className="text-xs text-ink-soft">
              {change.changed_by_email ?? 'Outside the dashboard'}, {formatDateTime(change.changed_at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
