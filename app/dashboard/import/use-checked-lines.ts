import { useEffect, useRef, useState } from 'react';
import { type CheckedLines, checkLines, type KnownCells } from './check-lines';
import type { Mapping } from './guess-columns';
import type { ImportKind } from './import-kinds';
import type { CsvTable } from './parse-csv';

export interface Choice {
  table: CsvTable;
  kind: ImportKind;
  mapping: Mapping;
}

/** The lines as they are chosen to be read; while that is worked on, how far it is and what was found for the choice before. */
export function useCheckedLines(choice: Choice) {
  const [found, setFound] = useState<{ choice: Choice; checked: CheckedLines } | null>(null);
  const [progress, setProgress] = useState(0);
  const known = useRef<KnownCells>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setProgress(0);
    checkLines(choice.table, choice.kind, choice.mapping, {
      known: known.current,
      signal,
      onProgress: setProgress,
    })
      .then((checked) => signal.aborted || setFound({ choice, checked }))
      .catch((cause) => {
        if (!signal.aborted) throw cause;
      });
    return () => stop.abort();
  }, [choice]);
  return { found, progress, isChecking: found?.choice !== choice };
}
