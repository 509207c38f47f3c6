import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dashboard } from '~/dashboard/en';
import { nameOf, sentenceCase } from '~/dashboard/records/format-value';
import { recordQuery } from '~/dashboard/records/queries';
import { isLeadTable } from '~/dashboard/records/read-rows';
import { ReceivedAt } from '~/dashboard/records/received-at';
import { StatusControl } from '~/dashboard/records/status-control';
import { Sheet } from '~/dashboard/sheet';
import type { ViewProps } from '~/dashboard/view-props';
import type { RecordRow, RecordTable } from '~/leads/kind';
import { ContactActions } from './contact-actions';
import { LeadPanel } from './lead-panel';
import { RecordFields } from './record-fields';
import { RecordHistory } from './record-history';
import { RecordNotes } from './record-notes';

interface RecordSheetProps extends ViewProps {
  table: RecordTable;
  id: string;
  onSeen(id: string): void;
  onClose(): void;
}

/** Everything about one record. */
export function RecordSheet({ table, id, view, me, onSeen, onClose }: RecordSheetProps) {
  const { data: row, isPending, isError, refetch } = useQuery(recordQuery(useQueryClient(), table, id));
  useEffect(() => onSeen(id), [id, onSeen]);
  return (
    <Sheet title={row ? nameOf(table, row) : sentenceCase(table.one)} onClose={onClose}>
      {row ? (
        <Record table={table} row={row} view={view} me={me} />
      ) : isPending ? (
        <p role="status" className="text-sm text-ink-soft">
          {dashboard.loading}
        </p>
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p>{dashboard.empty.failed.text}</p>
          <button type="button" className="tool" onClick={() => void refetch()}>
            {dashboard.empty.failed.action}
          </button>
        </div>
      ) : (
        <p>{dashboard.toasts.recordGone.description}</p>
      )}
    </Sheet>
  );
}

function Record({ table, row, view, me }: { table: RecordTable; row: RecordRow } & ViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-ink-soft">
          {sentenceCase(table.one)}, received <ReceivedAt at={row.created_at} long />
        </p>
        <StatusControl table={table} row={row} />
      </div>
      {isLeadTable(table) ? (
        <LeadPanel table={table} row={row} view={view} me={me} />
      ) : (
        <>
          <ContactActions table={table} row={row} />
          <RecordFields table={table} row={row} />
          <RecordNotes table={table.table} recordId={row.id} />
          <RecordHistory table={table.table} recordId={row.id} />
        </>
      )}
    </>
  );
}
