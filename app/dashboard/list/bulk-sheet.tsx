import { useId, useState } from 'react';
import type { Staff } from '~/dashboard/leads/lead';
import type { Owners } from '~/dashboard/records/export-records';
import { Sheet } from '~/dashboard/sheet';
import type { RecordTable } from '~/leads/kind';
import { toast } from '~/ui/toast';
import type { BulkAction } from './bulk-actions';
import type { BulkResult, LeadChange } from './bulk-change';
import { BulkForm } from './bulk-form';
import { listWords } from './en';
import { useBulkChange } from './use-bulk-change';
import type { Selection } from './use-selection';

const words = listWords.bulk;

interface BulkSheetProps {
  action: BulkAction;
  table: RecordTable;
  selection: Selection;
  me: Staff;
  owners: Owners;
  onClose(): void;
}

/** One change of all that is selected: what to set, how far it is, what it came to. */
export function BulkSheet({ action, table, selection, me, owners, onClose }: BulkSheetProps) {
  const [count] = useState(selection.selected.size);
  const { step, run, stop } = useBulkChange(table.table, selection);
  const apply = async (change: LeadChange) => {
    const { changed, refused, end } = await run(change);
    if (end !== 'complete' || refused.length > 0) return;
    toast(words.done(changed));
    onClose();
  };
  const isRunning = step.at === 'running';
  return (
    <Sheet title={action.words.title(count)} onClose={isRunning ? stop : onClose}>
      {step.at === 'form' && (
        <BulkForm action={action} table={table} me={me} owners={owners} onApply={apply} />
      )}
      {isRunning && <Progress {...step} onStop={stop} />}
      {step.at === 'end' && <Result result={step.result} onClose={onClose} />}
    </Sheet>
  );
}

/** What was pressed is gone by then; who uses the keyboard goes on from here. */
const focus = (element: HTMLElement | null) => element?.focus();

interface ProgressProps {
  done: number;
  of: number;
  isStopping: boolean;
  onStop(): void;
}

function Progress({ done, of, isStopping, onStop }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <p id={id} role="status" className="font-bold tabular-nums">
        {words.progress(done, of)}
      </p>
      <progress aria-labelledby={id} max={of} value={done} className="progress-bar" />
      <button
        ref={focus}
        type="button"
        aria-disabled={isStopping}
        onClick={onStop}
        className="tool justify-self-start"
      >
        {isStopping ? words.stopping : words.stop}
      </button>
    </div>
  );
}

function Result({ result, onClose }: { result: BulkResult; onClose(): void }) {
  const { changed, refused, untried, end } = result;
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-2">
        <p className="text-lg font-bold">{words.result(changed, refused.length)}</p>
        {untried.size > 0 && <p>{words.untried(untried.size)}</p>}
        {end !== 'complete' && <p>{words[end]}</p>}
        <p className="text-sm text-ink-soft">{words.kept}</p>
      </div>
      {refused.length > 0 && (
        <ul className="card divide-y divide-sand-200">
          {refused.map(({ id, name, reason }) => (
            <li key={id} className="grid gap-0.5 px-4 py-3 text-sm">
              <bdi className="font-bold break-words">{name}</bdi>
              <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      <button ref={focus} type="button" className="tool justify-self-start" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
