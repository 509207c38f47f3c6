import { type ReactNode, useId } from 'react';
import { todayInIndia } from '~/forms/rules';
import { Icon } from '~/ui/icon';
import { importWords } from './en';
import type { Mapping } from './guess-columns';
import { type ImportField, type ImportKind, importKinds } from './import-kinds';
import type { CsvTable } from './parse-csv';

const words = importWords.mapping;

interface MappingStepProps {
  table: CsvTable;
  kind: ImportKind;
  mapping: Mapping;
  /** Null where every line has a date of its own. */
  undatedDay: string | null;
  onKind(kind: ImportKind): void;
  onMapping(mapping: Mapping): void;
  onUndatedDay(day: string): void;
}

/** What the lines are and which column means what. */
export function MappingStep(props: MappingStepProps) {
  const { table, kind, mapping, undatedDay, onKind, onMapping, onUndatedDay } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid gap-5 p-5">
      <h2 id={id} className="text-lg">
        {words.title}
      </h2>
      <Labelled label={words.kind} hint={words.kindHint} isWide>
        {(control) => (
          <Select
            {...control}
            value={kind.table}
            onChange={(value) => onKind(importKinds.find(({ table }) => table === value) ?? kind)}
          >
            {importKinds.map((known) => (
              <option key={known.table} value={known.table}>
                {known.label}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-bold">{words.columns}</legend>
        <p className="text-xs text-ink-soft">{words.columnsHint}</p>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {kind.fields.map((field) => (
            <ColumnSelect
              key={field.key}
              field={field}
              table={table}
              column={mapping[field.key] ?? null}
              onChange={(column) => onMapping({ ...mapping, [field.key]: column })}
            />
          ))}
        </div>
      </fieldset>
      {undatedDay !== null && (
        <Labelled label={words.undated} hint={words.undatedHint} isWide>
          {(control) => (
            <span className="tool w-full">
              <input
                {...control}
                type="date"
                min="2000-01-01"
                max={todayInIndia()}
                value={undatedDay}
                onChange={({ target }) => onUndatedDay(target.value)}
                className="h-full w-full min-w-0 bg-transparent font-semibold outline-none"
              />
            </span>
          )}
        </Labelled>
      )}
    </section>
  );
}

interface ColumnSelectProps {
  field: ImportField;
  table: CsvTable;
  column: number | null;
  onChange(column: number | null): void;
}

function ColumnSelect({ field, table: { headings, lines }, column, onChange }: ColumnSelectProps) {
  const example = column === null ? '' : lines.find(({ cells }) => cells[column])?.cells[column];
  return (
    <Labelled
      label={field.label}
      isRequired={field.isRequired}
      hint={example ? words.example(example) : undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={column ?? ''}
          onChange={(value) => onChange(value === '' ? null : Number(value))}
        >
          <option value="">{words.none}</option>
          {headings.map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings may repeat
            <option key={index} value={index}>
              {heading || words.untitled(index + 1)}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

interface Control {
  id: string;
  'aria-describedby': string | undefined;
}

interface LabelledProps {
  label: string;
  hint?: string;
  isRequired?: boolean;
  isWide?: boolean;
  children(control: Control): ReactNode;
}

function Labelled({ label, hint, isRequired, isWide, children }: LabelledProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${isWide ? 'sm:max-w-sm' : ''}`}>
      <label htmlFor={id} className="text-xs font-bold">
        {label}
        {isRequired && <span className="font-medium text-ink-soft"> · {words.required}</span>}
      </label>
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p id={hintId} className="line-clamp-2 text-xs break-words text-ink-soft">
          <bdi>{hint}</bdi>
        </p>
      )}
    </div>
  );
}

interface SelectProps extends Control {
  value: string | number;
  onChange(value: string): void;
  children: ReactNode;
}

function Select({ onChange, children, ...control }: SelectProps) {
  return (
    <span className="tool relative w-full">
      <select
        {...control}
        onChange={({ target }) => onChange(target.value)}
        className="h-full w-full min-w-0 appearance-none truncate bg-transparent pr-6 font-semibold outline-none"
      >
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-3" />
    </span>
  );
}
