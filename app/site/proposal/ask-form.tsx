import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import type { TextField } from '~/forms/define-form';
import { focusOn, readText } from '~/forms/form-elements';
import { FormField } from '~/forms/form-field';
import { paragraph } from '~/forms/rules';
import { SubmitButton } from '~/forms/submit-button';
import { FocusedNotice } from '~/ui/focused-notice';
import { answer } from './calls';
import { proposalPage } from './en';
import { RefusalNotice } from './refusal-notice';
import { useAnswering } from './use-answering';

const words = proposalPage.ask;
/** As the database limits it. */
const MAX = 1000;
const rule = paragraph(MAX, words.missing, 2);
const bodyField: TextField = { kind: 'paragraph', ...words.body };

interface AskFormProps {
  token: string;
  onAsked: (body: string) => void;
  onRefused: () => void;
}

export function AskForm({ token, onAsked, onRefused }: AskFormProps) {
  const [error, setError] = useState<string>();
  /** Counts up to empty the field. */
  const [asked, setAsked] = useState(0);
  const { isSending, word, send } = useAnswering();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = v.safeParse(rule, readText(event.currentTarget, 'body'));
    setError(written.issues?.[0].message);
    if (!written.success) return focusOn(event.currentTarget, 'body');
    const body = written.output;
    send(
      () => answer('ask_about_proposal', { token, body }),
      (said) => {
        if (said !== 'asked') return onRefused();
        setAsked((count) => count + 1);
        onAsked(body);
      },
    );
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="ask-title"
      aria-busy={isSending}
      className="proposal-part form no-print"
      onSubmit={onSubmit}
    >
      <h2 id="ask-title" tabIndex={-1} className="text-2xl">
        {words.title}
      </h2>
      {word === 'asked' && (
        <FocusedNotice title={words.sent} tone="good">
          <p>{words.sentText}</p>
        </FocusedNotice>
      )}
      <RefusalNotice word={word} />
      <fieldset key={asked} disabled={isSending}>
        <FormField id="ask-body" name="body" field={bodyField} optional={false} max={MAX} error={error} />
      </fieldset>
      <SubmitButton label={isSending ? words.pending : words.submit} disabled={isSending} />
    </form>
  );
}
