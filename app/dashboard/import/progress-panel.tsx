import { formatNumber } from '~/lib/format';
import { importWords } from './en';
import { StepHeading } from './step-heading';
import type { ImportRun } from './use-import-run';

const words = importWords.run;

/** While lines are being sent. */
export function ProgressPanel({ run, onStop }: { run: ImportRun; onStop(): void }) {
  const total = run.job.checked.ready.length;
  const done = run.answers.length;
  const isStopping = run.phase === 'stopping';
  return (
    <section className="card grid gap-4 p-5">
      <StepHeading>{words.title}</StepHeading>
      <div className="grid gap-2">
        <progress aria-label={words.title} value={done} max={total} className="progress-bar" />
        <p className="text-sm tabular-nums">
          {words.progress(formatNumber(done), formatNumber(total))}
          <span className="text-ink-soft"> · {words.stay}</span>
        </p>
      </div>
      <button type="button" className="tool justify-self-start" disabled={isStopping} onClick={onStop}>
        {isStopping ? words.cancelling : words.cancel}
      </button>
    </section>
  );
}
