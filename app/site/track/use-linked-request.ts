import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readFragment } from './question';

/**
 * The request that the address names behind its #, which is never sent to a server. Nothing while a prerendered page
 * hydrates. A fragment that leads to a place on the page, such as that of the skip link, changes nothing.
 */
export function useLinkedRequest(): { request?: string; reference?: string } {
  const { hash } = useLocation();
  const shown = useSyncExternalStore(
    subscribeToNothing,
    () => hash,
    () => '',
  );
  const [linked, setLinked] = useState({ hash: '', named: {} });
  if (shown === linked.hash) return linked.named;
  const next = { hash: shown, named: readFragment(shown) ?? linked.named };
  setLinked(next);
  return next.named;
}

const subscribeToNothing = () => () => {};
