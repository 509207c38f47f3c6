import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateLeads } from '~/dashboard/leads/queries';
import { invalidateFigures, invalidateLists } from '~/dashboard/query-cache';
import type { TableName } from '~/leads/kind';
import { type BulkResult, changeInChunks, changeLeads, type LeadChange, leftOver } from './bulk-change';
import type { Selection } from './use-selection';

type Step =
  | { at: 'form' }
  | { at: 'running'; done: number; of: number; isStopping: boolean }
  | { at: 'end'; result: BulkResult };

/** Runs a change of what is selected, and leaves selected what it did not reach. */
export function useBulkChange(table: TableName, { selected, select }: Selection) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'form' });
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  async function run(change: LeadChange): Promise<BulkResult> {
    const of = selected.size;
    const result = await changeInChunks(selected, {
      apply: (ids) => changeLeads(ids, change),
      onProgress: (done) => setStep({ at: 'running', done, of, isStopping: false }),
      signal: stop.current.signal,
    });
    setStep({ at: 'end', result });
    select(leftOver(result));
    void invalidateLists(client, table);
    void invalidateFigures(client);
    void invalidateLeads(client);
    return result;
  }

  return {
    step,
    run,
    stop: () => {
      stop.current.abort();
      setStep((now) => (now.at === 'running' ? { ...now, isStopping: true } : now));
    },
  };
}
