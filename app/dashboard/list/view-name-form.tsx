import { type FormEvent, useId, useState } from 'react';
import { describedBy, FieldNotes } from '~/forms/field-parts';
import { listWords } from './en';
import { MAX_NAME } from './saved-views-data';
import { saveFailure } from './use-saved-views';

const words = listWords.views;

interface ViewNameFormProps {
  label: string;
  initial?: string;
  submit: string;
  isPending: boolean;
  onSave(name: string): Promise<unknown>;
}

/** Asks for a view's name, and says at the field why one is refused. */
export function ViewNameForm({ label, initial = '', submit, isPending, onSave }: ViewNameFormProps) {
  const id = useId();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim().replace(/\s+/g, ' ');
    if (!clean) return setError(words.missing);
    try {
      await onSave(clean);
      setName(initial);
    } catch (failure) {
      setError(saveFailure(failure));
    }
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-bold">
          {label}
        </label>
        <input
          id={id}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className="tool w-full"
        />
        <div role="alert" className="empty:hidden">
          <FieldNotes id={id} error={error} />
        </div>
      </div>
      <button type="submit" disabled={isPending} className="tool tool-strong justify-self-start">
        {isPending ? words.saving : submit}
      </button>
    </form>
  );
}
