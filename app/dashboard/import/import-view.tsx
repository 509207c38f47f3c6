import { useState } from 'react';
import { LeaveGuard } from '~/dashboard/leave-guard';
import type { ViewProps } from '~/dashboard/view-props';
import { importWords } from './en';
import { type ChosenFile, FileStep } from './file-step';
import { ImportPlan } from './import-plan';
import { PastImports } from './past-imports';
import { ProgressPanel } from './progress-panel';
import { ResultPanel } from './result-panel';
import { isRunning, useImportRun } from './use-import-run';

/** Old leads from a spreadsheet, for admins: choose, say what it is, check, import; and back again. */
export function ImportView({ view }: ViewProps) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const { run, start, goOn, stop, clear } = useImportRun();
  const startAnew = () => {
    clear();
    setChosen(null);
  };
  return (
    <>
      <p className="max-w-2xl text-sm text-ink-soft">{importWords.intro}</p>
      {!run && <FileStep chosen={chosen} onChoose={setChosen} />}
      {!run && chosen && <ImportPlan chosen={chosen} onStart={start} />}
      {run && isRunning(run) && <ProgressPanel run={run} onStop={stop} />}
      {run && !isRunning(run) && <ResultPanel run={run} view={view} onGoOn={goOn} onAnother={startAnew} />}
      <PastImports isBusy={isRunning(run)} />
      <LeaveGuard isActive={isRunning(run)} words={importWords.leave} />
    </>
  );
}
