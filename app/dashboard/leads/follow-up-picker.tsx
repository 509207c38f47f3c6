import { type FormEvent, useId, useState } from 'react';
import { FieldNotes } from '~/forms/field-parts';
import { Icon } from '~/ui/icon';
import { leadWords } from './en';
import { followUpShortcuts, fromTimeField, toTimeField } from './india-time';
import type { Lead } from './lead';
import { StaleLead } from './lead-data';
import { useLeadChange } from './use-lead-change';
import { useNow } from './use-now';
import { dueWords, whenWords } from './when';

/** When to look at a lead again. */
export function FollowUpPicker({ lead }: { lead: Lead }) {
  const now = useNow();
  const { mutate, isPending } = useLeadChange(lead.id);
  const words = leadWords.followUp;
  const set = (at: string | null) => mutate({ seen: lead, change: { follow_up_at: at } });
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 text-xs text-ink-soft">{words.label}</legend>
      <p role="status" className="text-sm font-semibold">
        <FollowUpWords at={lead.follow_up_at} now={now} />
      </p>
      <div className="flex flex-wrap gap-2">
        {followUpShortcuts(now).map(({ label, at }) => (
          <button
            key={label}
            type="button"
            disabled={isPending}
            title={whenWords(at, now)}
            onClick={() => set(at)}
            className="tool h-9 px-3 pointer-coarse:h-11"
          >
            {label}
          </button>
        ))}
        {lead.follow_up_at && (
          <button
            type="button"
            disabled={isPending}
            onClick={() => set(null)}
            className="tool h-9 px-3 pointer-coarse:h-11"
          >
            <Icon name="x" className="text-ink-soft" />
            {words.clear}
          </button>
        )}
      </div>
      <OwnTime lead={lead} />
    </fieldset>
  );
}

function FollowUpWords({ at, now }: { at: string | null; now: Date }) {
  if (!at) return <span className="font-normal text-ink-soft">{leadWords.followUp.none}</span>;
  const { text, isLate } = dueWords(at, now);
  const when = whenWords(at, now);
  const sentence = when.charAt(0).toUpperCase() + when.slice(1);
  return (
    <>
      {sentence}
      {isLate && <span className="text-danger-700"> ({text})</span>}
    </>
  );
}

interface Draft {
  text: string;
  /** The lead as it was when the typing began: whatever changed since must be seen before it is overwritten. */
  seen: Lead;
}

function OwnTime({ lead }: { lead: Lead }) {
  const id = useId();
  const { mutate, isPending } = useLeadChange(lead.id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<string>();
  const words = leadWords.followUp;
  const type = (text: string) => setDraft((former) => ({ text, seen: former?.seen ?? lead }));

  function save(event: FormEvent) {
    event.preventDefault();
    if (!draft) return setError(words.wrong);
    const at = fromTimeField(draft.text);
    setError(at ? undefined : words.wrong);
    if (!at) return;
    mutate(
      { seen: draft.seen, change: { follow_up_at: at } },
      {
        onSuccess: () => setDraft(null),
        onError: (cause) => {
          if (cause instanceof StaleLead) setDraft({ text: draft.text, seen: cause.current });
        },
      },
    );
  }
  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {words.own}
        </label>
        <input
          id={id}
          type="datetime-local"
          value={draft?.text ?? (lead.follow_up_at ? toTimeField(lead.follow_up_at) : '')}
          onChange={(event) => type(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className="tool min-w-0 flex-[1_1_12rem]"
        />
        <button type="submit" disabled={isPending} className="tool">
          {words.save}
        </button>
      </div>
      <div role="alert" className="empty:hidden">
        <FieldNotes id={id} error={error} />
      </div>
    </form>
  );
}
