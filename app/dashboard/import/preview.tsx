import { useId } from 'react';
import { formatValue, sentenceCase } from '~/dashboard/records/format-value';
import { languageOf } from '~/lib/language-of';
import type { ImportRow } from './check-lines';
import { importWords } from './en';
import type { ImportJob } from './import-data';
import type { ImportField } from './import-kinds';

const SHOWN = 5;

/** The first lines as the records they will be. */
export function Preview({ plan: { kind, checked, undatedAt } }: { plan: Omit<ImportJob, 'id'> }) {
  const id = useId();
  const shown = checked.ready.slice(0, SHOWN);
  return (
    <div className="grid gap-3">
      <div>
        <h3 id={id} className="text-sm font-bold">
          {importWords.check.previewTitle}
        </h3>
        <p className="text-xs text-ink-soft">{importWords.check.previewHint(shown.length)}</p>
      </div>
      <ol aria-labelledby={id} className="grid gap-3">
        {shown.map(({ line, row }) => (
          <li key={line} className="grid gap-2 rounded-md border border-sand-200 px-4 py-3">
            <p className="text-xs font-semibold text-ink-soft">
              {importWords.report.line} {line}
            </p>
            <Stored fields={kind.fields} row={{ status: 'pending', created_at: undatedAt, ...row }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Stored({ fields, row }: { fields: ImportField[]; row: ImportRow }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-2 text-sm sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
      {fields
        .filter(({ key }) => row[key] !== undefined)
        .map((field) => {
          const text = textOf(field, row[field.key]);
          return (
            <div key={field.key} className="min-w-0">
              <dt className="text-xs text-ink-soft">{field.label}</dt>
              <dd title={text} className="line-clamp-2 break-words">
                <bdi lang={languageOf(text)}>{text}</bdi>
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

function textOf({ key, label, kind }: ImportField, value: unknown): string {
  return kind === 'status' ? sentenceCase(String(value)) : formatValue({ key, label, kind }, value);
}
