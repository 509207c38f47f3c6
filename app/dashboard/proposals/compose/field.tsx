import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { describedBy, FieldNotes } from '~/forms/field-parts';
import { languageOf } from '~/lib/language-of';
import { useComposing } from './compose-context';

export const fieldId = (name: string) => `proposal-${name}`;

interface FieldProps {
  /** The same name by which a problem with it is known. */
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange(text: string): void;
  className?: string;
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'date';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  list?: string;
}

/** A line of text or a figure. What is wrong with it is said once somebody has been there, or wants to save. */
export function TextField({ name, label, hint, value, onChange, className, ...input }: TextFieldProps) {
  const { error, onBlur } = useFieldError(name);
  const id = fieldId(name);
  return (
    <Frame name={name} label={label} hint={hint} error={error} className={className}>
      <input
        id={id}
        value={value}
        dir={input.inputMode ? undefined : 'auto'}
        lang={input.inputMode ? undefined : languageOf(value)}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        className="tool w-full min-w-0 text-left text-sm font-normal tabular-nums aria-invalid:border-danger-700"
        {...input}
      />
    </Frame>
  );
}

/** A figure: `decimal` on phones brings up digits with a point. */
export const NumberField = (props: FieldProps & { list?: string }) => (
  <TextField inputMode="decimal" {...props} />
);

export function ParagraphField({ name, label, hint, value, onChange }: FieldProps) {
  const { error, onBlur } = useFieldError(name);
  const id = fieldId(name);
  return (
    <Frame name={name} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        value={value}
        rows={3}
        dir="auto"
        lang={languageOf(value)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        className="field-sizing-content max-h-80 min-h-20 w-full rounded-md border border-sand-300 bg-white px-3.5 py-2.5 text-left text-sm aria-invalid:border-danger-700"
      />
    </Frame>
  );
}

interface FrameProps extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'className'> {
  error: string | undefined;
  children: ReactNode;
}

function Frame({ name, label, hint, error, className = '', children }: FrameProps) {
  const id = fieldId(name);
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1 ${className}`}>
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function useFieldError(name: string) {
  const { problemAt, showsAll } = useComposing();
  const [wasLeft, setWasLeft] = useState(false);
  return { error: wasLeft || showsAll ? problemAt(name) : undefined, onBlur: () => setWasLeft(true) };
}
