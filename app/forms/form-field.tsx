import { type ReactNode, useState } from 'react';
import { Icon } from '~/components/ui/icon';
import { formCopy } from '~/content/forms';
import { useHydrated } from '~/lib/use-search-params-after-hydration';
import { ChoiceField } from './choice-field';
import { countCharacters } from './clean-text';
import type { SelectField, TextField, VisibleField } from './define-form';
import { todayInIndia } from './rules';

export interface FormFieldProps<Kind = VisibleField> {
  id: string;
  name: string;
  field: Kind;
  optional: boolean;
  /** The most characters the rule allows. */
  max: number | undefined;
  error: string | undefined;
}

/** One field with its label, hint and complaint, all tied together for assistive technology. */
export function FormField({ field, ...props }: FormFieldProps) {
  switch (field.kind) {
    case 'cards':
    case 'segments':
      return <ChoiceField {...props} field={field} />;
    case 'select':
      return <SelectInput {...props} field={field} />;
    case 'date':
      return <DateInput {...props} field={field} />;
    default:
      return <TextInput {...props} field={field} />;
  }
}

function TextInput(props: FormFieldProps<TextField>) {
  const { field, max } = props;
  const [length, setLength] = useState(0);
  const common = {
    ...controlProps(props),
    className: 'input',
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    inputMode: field.inputMode,
    onInput: max
      ? (event: { currentTarget: { value: string } }) => setLength(countCharacters(event.currentTarget.value))
      : undefined,
  };
  const nearLimit = max !== undefined && length > max * 0.8;
  return (
    <FieldFrame {...props} counter={nearLimit && `${length} of ${max} characters`}>
      {field.kind === 'paragraph' ? (
        <textarea {...common} rows={4} />
      ) : (
        <span className="input-frame">
          {field.unit && <span className="input-unit">{field.unit}</span>}
          <input {...common} type={field.kind} />
        </span>
      )}
    </FieldFrame>
  );
}

function SelectInput(props: FormFieldProps<SelectField>) {
  const { field } = props;
  return (
    <FieldFrame {...props}>
      <span className="input-frame">
        <select {...controlProps(props)} className="input" autoComplete={field.autoComplete}>
          <option value="">{field.placeholder}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="input-arrow" />
      </span>
    </FieldFrame>
  );
}

function DateInput(props: FormFieldProps) {
  // A prerendered page does not know what day it is.
  const min = useHydrated() ? todayInIndia() : undefined;
  return (
    <FieldFrame {...props}>
      <input {...controlProps(props)} type="date" min={min} className="input" />
    </FieldFrame>
  );
}

function FieldFrame(props: FormFieldProps & { counter?: string | false; children: ReactNode }) {
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
      {optional && <span className="field-optional"> ({formCopy.optional})</span>}
    </>
  );
}

/** Hint and complaint; `describedBy` names them. */
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

function controlProps({ id, name, field, optional, error }: FormFieldProps) {
  return {
    id,
    name,
    required: !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(id, field.hint, error),
  };
}
