import { useId, useState } from 'react';
import { cleanLine } from '~/forms/clean-text';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { countLines, importWords } from './en';
import type { CsvTable } from './parse-csv';
import { readFile, UnusableFile } from './read-file';

const words = importWords.file;
const MAX_NAME = 200;

export interface ChosenFile {
  name: string;
  table: CsvTable;
}

interface FileStepProps {
  chosen: ChosenFile | null;
  onChoose(file: ChosenFile | null): void;
}

/** The browser's own file input lies over the drawn area, so that choosing, dropping and the keyboard all work. */
export function FileStep({ chosen, onChoose }: FileStepProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function choose(file: File) {
    setProblem(null);
    setReading(true);
    try {
      onChoose({ name: nameOf(file), table: await readFile(file) });
    } catch (cause) {
      onChoose(null);
      setProblem(cause instanceof UnusableFile ? cause.message : words.unreadable);
    } finally {
      setReading(false);
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="card grid gap-4 p-5">
      <h2 id={`${id}-title`} className="text-lg">
        {words.title}
      </h2>
      <div className="field">
        <label htmlFor={id} className="field-label">
          {words.label}
        </label>
        <div className="file-drop">
          <Icon name={chosen ? 'file-text' : 'upload'} />
          <span className="min-w-0 flex-1">
            {chosen ? <bdi className="block truncate font-semibold">{chosen.name}</bdi> : words.choose}
            {chosen && (
              <span className="block text-xs text-ink-soft">
                {words.chosen(countLines(chosen.table.lines.length, formatNumber(chosen.table.lines.length)))}
              </span>
            )}
          </span>
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby={`${id}-hint ${id}-problem`}
            aria-invalid={problem !== null}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
              // The same file, corrected, can be chosen again.
              target.value = '';
            }}
          />
        </div>
        <p id={`${id}-hint`} className="field-hint">
          {words.hint}
        </p>
        <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
          {problem}
        </p>
        <p role="status" className="text-sm empty:hidden">
          {isReading && words.reading}
        </p>
      </div>
    </section>
  );
}

const nameOf = (file: File) => [...cleanLine(file.name)].slice(0, MAX_NAME).join('') || words.label;
