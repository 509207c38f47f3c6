import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { TextField } from '~/forms/define-form';
import { focusOn, isPristine, readText, writeText } from '~/forms/form-elements';
import { FormField } from '~/forms/form-field';
import { SubmitButton } from '~/forms/submit-button';
import { formatReference, isReference } from '~/leads/reference';
import { NoScriptNotice } from '~/ui/no-script-notice';
import { trackPage } from './en';
import { cleanReference, lastFour, type Question } from './question';

const page = trackPage.form;
const referenceField: TextField = { kind: 'text', ...page.reference, autoComplete: 'off' };
const digitsField: TextField = { kind: 'text', ...page.digits, autoComplete: 'off', inputMode: 'numeric' };

interface LookupFormProps {
  /** Named by the address. */
  reference: string | undefined;
  isLooking: boolean;
  onAsk: (question: Question) => void;
}

/** For who has the reference and not the link. What was typed stays until the request is shown. */
export function LookupForm({ reference, isLooking, onAsk }: LookupFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<{ reference?: string; digits?: string }>({});

  useEffect(() => {
    if (!reference || !element.current || !isPristine(element.current, 'reference')) return;
    writeText(element.current, 'reference', formatReference(reference));
  }, [reference]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = {
      reference: cleanReference(readText(event.currentTarget, 'reference')),
      last_digits: lastFour(readText(event.currentTarget, 'digits')),
    };
    const found = {
      ...(!isReference(asked.reference) && { reference: page.referenceWrong }),
      ...(asked.last_digits.length < 4 && { digits: page.digitsWrong }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focusOn(event.currentTarget, first);
    else onAsk(asked);
  }

  return (
    <form
      ref={element}
      // Never GET: pressed before the script runs, it would put the reference into the address.
      method="post"
      noValidate
      aria-labelledby="lookup-title"
      aria-busy={isLooking}
      className="form"
      onSubmit={onSubmit}
    >
      <h2 id="lookup-title" className="text-2xl">
        {page.title}
      </h2>
      <NoScriptNotice text={page.needsScript} />
      <div className="form-grid">
        <FormField
          id="track-reference"
          name="reference"
          field={referenceField}
          optional={false}
          max={undefined}
          error={errors.reference}
        />
        <FormField
          id="track-digits"
          name="digits"
          field={digitsField}
          optional={false}
          max={undefined}
          error={errors.digits}
        />
      </div>
      <SubmitButton label={isLooking ? page.pending : page.submit} disabled={isLooking} />
    </form>
  );
}
