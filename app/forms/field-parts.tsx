import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import type { VisibleField } from './define-form';
import { formWords } from './en';

export interface FormFieldProps<Kind = VisibleField> {
  id: string;
  name: string;
  field: Kind;
  optional: boolean;
  /** The most characters the rule allows. */
  max: number | undefined;
  error: string | undefined;
}

/** A label, its control and its notes. */
export function FieldFrame(props: FormFieldProps & { counter?: string | false; children: ReactNode }) {
  const { id, field, optional, error, counter, children } = props;
  return (
    <div className={field.half ? 'field field-half' : 'field'}>
      <label htmlFor={id} className="field-label">
        <FieldLabel label={field.label} optional={optional} />
      </label>
      {children}
      <FieldNotes id={id} hint={field.hint} error={error} />
      {counter && <p className="field-hint text-right tabular-nums">{counter}</p>}
    </div>
  );
}

export function FieldLabel({ label, optional }: { label: string; optional: boolean }) {
  return (
    <>
      {label}
      {optional && <span className="field-optional"> ({formWords.optional})</span>}
    </>
  );
}

/** Hint and error; `describedBy` names them. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </>
  );
}

export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function controlProps({ id, name, field, optional, error }: FormFieldProps) {
  return {
    id,
    name,
    required: !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, field.hint, error),
  };
}
