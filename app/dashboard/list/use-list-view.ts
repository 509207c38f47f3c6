import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type ListState, readListState, writeListState } from './list-state';

export interface ListView {
  state: ListState;
  /** The address of the same view with a change, for links. */
  hrefOf(change: Partial<ListState>): string;
  /** `replace` for what the Back button should not step through, such as letters typed into the search. */
  change(change: Partial<ListState>, options?: { replace?: boolean }): void;
}

export function useListView(): ListView {
  const [params, setParams] = useSearchParams();
  // A navigation takes effect a moment later; a second change within that moment must build on the first.
  const wanted = useRef(params);
  useEffect(() => {
    wanted.current = params;
  }, [params]);

  return useMemo(() => {
    const state = readListState(params);
    return {
      state,
      hrefOf: (change) => `?${writeListState(state, change)}`,
      change: (change, { replace = false } = {}) => {
        wanted.current = writeListState(readListState(wanted.current), change);
        setParams(wanted.current, { replace, preventScrollReset: true });
      },
    };
  }, [params, setParams]);
}
