import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDateTime } from '~/dashboard/format-date-time';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import { recordTables } from '~/leads/kinds';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { countRecords, importWords } from './en';
import { listImports, type PastImport } from './import-data';
import { UndoDialog } from './undo-dialog';

const words = importWords.past;

const importsQuery = queryOptions({ queryKey: [...DASHBOARD_KEY, 'imports'], queryFn: listImports });

/** Every import that brought something, newest first, each with its way back. */
export function PastImports({ isBusy }: { isBusy: boolean }) {
  const id = useId();
  const { data, isPending, isError, refetch } = useQuery(importsQuery);
  const [undoing, setUndoing] = useState<PastImport | null>(null);
  const [undone, setUndone] = useState<PastImport | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog goes with what it undid.
  useEffect(() => {
    if (undone) heading.current?.focus();
  }, [undone]);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 ref={heading} id={id} tabIndex={-1} className="mt-2 text-lg outline-none">
        {words.title}
      </h2>
      <div className="card overflow-hidden">
        {isPending ? (
          <ListSkeleton />
        ) : isError ? (
          <EmptyState {...words.failed} onAction={() => void refetch()} />
        ) : data.length === 0 ? (
          <EmptyState {...words.none} />
        ) : (
          <ul className="divide-y divide-sand-100">
            {data.map((past) => (
              <PastImportRow key={past.id} past={past} isBusy={isBusy} onUndo={() => setUndoing(past)} />
            ))}
          </ul>
        )}
      </div>
      {undoing && (
        <UndoDialog past={undoing} onUndone={() => setUndone(undoing)} onClose={() => setUndoing(null)} />
      )}
    </section>
  );
}

interface PastImportRowProps {
  past: PastImport;
  isBusy: boolean;
  onUndo(): void;
}

function PastImportRow({ past, isBusy, onUndo }: PastImportRowProps) {
  const { file_name, row_count, kind, imported_by, created_at, undone_at } = past;
  const table = recordTables.find((known) => known.table === kind);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="truncate text-sm font-bold">
          <bdi>{file_name}</bdi>
        </p>
        <p className="text-xs text-ink-soft">
          {table?.label} · {countRecords(row_count, formatNumber(row_count))}
        </p>
        <p className="text-xs break-words text-ink-soft">
          {words.by(imported_by ?? words.somebody, formatDateTime(created_at))}
        </p>
      </div>
      {undone_at ? (
        <p className="text-xs font-semibold text-ink-soft">{words.undone(formatDateTime(undone_at))}</p>
      ) : (
        <button
          type="button"
          className="tool"
          disabled={isBusy}
          aria-label={words.undoLabel(file_name)}
          onClick={onUndo}
        >
          <Icon name="undo-2" />
          {words.undo}
        </button>
      )}
    </li>
  );
}
