import { type FormEvent, useId, useState } from 'react';
import { SmallDialog } from '~/dashboard/small-dialog';
import { cleanLine } from '~/forms/clean-text';
import { FieldNotes } from '~/forms/field-parts';
import { leadWords } from './en';
import type { ChosenOutcome } from './use-log-outcome';

const MAX_REASON = 200;

interface NotInterestedDialogProps {
  name: string;
  onChoose(outcome: ChosenOutcome): void;
  onClose(): void;
}

export function NotInterestedDialog({ name, onChoose, onClose }: NotInterestedDialogProps) {
  const words = leadWords.notInterested;
  const choose = (reason: string) => onChoose({ type: 'not-interested', followUpAt: null, reason });
  return (
    <SmallDialog title={words.title} about={name} onClose={onClose}>
      <ul className="grid gap-2">
        {words.reasons.map((reason) => (
          <li key={reason}>
            <button type="button" className="tool w-full" onClick={() => choose(reason)}>
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <OwnReason onChoose={choose} />
    </SmallDialog>
  );
}

function OwnReason({ onChoose }: { onChoose(reason: string): void }) {
  const id = useId();
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = cleanLine(String(new FormData(event.currentTarget).get('reason')));
    if (reason) onChoose(reason);
    else setError(leadWords.notInterested.missing);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 border-t border-sand-200 pt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {leadWords.notInterested.own}
      </label>
      <input
        id={id}
        name="reason"
        dir="auto"
        maxLength={MAX_REASON}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        className="tool w-full font-normal"
      />
      <div role="alert" className="empty:hidden">
        <FieldNotes id={id} error={error} />
      </div>
      <button type="submit" className="tool tool-strong justify-self-end">
        {leadWords.notInterested.save}
      </button>
    </form>
  );
}
