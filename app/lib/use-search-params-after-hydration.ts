import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * The URL's query, empty while a prerendered page hydrates: its HTML was made without one, and a first render that
 * differs is thrown away by React. The real values follow in the same task, before the browser paints.
 */
export function useSearchParamsAfterHydration(): URLSearchParams {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}

/** False on the server and during hydration, true from then on, and at once for components mounted later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, inBrowser, inPrerender);
}

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const inPrerender = () => false;
