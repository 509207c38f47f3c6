import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataError } from './data-error';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline, a query should fail and offer its retry button rather than wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && error instanceof DataError && error.isTemporary,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Server state for the pages that list records: wrap the page, so that no other page loads the library. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
