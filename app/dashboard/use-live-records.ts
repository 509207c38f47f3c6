import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { TableName } from '~/leads/kind';
import { invalidateLeads } from './leads/queries';
import { invalidateAlerts } from './notifications/queries';
import { invalidateProposals } from './proposals/queries';
import { invalidateAll, invalidateFigures, invalidateLists, invalidateRecord } from './query-cache';
import { patchLead, patchRow } from './records/queries';
import { subscribeToRecords } from './records/subscribe-to-records';

/** How many records of a table came in and are not in its list yet. */
export type Waiting = Readonly<Partial<Record<TableName, number>>>;

const DEBOUNCE_MS = 400;
/** A stream of events must not put off the look at them for ever. */
const AT_LATEST_MS = 3000;

/** Keeps lists and figures true while others work: changed rows change in place, new ones wait to be shown. */
export function useLiveRecords(enabled: boolean) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>({});
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let firstAt: number | undefined;
    const grown = new Set<TableName>();
    let proposalsChanged = false;
    // Debounced: fifty leads in a second are one look at the figures.
    const invalidateSoon = () => {
      clearTimeout(timer);
      firstAt ??= Date.now();
      const wait = Math.min(DEBOUNCE_MS, firstAt + AT_LATEST_MS - Date.now());
      timer = setTimeout(() => {
        firstAt = undefined;
        void invalidateFigures(client);
        void invalidateLeads(client);
        if (proposalsChanged) void invalidateProposals(client);
        proposalsChanged = false;
        for (const table of grown) void invalidateLists(client, table);
        grown.clear();
      }, wait);
    };
    const stop = subscribeToRecords({
      onArrival: (table, row) => {
        setWaiting((all) => ({ ...all, [table]: (all[table] ?? 0) + 1 }));
        setFresh((all) => new Set([...all, row.id]));
        invalidateSoon();
      },
      // Thousands may come at once; they take their old places in the list without a word.
      onOldArrival: (table) => {
        grown.add(table);
        invalidateSoon();
      },
      onChange: (table, row) => {
        patchRow(client, table, row.id, row);
        invalidateSoon();
      },
      onLeadChange: (lead) => {
        patchLead(client, lead);
        void invalidateRecord(client, lead.kind, lead.id);
        invalidateSoon();
      },
      onNote: (table, recordId) => void invalidateRecord(client, table, recordId),
      onEvent: invalidateSoon,
      onProposal: () => {
        proposalsChanged = true;
        invalidateSoon();
      },
      onAlertSettings: () => invalidateAlerts(client),
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

export type LiveRecords = ReturnType<typeof useLiveRecords>;
