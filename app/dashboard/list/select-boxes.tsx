import { listWords } from './en';
import { type Selection, toggled } from './use-selection';

const words = listWords.selection;
/** Larger than the box, and above the link that is stretched over the row. */
const target = 'relative z-10 flex min-h-11 cursor-pointer items-center gap-3 px-4';
const box = 'size-4.5 shrink-0 accent-panel-600';

interface RowBoxProps {
  id: string;
  name: string;
  selection: Selection;
}

export function RowBox({ id, name, selection: { selected, select } }: RowBoxProps) {
  return (
    <label className={target}>
      <input
        type="checkbox"
        aria-label={words.one(name)}
        checked={selected.has(id)}
        onChange={({ target }) => select(toggled(selected, [[id, name]], target.checked))}
        className={box}
      />
    </label>
  );
}

interface PageBoxProps {
  rows: [id: string, name: string][];
  selection: Selection;
  isLabelled?: boolean;
}

/** Half checked while some of the page is selected. */
export function PageBox({ rows, selection: { selected, select }, isLabelled = false }: PageBoxProps) {
  const count = rows.filter(([id]) => selected.has(id)).length;
  const all = count === rows.length;
  return (
    <label className={target}>
      <input
        type="checkbox"
        aria-label={isLabelled ? undefined : words.page}
        checked={all}
        ref={(element) => {
          if (element) element.indeterminate = count > 0 && !all;
        }}
        onChange={() => select(toggled(selected, rows, !all))}
        className={box}
      />
      {isLabelled && words.page}
    </label>
  );
}
