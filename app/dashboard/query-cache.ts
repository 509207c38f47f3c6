import type { QueryClient } from '@tanstack/react-query';
import type { TableName } from '~/leads/kind';

/** The keys of what the dashboard caches of the server. Everything lies under `dashboard`, so that one call invalidates it. */
export const DASHBOARD_KEY = ['dashboard'] as const;
export const FIGURES_KEY = [...DASHBOARD_KEY, 'figures'] as const;
export const listsKey = (table: TableName) => [...DASHBOARD_KEY, 'list', table] as const;
export const recordKey = (table: TableName, id: string) => [...DASHBOARD_KEY, 'record', table, id] as const;

export const invalidateAll = (client: QueryClient) => client.invalidateQueries({ queryKey: DASHBOARD_KEY });
export const invalidateFigures = (client: QueryClient) => client.invalidateQueries({ queryKey: FIGURES_KEY });
export const invalidateLists = (client: QueryClient, table: TableName) =>
  client.invalidateQueries({ queryKey: listsKey(table) });
export const invalidateRecord = (client: QueryClient, table: TableName, id: string) =>
  client.invalidateQueries({ queryKey: recordKey(table, id) });
