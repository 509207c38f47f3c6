import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateAll } from '~/dashboard/query-cache';
import { toDataError } from '~/lib/data-error';
import { chunksOf } from './chunks';
import { type Answer, type ImportJob, sendLines } from './import-data';

export interface ImportRun {
  job: ImportJob;
  /** Of the job's first lines, in their order; the others were not sent yet. */
  answers: Answer[];
  phase: 'running' | 'stopping' | EndPhase;
}
export type EndPhase = 'done' | 'stopped' | 'failed' | 'refused';

export const isRunning = (run: ImportRun | null) => run?.phase === 'running' || run?.phase === 'stopping';

/** Sends a job chunk by chunk; between two of them it can be stopped, and gone on with later. */
export function useImportRun() {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);
  const stopAsked = useRef(false);
  // Whoever leaves the view was asked whether the import shall stop.
  useEffect(
    () => () => {
      stopAsked.current = true;
    },
    [],
  );

  async function send(job: ImportJob, answered: Answer[]) {
    let answers = answered;
    const show = (phase: ImportRun['phase']) => setRun({ job, answers, phase });
    stopAsked.current = false;
    show('running');
    let end: EndPhase = 'done';
    try {
      for (const chunk of chunksOf(job.checked.ready.slice(answered.length))) {
        if (stopAsked.current) {
          end = 'stopped';
          break;
        }
        answers = [...answers, ...(await sendLines(job, chunk))];
        show(stopAsked.current ? 'stopping' : 'running');
      }
    } catch (cause) {
      end = toDataError(cause).isTemporary ? 'failed' : 'refused';
    }
    show(end);
    void invalidateAll(client);
  }

  return {
    run,
    start: (job: ImportJob) => void send(job, []),
    goOn: () => run && void send(run.job, run.answers),
    stop: () => {
      stopAsked.current = true;
      setRun((now) => now && { ...now, phase: 'stopping' });
    },
    clear: () => setRun(null),
  };
}
