import { useState } from 'react';
import type { RecordRow, RecordTable } from '~/leads/kind';
import { Icon } from '~/ui/icon';
import { nameOf, sentenceCase } from './format-value';
import { StatusBadge, statusTone } from './status-badge';
import { useStatusChange } from './use-status-change';

/** The record's badge, and at the same time the list of statuses to choose from. */
export function StatusControl({ table, row }: { table: RecordTable; row: RecordRow }) {
  return table.statusIsFixed ? <StatusBadge status={row.status} /> : <StatusSelect table={table} row={row} />;
}

function StatusSelect({ table, row }: { table: RecordTable; row: RecordRow }) {
  const { mutate } = useStatusChange(table, row);
  // The row follows a moment later, and the next key typed into the list must already meet this choice.
  const [chosen, setChosen] = useState<string | null>(null);
  const status = chosen ?? row.status;
  function choose(to: string) {
    setChosen(to);
    mutate({ from: status, to }, { onSettled: () => setChosen(null) });
  }
  return (
    <span className={`relative inline-flex rounded-full text-xs font-bold ${statusTone(status)}`}>
      <select
        aria-label={`Status of ${nameOf(table, row)}`}
        data-status={status}
        value={status}
        onChange={(event) => choose(event.target.value)}
        className="h-8 appearance-none rounded-full bg-transparent pr-8 pl-3 pointer-coarse:h-11"
      >
        {table.statuses.map((each) => (
          <option key={each} value={each} className="bg-white text-ink">
            {sentenceCase(each)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2" />
    </span>
  );
}
