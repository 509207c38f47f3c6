import { type Language, languageCodes } from '~/languages';
import { changeLanguage } from './change-language';
import { useComposing } from './compose-context';
import { composeWords } from './en';
import { fieldId, TextField } from './field';
import { Section } from './section';

const words = composeWords.customer;

export function CustomerSection() {
  const { draft, change, book, today } = useComposing();
  return (
    <Section title={words.title}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="name" label={words.name} value={draft.name} onChange={(name) => change({ name })} />
        <TextField
          name="place"
          label={words.place}
          value={draft.place}
          onChange={(place) => change({ place })}
        />
        <div className="grid content-start gap-1">
          <label htmlFor={fieldId('language')} className="text-xs font-semibold text-ink-soft">
            {words.language}
          </label>
          <select
            id={fieldId('language')}
            value={draft.locale}
            onChange={({ target }) => change(changeLanguage(draft, target.value as Language, book, today))}
            className="tool text-sm font-normal"
          >
            {languageCodes.map((code) => (
              <option key={code} value={code}>
                {words.languages[code]}
              </option>
            ))}
          </select>
        </div>
        <TextField
          name="valid-until"
          type="date"
          label={words.validUntil}
          hint={words.validUntilHint}
          value={draft.validUntil}
          onChange={(validUntil) => change({ validUntil })}
        />
      </div>
    </Section>
  );
}
