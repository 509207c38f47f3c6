import { type SubmitEvent, useRef } from 'react';
import type { FormDefinition, FormSchema, FormValues, Message } from './define-form';
import type { ChosenFile } from './store-files';
import { useBotCheck } from './use-bot-check';
import { type FormErrors, validate } from './validation';

interface SubmitEvents<Schema extends FormSchema> {
  draftRestored: boolean;
  onErrors: (errors: FormErrors) => void;
  onHeld: (suspicion: Message) => void;
  onChecked: (values: FormValues<Schema>, files: ChosenFile[]) => Promise<void>;
}

/** Checks what was sent. A second press while the first is under way does nothing. */
export function useSubmit<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  { draftRestored, onErrors, onHeld, onChecked }: SubmitEvents<Schema>,
) {
  const botCheck = useBotCheck();
  const busy = useRef(false);

  async function check(target: HTMLFormElement) {
    const checked = await validate(form, target);
    onErrors('errors' in checked ? checked.errors : {});
    if ('errors' in checked) return;
    const suspicion = form.staff ? null : botCheck.holdOnce(target, draftRestored);
    if (suspicion) onHeld(suspicion);
    else await onChecked(checked.values, checked.files);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await check(event.currentTarget);
    } finally {
      busy.current = false;
    }
  }

  return { onSubmit, resetBotCheck: botCheck.reset };
}
