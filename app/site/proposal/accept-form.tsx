import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import type { TextField } from '~/forms/define-form';
import { FieldNotes } from '~/forms/field-parts';
import { focusOn, readText } from '~/forms/form-elements';
import { FormField } from '~/forms/form-field';
import { limits } from '~/forms/rules';
import { SubmitButton } from '~/forms/submit-button';
import { formatPaise } from '~/proposals/format';
import { answer, type Opened } from './calls';
import { proposalPage } from './en';
import { RefusalNotice } from './refusal-notice';
import { signature } from './signature';
import { useAnswering } from './use-answering';

const words = proposalPage.accept;
const nameField: TextField = { kind: 'text', ...words.name, autoComplete: 'name' };

interface AcceptFormProps {
  token: string;
  proposal: Opened;
  price: number;
  onAccepted: (name: string) => void;
  onRefused: () => void;
}

export function AcceptForm({ token, proposal, price, onAccepted, onRefused }: AcceptFormProps) {
  const { number, version, content_hash } = proposal;
  const [errors, setErrors] = useState<{ name?: string; terms?: string }>({});
  const { isSending, word, send } = useAnswering();

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readText(event.currentTarget, 'name');
    const wrong = v.safeParse(signature, typed).issues?.[0].message;
    const found = {
      ...(wrong && { name: wrong }),
      ...(!readText(event.currentTarget, 'terms') && { terms: words.termsMissing }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusOn(event.currentTarget, first);
    const name = v.parse(signature, typed);
    send(
      () => answer('accept_proposal', { token, version, hash: content_hash, name }),
      (said) => (said === 'accepted' ? onAccepted(name) : onRefused()),
    );
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="accept-title"
      aria-busy={isSending}
      className="proposal-part form no-print"
      onSubmit={onSubmit}
    >
      <h2 id="accept-title" tabIndex={-1} className="text-2xl">
        {words.title}
      </h2>
      <RefusalNotice word={word} />
      <div className="rounded-md bg-sand-100 p-4">
        <p className="text-sm text-ink-soft">{words.what}</p>
        <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
          <Fact label={words.number} value={number} />
          <Fact label={words.version} value={String(version)} />
          <Fact label={words.price} value={formatPaise(price)} />
        </dl>
      </div>
      <fieldset disabled={isSending} className="grid gap-5">
        <FormField
          id="accept-name"
          name="name"
          field={nameField}
          optional={false}
          max={limits.name}
          error={errors.name}
        />
        <div className="field">
          {/* Another version is another text: it is ticked anew. */}
          <label key={version} className="consent">
            <input
              id="accept-terms"
              type="checkbox"
              name="terms"
              required
              aria-invalid={errors.terms !== undefined}
              aria-describedby={errors.terms && 'accept-terms-error'}
            />
            <span>{words.terms}</span>
          </label>
          <FieldNotes id="accept-terms" error={errors.terms} />
        </div>
      </fieldset>
      <SubmitButton label={isSending ? words.pending : words.submit} disabled={isSending} />
    </form>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-lg font-bold wrap-anywhere">{value}</dd>
    </div>
  );
}
