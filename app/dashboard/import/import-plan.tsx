import { useDeferredValue, useMemo, useState } from 'react';
import { todayInIndia } from '~/forms/rules';
import { checkLines, type KnownCells } from './check-lines';
import { CheckStep } from './check-step';
import type { ChosenFile } from './file-step';
import { guessColumns, type Mapping } from './guess-columns';
import type { ImportJob } from './import-data';
import { type ImportKind, importKinds } from './import-kinds';
import { MappingStep } from './mapping-step';

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
  // A long file takes a moment; the list that was changed shows it before.
  const choice = useMemo(() => ({ table, kind, mapping }), [table, kind, mapping]);
  const shown = useDeferredValue(choice);
  const known: KnownCells = useMemo(() => new Map(), []);
  const checked = useMemo(
    () => checkLines(shown.table, shown.kind, shown.mapping, { known }),
    [shown, known],
  );
  const hasUndated = checked.ready.some(({ row }) => row.created_at === undefined);
  const plan = {
    fileName: name,
    table: shown.table,
    kind: shown.kind,
    checked,
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
        mapping={shown.mapping}
        undatedDay={hasUndated ? day : todayInIndia()}
        isChecking={shown !== choice}
        onStart={() => onStart({ id: crypto.randomUUID(), ...plan })}
      />
    </>
  );
}
