import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { TableName } from '~/leads/kind';
import { invalidateAll, invalidateFigures, invalidateLists } from './query-cache';
import { patchRow } from './records/queries';
import { subscribeToRecords } from './records/subscribe-to-records';

/** How many records of a table came in and are not in its list yet. */
export type Waiting = Readonly<Partial<Record<TableName, number>>>;

const DEBOUNCE_MS = 400;

/** Keeps lists and figures true while others work: changed rows change in place, new ones wait to be shown. */
export function useLiveRecords(enabled: boolean) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>({});
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Debounced: fifty leads in a second are one look at the figures.
    const invalidateFiguresSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(invalidateFigures, DEBOUNCE_MS, client);
    };
    const stop = subscribeToRecords({
      onArrival: (table, row) => {
        setWaiting((all) => ({ ...all, [table]: (all[table] ?? 0) + 1 }));
        setFresh((all) => new Set([...all, row.id]));
        invalidateFiguresSoon();
      },
      onChange: (table, row) => {
        patchRow(client, table, row.id, row);
        invalidateFiguresSoon();
      },
      // Also the first time: what changed between reading the lists and joining was told to nobody.
      onConnected: () => void invalidateAll(client),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, enabled]);

  const showWaiting = useCallback(
    (table: TableName) => {
      setWaiting(({ [table]: _shown, ...others }) => others);
      void invalidateLists(client, table);
    },
    [client],
  );
  const markSeen = useCallback((id: string) => {
    setFresh((all) => (all.has(id) ? new Set([...all].filter((other) => other !== id)) : all));
  }, []);

  return { waiting, fresh, showWaiting, markSeen };
}
