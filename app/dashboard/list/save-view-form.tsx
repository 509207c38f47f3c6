import { type FormEvent, useId, useState } from 'react';
import type { UrlState } from '~/dashboard/url-state';
import { describedBy, FieldNotes } from '~/forms/field-parts';
import { listWords } from './en';
import { MAX_NAME } from './saved-views-data';
import { saveFailure, useSaveView } from './use-saved-views';
import { viewQuery } from './view-query';

const words = listWords.views;

/** Gives what the list shows now a name. */
export function SaveViewForm({ state }: { state: UrlState }) {
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useSaveView();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim().replace(/\s+/g, ' ');
    if (!clean) return setError(words.missing);
    mutate(
      { name: clean, query: viewQuery(state) },
      {
        onSuccess: () => {
          setName('');
          setError(undefined);
        },
        onError: (failure) => setError(saveFailure(failure)),
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <p className="text-sm text-ink-soft">{words.intro}</p>
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-bold">
          {words.name}
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
        {isPending ? words.saving : words.save}
      </button>
    </form>
  );
}
