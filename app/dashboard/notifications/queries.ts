import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { leadViewKey } from '~/dashboard/leads/queries';
import { DASHBOARD_KEY } from '~/dashboard/query-cache';
import type { Position } from '~/dashboard/records/keyset-page';
import { readMyEvents, readSettings } from './alerts-data';
import { listDeliveries, readSummary, readTestRun } from './outbox-data';
import type { OutboxFilter } from './outbox-filter';
import { readBrowsers } from './this-browser';

const ALERTS_KEY = [...DASHBOARD_KEY, 'alerts'] as const;
const OUTBOX_KEY = [...DASHBOARD_KEY, 'outbox'] as const;

/** A view of leads: whose it is and what it is called decide whom the bell calls. */
export const myEventsQuery = queryOptions({ queryKey: leadViewKey('my events'), queryFn: readMyEvents });

export const settingsQuery = (staffId: string) =>
  queryOptions({ queryKey: [...ALERTS_KEY, 'settings'], queryFn: () => readSettings(staffId) });

export const browsersQuery = queryOptions({
  queryKey: [...ALERTS_KEY, 'browsers'],
  queryFn: readBrowsers,
  refetchOnMount: 'always',
});

/** A sender is at work without anybody changing a thing here. */
const LOOK_AGAIN_MS = 10_000;

export const deliveriesQuery = (filter: OutboxFilter, position: Position) =>
  queryOptions({
    queryKey: [...OUTBOX_KEY, 'page', filter, position],
    queryFn: ({ signal }) => listDeliveries(filter, position, signal),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (previous) => previous,
  });

export const summaryQuery = queryOptions({
  queryKey: [...OUTBOX_KEY, 'summary'],
  queryFn: readSummary,
  refetchInterval: LOOK_AGAIN_MS,
});

const TEST_LOOK_MS = 1000;

export const testRunQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...OUTBOX_KEY, 'test', eventId],
    queryFn: () => readTestRun(eventId),
    refetchInterval: ({ state }) => (state.data?.isOver ? false : TEST_LOOK_MS),
  });

export function invalidateAlerts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ALERTS_KEY });
  void client.invalidateQueries(myEventsQuery);
}

export const invalidateOutbox = (client: QueryClient) => client.invalidateQueries({ queryKey: OUTBOX_KEY });
