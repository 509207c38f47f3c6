import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import type { TextField } from '~/forms/define-form';
import { focusOn, readText } from '~/forms/form-elements';
import { FormField } from '~/forms/form-field';
import { optional, paragraph } from '~/forms/rules';
import { Icon } from '~/ui/icon';
import { answer, type Opened } from './calls';
import { proposalPage } from './en';
import { RefusalNotice } from './refusal-notice';
import { useAnswering } from './use-answering';

const words = proposalPage.decline;
/** As the database limits it. */
const MAX = 500;
const rule = optional(paragraph(MAX));
const reasonField: TextField = { kind: 'paragraph', ...words.reason };

interface DeclineFormProps {
  token: string;
  proposal: Opened;
  onDeclined: () => void;
  onRefused: () => void;
}

/** Folded away: who wants to say no finds it, and nobody does so by accident. */
export function DeclineForm({ token, proposal, onDeclined, onRefused }: DeclineFormProps) {
  const [error, setError] = useState<string>();
  const { isSending, word, send } = useAnswering();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = v.safeParse(rule, readText(event.currentTarget, 'reason'));
    setError(written.issues?.[0].message);
    if (!written.success) return focusOn(event.currentTarget, 'reason');
    const reason = written.output ?? undefined;
    send(
      () => answer('decline_proposal', { token, version: proposal.version, reason }),
      (said) => (said === 'declined' ? onDeclined() : onRefused()),
    );
  }

  return (
    <details className="proposal-part no-print">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-bold">
        {words.title} <Icon name="chevron-down" />
      </summary>
      <form
        method="post"
        noValidate
        aria-label={words.submit}
        aria-busy={isSending}
        className="form mt-2"
        onSubmit={onSubmit}
      >
        <p className="text-ink-soft">{words.text}</p>
        <RefusalNotice word={word} />
        <fieldset disabled={isSending}>
          <FormField id="decline-reason" name="reason" field={reasonField} optional max={MAX} error={error} />
        </fieldset>
        <button type="submit" disabled={isSending} className="btn btn-line justify-self-start">
          {isSending ? words.pending : words.submit}
        </button>
      </form>
    </details>
  );
}
