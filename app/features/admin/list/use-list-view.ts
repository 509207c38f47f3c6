import { useMemo } from 'react';
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
  return useMemo(() => {
    const state = readListState(params);
    return {
      state,
      hrefOf: (change) => `?${writeListState(state, change)}`,
      change: (change, { replace = false } = {}) =>
        setParams(writeListState(state, change), { replace, preventScrollReset: true }),
    };
  }, [params, setParams]);
}
