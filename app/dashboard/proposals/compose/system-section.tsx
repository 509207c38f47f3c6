import { useComposing } from './compose-context';
import { withRow } from './draft';
import { composeWords } from './en';
import { NumberField, TextField } from './field';
import { AddRow, Rows } from './rows';
import { Section } from './section';

const words = composeWords.system;
const MOST = 20;

export function SystemSection() {
  const { draft, change } = useComposing();
  const { components } = draft;
  const set = (rows: typeof components) => change({ components: rows });
  return (
    <Section title={words.title}>
      <NumberField
        name="kw"
        label={words.kw}
        value={draft.kw}
        onChange={(kw) => change({ kw })}
        className="max-w-40"
      />
      <Rows rows={components} nameOf={words.component} removeLabel={words.remove} onChange={set}>
        {({ key, label, detail }, removeButton) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
            <TextField
              name={`component-${key}`}
              label={words.label}
              value={label}
              onChange={(text) => set(withRow(components, key, { label: text }))}
              className="max-sm:col-span-2"
            />
            <TextField
              name={`detail-${key}`}
              label={words.detail}
              value={detail}
              onChange={(text) => set(withRow(components, key, { detail: text }))}
            />
            <div className="pt-6">{removeButton}</div>
          </div>
        )}
      </Rows>
      <AddRow
        name="add-component"
        label={words.add}
        rows={components}
        empty={{ label: '', detail: '' }}
        max={MOST}
        onChange={set}
      />
    </Section>
  );
}
