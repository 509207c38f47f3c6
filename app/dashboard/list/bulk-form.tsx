import { type FormEvent, useId, useState } from 'react';
import { followUpShortcuts, fromTimeField, toTimeField } from '~/dashboard/leads/india-time';
import type { Staff } from '~/dashboard/leads/lead';
import type { Owners } from '~/dashboard/records/export-records';
import { sentenceCase } from '~/dashboard/records/format-value';
import type { RecordTable } from '~/leads/kind';
import type { BulkAction } from './bulk-actions';
import type { LeadChange } from './bulk-change';
import { listWords } from './en';

interface BulkFormProps {
  action: BulkAction;
  table: RecordTable;
  me: Staff;
  owners: Owners;
  onApply(change: LeadChange): void;
}

/** What to set for all that is selected. */
export function BulkForm({ action, table, me, owners, onApply }: BulkFormProps) {
  const id = useId();
  const [value, setValue] = useState(() => firstChoice(action, table, me));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(changeOf(action, value));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-bold">
          {action.words.label}
        </label>
        {action.type === 'follow-up' ? (
          <TimeField id={id} value={value} onChange={setValue} />
        ) : (
          <select
            id={id}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            className="tool w-full"
          >
            {action.type === 'assign' ? (
              <OwnerOptions me={me} owners={owners} />
            ) : (
              table.statuses.map((status) => (
                <option key={status} value={status}>
                  {sentenceCase(status)}
                </option>
              ))
            )}
          </select>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="tool tool-strong">
          {action.words.submit}
        </button>
        {action.type === 'follow-up' && (
          <button type="button" className="tool" onClick={() => onApply({ follow_up_at: null })}>
            {listWords.bulk.followUp.none}
          </button>
        )}
      </div>
    </form>
  );
}

function firstChoice({ type }: BulkAction, { statuses }: RecordTable, me: Staff): string {
  if (type === 'assign') return me.id;
  if (type === 'status') return statuses[0] ?? '';
  return toTimeField(followUpShortcuts(new Date())[0]?.at ?? new Date());
}

function changeOf({ type }: BulkAction, value: string): LeadChange {
  if (type === 'assign') return { owner_id: value || null };
  if (type === 'status') return { status: value };
  return { follow_up_at: fromTimeField(value) };
}

function OwnerOptions({ me, owners }: { me: Staff; owners: Owners }) {
  return (
    <>
      <option value={me.id}>{listWords.filters.me}</option>
      {[...owners]
        .filter(([id]) => id !== me.id)
        .map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      <option value="">{listWords.filters.nobody}</option>
    </>
  );
}

interface TimeFieldProps {
  id: string;
  value: string;
  onChange(value: string): void;
}

function TimeField({ id, value, onChange }: TimeFieldProps) {
  return (
    <>
      <input
        id={id}
        type="datetime-local"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="tool w-full"
      />
      <div className="flex flex-wrap gap-2">
        {followUpShortcuts(new Date()).map(({ label, at }) => (
          <button key={label} type="button" className="tool" onClick={() => onChange(toTimeField(at))}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
