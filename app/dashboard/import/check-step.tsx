import { useId } from 'react';
import { csvFile, saveFile } from '~/dashboard/records/csv-file';
import { todayInIndia } from '~/forms/rules';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { countLines, importWords } from './en';
import type { Mapping } from './guess-columns';
import type { ImportJob } from './import-data';
import { LineList } from './line-list';
import { Preview } from './preview';
import { problemsToCsv } from './report';

const words = importWords.check;
const lines = (count: number) => countLines(count, formatNumber(count));

interface CheckStepProps {
  plan: Omit<ImportJob, 'id'>;
  mapping: Mapping;
  undatedDay: string;
  /** What is shown is of the choice before. */
  isChecking: boolean;
  onStart(): void;
}

/** What will be stored and what will not, before anything is. */
export function CheckStep({ plan, mapping, undatedDay, isChecking, onStart }: CheckStepProps) {
  const id = useId();
  const { ready } = plan.checked;
  const unmapped = plan.kind.fields.filter(({ key, isRequired }) => isRequired && mapping[key] === null);
  const isDayFine = undatedDay !== '' && undatedDay <= todayInIndia();
  return (
    <section aria-labelledby={id} aria-busy={isChecking} className="card grid gap-5 p-5">
      <h2 id={id} className="text-lg">
        {words.title}
      </h2>
      <p role="status" className="font-semibold">
        {unmapped.length > 0
          ? words.missingColumns(unmapped.map(({ label }) => label).join(', '))
          : summaryOf(plan)}
      </p>
      {unmapped.length === 0 && (
        <>
          <LeftOut plan={plan} />
          {ready.length > 0 ? <Preview plan={plan} /> : <p className="text-sm">{words.noneReady}</p>}
          {ready.length > 0 && (
            <div className="grid justify-items-start gap-2">
              {!isDayFine && <p className="field-error">{importWords.mapping.futureDay}</p>}
              <button
                type="button"
                className="tool tool-strong"
                disabled={!isDayFine || isChecking}
                onClick={onStart}
              >
                <Icon name="upload" />
                {words.start(lines(ready.length))}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function summaryOf({ checked: { ready, problems, repeats } }: CheckStepProps['plan']): string {
  return [
    words.ready(lines(ready.length)),
    ...(problems.length > 0 ? [words.problems(lines(problems.length))] : []),
    ...(repeats.length > 0 ? [words.repeats(lines(repeats.length))] : []),
  ].join(' · ');
}

function LeftOut({ plan }: { plan: CheckStepProps['plan'] }) {
  const { problems, repeats } = plan.checked;
  const leftOut = [
    ...problems,
    ...repeats.map(({ line, of }) => ({ line, reason: words.repeatOf(of) })),
  ].sort((a, b) => a.line - b.line);
  if (leftOut.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-sm font-bold">{words.problemsTitle}</h3>
      <LineList lines={leftOut} />
      <button
        type="button"
        className="tool"
        onClick={() => saveFile(csvFile('left-out', problemsToCsv(plan)))}
      >
        <Icon name="download" />
        {words.download}
      </button>
    </div>
  );
}
