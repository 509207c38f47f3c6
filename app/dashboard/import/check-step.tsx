import { useId, useMemo } from 'react';
import { csvFile, saveFile } from '~/dashboard/records/csv-file';
import { todayInIndia } from '~/forms/rules';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { countLines, importWords } from './en';
import type { ImportJob } from './import-data';
import { LineList } from './line-list';
import { Preview } from './preview';
import { problemsToCsv } from './report';
import type { Choice } from './use-checked-lines';

const words = importWords.check;
const lines = (count: number) => countLines(count, formatNumber(count));

type Plan = Omit<ImportJob, 'id'>;

interface CheckStepProps {
  choice: Choice;
  /** Of this choice, or while its lines are being checked of the one before. */
  plan: Plan | null;
  undatedDay: string;
  /** Null when all of them are checked. */
  checkedSoFar: number | null;
  onStart(): void;
}

/** What will be stored and what will not, before anything is. */
export function CheckStep({ choice, plan, undatedDay, checkedSoFar, onStart }: CheckStepProps) {
  const id = useId();
  const { kind, mapping, table } = choice;
  const unmapped = kind.fields.filter(({ key, isRequired }) => isRequired && mapping[key] === null);
  const isChecking = checkedSoFar !== null;
  return (
    <section aria-labelledby={id} aria-busy={isChecking} className="card grid gap-5 p-5">
      <h2 id={id} className="text-lg">
        {words.title}
      </h2>
      {unmapped.length > 0 ? (
        <Status>{words.missingColumns(unmapped.map(({ label }) => label).join(', '))}</Status>
      ) : (
        <>
          {isChecking ? (
            <Checking done={checkedSoFar} total={table.lines.length} />
          ) : (
            plan && <Status>{summaryOf(plan)}</Status>
          )}
          {plan && <Findings plan={plan} undatedDay={undatedDay} isChecking={isChecking} onStart={onStart} />}
        </>
      )}
    </section>
  );
}

const Status = ({ children }: { children: string }) => (
  <p role="status" className="font-semibold">
    {children}
  </p>
);

const Checking = ({ done, total }: { done: number; total: number }) => (
  <div className="grid gap-2">
    <Status>{words.checking}</Status>
    <progress aria-label={words.checking} value={done} max={total} className="progress-bar" />
  </div>
);

type FindingsProps = Pick<CheckStepProps, 'undatedDay' | 'onStart'> & { plan: Plan; isChecking: boolean };

function Findings({ plan, undatedDay, isChecking, onStart }: FindingsProps) {
  const { ready } = plan.checked;
  const isDayFine = undatedDay !== '' && undatedDay <= todayInIndia();
  return (
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
  );
}

function summaryOf({ checked: { ready, problems, repeats } }: Plan): string {
  return [
    words.ready(lines(ready.length)),
    ...(problems.length > 0 ? [words.problems(lines(problems.length))] : []),
    ...(repeats.length > 0 ? [words.repeats(lines(repeats.length))] : []),
  ].join(' · ');
}

function LeftOut({ plan }: { plan: Plan }) {
  const { problems, repeats } = plan.checked;
  const leftOut = useMemo(
    () =>
      [...problems, ...repeats.map(({ line, of }) => ({ line, reason: words.repeatOf(of) }))].sort(
        (a, b) => a.line - b.line,
      ),
    [problems, repeats],
  );
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
