import { useMemo, useState } from 'react';
import { todayInIndia } from '~/forms/rules';
import { CheckStep } from './check-step';
import type { ChosenFile } from './file-step';
import { guessColumns, type Mapping } from './guess-columns';
import type { ImportJob } from './import-data';
import { type ImportKind, importKinds } from './import-kinds';
import { MappingStep } from './mapping-step';
import { useCheckedLines } from './use-checked-lines';

interface ImportPlanProps {
  chosen: ChosenFile;
  onStart(job: ImportJob): void;
}

/** Everything that is decided between choosing a file and sending it. */
export function ImportPlan({ chosen: { name, table }, onStart }: ImportPlanProps) {
  const [kind, setKind] = useState<ImportKind>(importKinds[0]);
  const [corrected, setCorrected] = useState<{ of: unknown; mapping: Mapping } | null>(null);
  const [day, setDay] = useState(todayInIndia);
  const guessed = useMemo(() => guessColumns(table.headings, kind.fields), [table, kind]);
  // A correction belongs to one file and kind; another starts with its own guesses.
  const mapping = corrected?.of === guessed ? corrected.mapping : guessed;
  const choice = useMemo(() => ({ table, kind, mapping }), [table, kind, mapping]);
  const { found, progress, isChecking } = useCheckedLines(choice);
  const hasUndated = found?.checked.ready.some(({ row }) => row.created_at === undefined) ?? false;
  const plan = found && {
    fileName: name,
    table: found.choice.table,
    kind: found.choice.kind,
    checked: found.checked,
    undatedAt: `${day}T00:00:00+05:30`,
  };
  return (
    <>
      <MappingStep
        table={table}
        kind={kind}
        mapping={mapping}
        undatedDay={hasUndated ? day : null}
        onKind={setKind}
        onMapping={(changed) => setCorrected({ of: guessed, mapping: changed })}
        onUndatedDay={setDay}
      />
      <CheckStep
        plan={plan}
        choice={choice}
        undatedDay={hasUndated ? day : todayInIndia()}
        checkedSoFar={isChecking ? progress : null}
        onStart={() => plan && onStart({ id: crypto.randomUUID(), ...plan })}
      />
    </>
  );
}
