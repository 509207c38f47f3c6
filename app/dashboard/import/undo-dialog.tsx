import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '~/dashboard/confirm-dialog';
import { DASHBOARD_KEY, invalidateAll } from '~/dashboard/query-cache';
import { formatNumber } from '~/lib/format';
import { toast } from '~/ui/toast';
import { countHave, countRecords, importWords } from './en';
import { countImport, type PastImport, undoImport } from './import-data';

const words = importWords.undo;

interface UndoDialogProps {
  past: PastImport;
  onUndone(): void;
  onClose(): void;
}

/** Says what would be deleted, and whose work with it, before it is. */
export function UndoDialog({ past, onUndone, onClose }: UndoDialogProps) {
  const client = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const counted = useQuery({
    queryKey: [...DASHBOARD_KEY, 'import progress', past.id],
    queryFn: () => countImport(past.id),
    gcTime: 0,
    enabled: left === null,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => undoImport(past.id, setLeft),
    onSuccess: () => {
      const count = counted.data?.records ?? past.row_count;
      toast(words.done(countRecords(count, formatNumber(count))));
      onUndone();
      onClose();
    },
    onError: () => toast(words.failed),
    onSettled: () => void invalidateAll(client),
  });
  return (
    <ConfirmDialog
      title={words.title}
      about={past.file_name}
      confirm={words.confirm}
      cancel={words.keep}
      isPending={isPending}
      isWaiting={!counted.data}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <div role="status" className="grid gap-2 text-sm">
        {isPending ? (
          <p>{importWords.past.undoing(formatNumber(left ?? counted.data?.records ?? 0))}</p>
        ) : counted.data ? (
          <Consequences {...counted.data} />
        ) : (
          <p>{counted.isError ? words.uncounted : words.counting}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}

function Consequences({ records, workedOn }: { records: number; workedOn: number }) {
  return (
    <>
      <p>{words.records(countRecords(records, formatNumber(records)))}</p>
      <p className={workedOn > 0 ? 'font-semibold text-danger-700' : ''}>
        {workedOn > 0 ? words.workedOn(countHave(workedOn, formatNumber(workedOn))) : words.untouched}
      </p>
    </>
  );
}
