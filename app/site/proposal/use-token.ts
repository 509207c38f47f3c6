import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '~/lib/use-search-params-after-hydration';
import { tokenIn } from './token';

/**
 * The token that the address carries behind its #, which is never sent to a server. Undefined while a prerendered page
 * hydrates, null where there is none. A fragment that leads to a place on the page, such as that of the skip link, changes
 * nothing, and makes way for the token again: who reloads the page or sends its address on still has the proposal.
 */
export function useToken(): string | null | undefined {
  const location = useLocation();
  const isHydrated = useHydrated();
  const named = isHydrated ? tokenIn(location.hash) : undefined;
  const [kept, setKept] = useState(named);
  if (named && named !== kept) setKept(named);
  const token = named ?? kept;

  useEffect(() => {
    if (token && tokenIn(location.hash) !== token) history.replaceState(history.state, '', `#${token}`);
  }, [token, location]);

  return isHydrated ? (token ?? null) : undefined;
}
