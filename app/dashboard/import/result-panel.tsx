import { Link } from 'react-router';
import { csvFile, saveFile } from '~/dashboard/records/csv-file';
import type { DashboardView } from '~/dashboard/use-url-state';
import { recordTables } from '~/leads/kinds';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { countLines, importWords } from './en';
import { LineList } from './line-list';
import { refusalReason, reportToCsv } from './report';
import { StepHeading } from './step-heading';
import type { ImportRun } from './use-import-run';

const words = importWords.result;

interface ResultPanelProps {
  run: ImportRun;
  view: DashboardView;
  onGoOn(): void;
  onAnother(): void;
}

/** What became of the lines, and what can be done about it. */
export function ResultPanel({ run: { job, answers, phase }, view, onGoOn, onAnother }: ResultPanelProps) {
  const { checked, kind } = job;
  const count = (outcome: string) => answers.filter((answer) => answer.outcome === outcome).length;
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  const rest = checked.ready.length - answers.length;
  const table = recordTables.find((known) => known.table === kind.table);
  return (
    <section className="card grid gap-5 p-5">
      <div className="grid gap-1">
        <StepHeading>{phase === 'done' ? words.title.done : titleOf(phase)}</StepHeading>
        {rest > 0 && <p className="text-sm">{explain(phase, countLines(rest, formatNumber(rest)))}</p>}
      </div>
      <dl className="grid grid-cols-3 gap-2 sm:gap-4">
        <Figure label={words.imported} count={count('imported')} />
        <Figure label={words.alreadyThere} count={count('already there') + checked.repeats.length} />
        <Figure label={words.leftOut} count={refused.length + checked.problems.length} />
      </dl>
      {refused.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-sm font-bold">{words.refusedTitle}</h3>
          <LineList
            lines={refused.map(({ line, reason }) => ({ line, reason: refusalReason(reason ?? '', kind) }))}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {rest > 0 && (
          <button type="button" className="tool tool-strong" onClick={onGoOn}>
            <Icon name="upload" />
            {words.goOn}
          </button>
        )}
        {table && (
          <Link className="tool" to={view.hrefOf({ table })}>
            <Icon name={table.icon} />
            {words.show(table.label)}
          </Link>
        )}
        <button
          type="button"
          className="tool"
          onClick={() => saveFile(csvFile('import-result', reportToCsv(job, answers)))}
        >
          <Icon name="download" />
          {words.download}
        </button>
        <button type="button" className="tool" onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </section>
  );
}

const titleOf = (phase: ImportRun['phase']) =>
  phase === 'stopped' ? words.title.stopped : words.title.failed;

function explain(phase: ImportRun['phase'], rest: string): string {
  if (phase === 'stopped') return words.stopped(rest);
  return phase === 'failed' ? words.failed(rest) : words.refused;
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <div className="grid content-between rounded-md bg-sand-50 px-3 py-3 sm:px-4">
      <dt className="text-xs font-semibold text-ink-soft">{label}</dt>
      <dd className="text-2xl font-bold tabular-nums">{formatNumber(count)}</dd>
    </div>
  );
}
