import { useState } from 'react';
import { useHydrated } from '~/lib/use-search-params-after-hydration';
import { Icon } from '~/ui/icon';
import { ChoiceField } from './choice-field';
import { countCharacters } from './clean-text';
import type { DateField, SelectField, TextField } from './define-form';
import { formWords } from './en';
import { controlProps, FieldFrame, type FormFieldProps } from './field-parts';
import { todayInIndia } from './rules';

/** One field with its label, hint and error, all tied together for assistive technology. */
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
    <FieldFrame {...props} counter={nearLimit && formWords.characters(length, max)}>
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

function DateInput(props: FormFieldProps<DateField>) {
  // A prerendered page does not know what day it is.
  const min = useHydrated() && !props.field.past ? todayInIndia() : undefined;
  return (
    <FieldFrame {...props}>
      <input {...controlProps(props)} type="date" min={min} className="input" />
    </FieldFrame>
  );
}
