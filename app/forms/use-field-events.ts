import {
  type Dispatch,
  type FocusEvent,
  type RefObject,
  type SetStateAction,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
} from 'react';
import { type Attachment, type FormDefinition, type FormSchema, typedColumns } from './define-form';
import { findFileError } from './file-rules';
import { readAll, readText } from './form-elements';
import type { DraftKeeper } from './use-draft';
import { useSuggestions } from './use-suggestions';
import { type FormErrors, findFieldError } from './validation';

interface FieldEvents {
  element: RefObject<HTMLFormElement | null>;
  touched: RefObject<Set<string>>;
  draft: DraftKeeper;
  errors: FormErrors;
  setErrors: Dispatch<SetStateAction<FormErrors>>;
}

/** What happens while the visitor types, leaves a field or chooses a file. */
export function useFieldEvents<Schema extends FormSchema, FileColumn extends string>(
  form: FormDefinition<Schema, FileColumn>,
  { element, touched, draft, errors, setErrors }: FieldEvents,
) {
  const { suggest, forgetSuggestions } = useSuggestions(form, touched);
  const setError = (name: string, error: string | null | undefined) =>
    setErrors((all) => ({ ...all, [name]: error ?? undefined }));

  function suggestAndKeep(target: HTMLFormElement) {
    for (const column of suggest(target)) setError(column, null);
    draft.keep(readAll(target, typedColumns(form.fields)));
  }

  const keepWhatWasTypedBefore = useEffectEvent(() => {
    if (element.current && touched.current.size > 0) suggestAndKeep(element.current);
  });
  useEffect(() => keepWhatWasTypedBefore(), []);

  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    touched.current.add(name);
    if (errors[name]) setError(name, findFieldError(form.schema, name, readText(currentTarget, name)));
    suggestAndKeep(currentTarget);
  }

  function onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement, HTMLInputElement>) {
    // A message that appears while the button is pressed would move the button away from under the finger.
    const pressing = currentTarget.querySelector('[type=submit]:active') !== null;
    if (pressing || !touched.current.has(target.name) || target.type === 'file') return;
    setError(target.name, findFieldError(form.schema, target.name, readText(currentTarget, target.name)));
  }

  async function onFileChange({ column, rule }: Attachment, file: File | null) {
    setError(column, file && (await findFileError(file, rule)));
  }

  return { onInput, onBlur, onFileChange, setError, forgetSuggestions };
}
