import { describedBy, FieldNotes } from '~/forms/field-parts';
import type { RecordTable } from '~/leads/kind';
import type { ContactField } from './edit-contact';
import { panelWords } from './en';

interface ContactInputField {
  name: ContactField;
  label: string;
  type: 'text' | 'tel' | 'email';
}

const PLACES = ['location', 'city'];

/** Not every kind of record asks for an address and a place. */
export function contactFields({ fields }: RecordTable): ContactInputField[] {
  const { name, phone, email } = panelWords.contact;
  const place = fields.find(({ key }) => PLACES.includes(key));
  return [
    { name: 'name', label: name, type: 'text' },
    { name: 'phone', label: phone, type: 'tel' },
    ...(fields.some(({ kind }) => kind === 'email')
      ? [{ name: 'email', label: email, type: 'email' } as const]
      : []),
    ...(place ? [{ name: 'place', label: place.label, type: 'text' } as const] : []),
  ];
}

interface ContactInputProps extends ContactInputField {
  initial: string;
  error: string | undefined;
}

export function ContactInput({ name, label, type, initial, error }: ContactInputProps) {
  const id = `contact-${name}`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        defaultValue={initial}
        autoComplete="off"
        maxLength={300}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, undefined, error)}
        className="tool w-full font-normal"
      />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
