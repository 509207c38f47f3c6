import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * The URL's query, empty while a prerendered page hydrates: its HTML was made without one, and a first render that
 * differs is thrown away by React. The real values follow in the same task, before the browser paints; without a query
 * nothing is drawn twice.
 */
export function useSearchParamsAfterHydration(): URLSearchParams {
  const { search } = useLocation();
  const shown = useSyncExternalStore(
    subscribeToNothing,
    () => search,
    () => '',
  );
  return useMemo(() => new URLSearchParams(shown), [shown]);
}

/**
 * False on the server and during hydration, true from then on, and at once for components mounted later. It draws its
 * component twice, at once: keep that one small.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
