import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '~/ui/icon';
import { useComposing } from './compose-context';
import { type Keyed, keyed } from './draft';
import { fieldId } from './field';

interface RowsProps<Row> {
  rows: Keyed<Row>[];
  /** Names of a row and of the button that removes it, by its number. */
  nameOf(n: number): string;
  removeLabel(n: number): string;
  onChange(rows: Keyed<Row>[]): void;
  /** The button stands where the row has room for it, after its fields. */
  children(row: Keyed<Row>, removeButton: ReactNode): ReactNode;
}

/** Rows of the same fields, each of which can be removed. */
export function Rows<Row>({ rows, nameOf, removeLabel, onChange, children }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(rows.length);
  // A row that was added takes the focus to its first field.
  useEffect(() => {
    if (rows.length > count.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    count.current = rows.length;
  }, [rows.length]);
  const remove = (key: string, at: number) => {
    onChange(rows.filter((row) => row.key !== key));
    // The next row moves up to where the removed one was; without one, what follows is the button that adds.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[at + 1] ?? buttons?.[at - 1])?.focus();
  };
  return (
    <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {rows.map((row, index) => (
        <li key={row.key} className="rounded-md bg-sand-100 p-3">
          <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <legend className="sr-only">{nameOf(index + 1)}</legend>
            {children(
              row,
              <button
                type="button"
                data-remove=""
                aria-label={removeLabel(index + 1)}
                title={removeLabel(index + 1)}
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sand-200 hover:text-danger-700"
                onClick={() => remove(row.key, index)}
              >
                <Icon name="trash-2" />
              </button>,
            )}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}

interface AddRowProps<Row> {
  /** The name by which a problem with the rows together is known. */
  name: string;
  label: string;
  rows: Keyed<Row>[];
  empty: Row;
  max: number;
  onChange(rows: Keyed<Row>[]): void;
}

export function AddRow<Row>({ name, label, rows, empty, max, onChange }: AddRowProps<Row>) {
  const { problemAt, showsAll } = useComposing();
  const error = showsAll ? problemAt(name) : undefined;
  return (
    <button
      id={fieldId(name)}
      type="button"
      disabled={rows.length >= max}
      aria-describedby={error && `${fieldId(name)}-error`}
      className="tool justify-self-start"
      onClick={() => onChange([...rows, keyed(empty)])}
    >
      <Icon name="plus" className="text-panel-600" />
      {label}
    </button>
  );
}

/** What is wrong with the rows together. */
export function RowsProblem({ name }: { name: string }) {
  const { problemAt, showsAll } = useComposing();
  const error = showsAll ? problemAt(name) : undefined;
  return (
    error && (
      <p id={`${fieldId(name)}-error`} className="field-error">
        <Icon name="circle-alert" />
        {error}
      </p>
    )
  );
}
