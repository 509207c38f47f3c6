import { Icon } from '~/ui/icon';
import type { ChoiceField as Choice } from './define-form';
import { describedBy, FieldLabel, FieldNotes, type FormFieldProps } from './field-parts';

/** Radio buttons drawn as cards or segments; the arrows move between them as the browser does it. */
export function ChoiceField({ id, name, field, optional, error }: FormFieldProps<Choice>) {
  return (
    <fieldset
      aria-describedby={describedBy(id, field.hint, error)}
      className={field.half ? 'field field-half' : 'field'}
    >
      <legend className="field-label">
        <FieldLabel label={field.label} optional={optional} />
      </legend>
      <div className={field.kind === 'cards' ? 'choice-cards' : 'choice-segments'}>
        {field.options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              required={!optional}
              defaultChecked={option.value === field.initial}
            />
            {option.icon && <Icon name={option.icon} />}
            <span className="choice-label">{option.label}</span>
            {option.hint && <span className="choice-hint">{option.hint}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={field.hint} error={error} />
    </fieldset>
  );
}
