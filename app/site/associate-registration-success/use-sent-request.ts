import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { followUp, referenceLine } from '~/leads/follow-up/follow-up';
import { isRequestId } from '~/leads/reference';

/**
 * What the form that led here has sent. It lies beside the address in the history of the tab, so it survives a reload; who
 * opens the page otherwise has none. Empty while a prerendered page hydrates.
 */
export function useSentRequest() {
  const { state } = useLocation();
  const id = useSyncExternalStore(
    subscribeToNothing,
    () => state?.sentId,
    () => undefined,
  );
  return isRequestId(id) ? { ...followUp(id), details: referenceLine(id) } : undefined;
}

const subscribeToNothing = () => () => {};
