import { type FormEvent, useId, useState } from 'react';
import { SmallDialog } from '~/dashboard/small-dialog';
import { FieldNotes } from '~/forms/field-parts';
import { leadWords } from './en';
import { callBackShortcuts, fromTimeField, toTimeField } from './india-time';
import type { ChosenOutcome } from './use-log-outcome';
import { whenWords } from './when';

interface CallBackDialogProps {
  name: string;
  onChoose(outcome: ChosenOutcome): void;
  onClose(): void;
}

export function CallBackDialog({ name, onChoose, onClose }: CallBackDialogProps) {
  // The shortcuts stay what they were when the question was asked.
  const [now] = useState(() => new Date());
  const choose = (at: string) => onChoose({ type: 'call-back', followUpAt: at });
  return (
    <SmallDialog title={leadWords.callBack.title} about={name} onClose={onClose}>
      <ul className="grid gap-2">
        {callBackShortcuts(now).map(({ label, at }) => (
          <li key={label}>
            <button type="button" className="tool w-full justify-between" onClick={() => choose(at)}>
              {label}
              <span className="font-normal text-ink-soft">{whenWords(at, now)}</span>
            </button>
          </li>
        ))}
      </ul>
      <OwnTime now={now} onChoose={choose} />
    </SmallDialog>
  );
}

function OwnTime({ now, onChoose }: { now: Date; onChoose(at: string): void }) {
  const id = useId();
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = fromTimeField(String(new FormData(event.currentTarget).get('at')));
    if (at && Date.parse(at) > Date.now()) onChoose(at);
    else setError(leadWords.callBack.past);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 border-t border-sand-200 pt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {leadWords.callBack.own}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="at"
          type="datetime-local"
          min={toTimeField(now)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className="tool min-w-0 flex-1"
        />
        <button type="submit" className="tool tool-strong">
          {leadWords.callBack.save}
        </button>
      </div>
      <div role="alert" className="empty:hidden">
        <FieldNotes id={id} error={error} />
      </div>
    </form>
  );
}
