import { Icon } from '~/components/ui/icon';
import { nameOf, sentence } from './format-value';
import type { RecordRow, RecordTable } from './record-table';
import { StatusBadge, statusTone } from './status-badge';
import { useStatusChange } from './use-status-change';

/** The record's badge, and at the same time the list of statuses to choose from. */
export function StatusControl({ table, row }: { table: RecordTable; row: RecordRow }) {
  return table.statusIsFixed ? <StatusBadge status={row.status} /> : <StatusSelect table={table} row={row} />;
}

function StatusSelect({ table, row }: { table: RecordTable; row: RecordRow }) {
  const { mutate } = useStatusChange(table, row);
  return (
    <span className={`relative inline-flex rounded-full text-xs font-bold ${statusTone(row.status)}`}>
      <select
        aria-label={`Status of ${nameOf(table, row)}`}
        data-status={row.status}
        value={row.status}
        onChange={(event) => mutate({ from: row.status, to: event.target.value })}
        className="h-8 appearance-none rounded-full bg-transparent pr-8 pl-3 pointer-coarse:h-11"
      >
        {table.statuses.map((status) => (
          <option key={status} value={status} className="bg-white text-ink">
            {sentence(status)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2" />
    </span>
  );
}
