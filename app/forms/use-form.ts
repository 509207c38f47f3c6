import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Attachment, FormDefinition, FormSchema, Written } from './define-form';
import { focusOn } from './form-elements';
import { useDelivery } from './use-delivery';
import { useDraft } from './use-draft';
import { useFieldEvents } from './use-field-events';
import { usePrefill } from './use-prefill';
import { useSubmit } from './use-submit';
import { useTouchedBeforeHydration } from './use-touched-before-hydration';
import type { FormErrors } from './validation';

interface FormOptions<Schema extends FormSchema> {
  prefill: Partial<Written<Schema>> | undefined;
  onSent: ((lost: Attachment[]) => void) | undefined;
}

/** Everything a form does, from the first key to the thank-you. */
export function useForm<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  { prefill, onSent }: FormOptions<Schema>,
) {
  const element = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<FormErrors>({});
  /** Counts up to empty the form: its controls are made anew. */
  const [generation, setGeneration] = useState(0);

  useTouchedBeforeHydration(element, touched);
  const draft = useDraft({ formName: form.name, onDevice: !form.staff }, element, touched);
  const fields = useFieldEvents(form, { element, touched, draft, errors, setErrors });
  usePrefill(element, touched, prefill);
  const { state, setState, send } = useDelivery(form, {
    draft,
    setError: fields.setError,
    onRefused: (column, error) => showErrors({ [column]: error }),
    onSent: (lost) => {
      startOver();
      onSent?.(lost);
    },
  });
  const { onSubmit, resetBotCheck } = useSubmit(form, {
    draftRestored: draft.restored,
    onErrors: showErrors,
    onHeld: (message) => setState({ kind: 'stopped', message, failed: false }),
    onChecked: send,
  });

  /** Leads to the first answer that is wrong. */
  function showErrors(found: FormErrors) {
    // At once: while it is being sent, no field can take the focus.
    flushSync(() => {
      setState({ kind: 'editing' });
      setErrors(found);
    });
    const [first] = Object.keys(found);
    if (element.current && first) focusOn(element.current, first);
  }

  function startOver() {
    draft.discard();
    touched.current.clear();
    fields.forgetSuggestions();
    resetBotCheck();
    setErrors({});
    setState({ kind: 'editing' });
    setGeneration((count) => count + 1);
  }

  return { element, errors, state, generation, restored: draft.restored, startOver, onSubmit, ...fields };
}
