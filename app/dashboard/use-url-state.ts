import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readUrlState, type UrlChange, type UrlState, writeUrlState } from './url-state';

export interface DashboardView {
  state: UrlState;
  /** The address of the same view with a change, for links. */
  hrefOf(change: UrlChange): string;
  /** `replace` for what the Back button should not step through, such as letters typed into the search. */
  change(change: UrlChange, options?: { replace?: boolean }): void;
}

export function useUrlState(): DashboardView {
  const [params, setParams] = useSearchParams();
  // A navigation takes effect a moment later; a second change within that moment must build on the first.
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);

  return useMemo(() => {
    const state = readUrlState(params);
    return {
      state,
      hrefOf: (change) => `?${writeUrlState(state, change)}`,
      change: (change, { replace = false } = {}) => {
        wanted.current = writeUrlState(readUrlState(wanted.current), change);
        setParams(wanted.current, { replace, preventScrollReset: true });
      },
    };
  }, [params, setParams]);
}
