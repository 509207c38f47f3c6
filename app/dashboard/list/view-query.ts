import { readUrlState, type UrlState, writeUrlState } from '~/dashboard/url-state';

/** The address of a list: its tab, search, status and filters, without page, open record and charts. */
export function viewQuery(state: UrlState): string {
  const list: Partial<UrlState> = {
    view: 'records',
    position: { at: 'newest' },
    record: null,
    person: null,
    mine: false,
    days: 30,
  };
  // Browsers leave the star as it is; the database takes only what stands in every address.
  return String(writeUrlState({ ...state, ...list }, {})).replaceAll('*', '%2A');
}

/** Whether a saved address shows this list, however it was written. */
export const isSameView = (query: string, state: UrlState) =>
  viewQuery(readUrlState(new URLSearchParams(query))) === viewQuery(state);
