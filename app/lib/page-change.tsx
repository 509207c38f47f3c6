import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { whenSomeoneActs } from './when-someone-acts';

const hasMouse = typeof window !== 'undefined' && window.matchMedia('(hover: hover)').matches;
/** Only where there is a mouse: on a cheap phone the animation would show the next page 150 ms later. */
export const viewTransition = hasMouse && 'startViewTransition' in document;

type Prefetch = 'none' | 'viewport';
const LinksPrefetch = createContext<Prefetch>('none');

/** Nobody leaves a page at once, and asking for a dozen files in the middle of its start would hold it up. */
const QUIET_START_MS = 5000;

/** Around a page: the script of a next page is fetched when the link to it comes into sight, once this page is up. */
export function PageChanges({ children }: { children: ReactNode }) {
  const [prefetch, setPrefetch] = useState<Prefetch>('none');
  useEffect(() => whenSomeoneActs(() => startTransition(() => setPrefetch('viewport')), QUIET_START_MS), []);
  return <LinksPrefetch value={prefetch}>{children}</LinksPrefetch>;
}

/** How a link to another page changes to it. */
export function usePageChange() {
  return { prefetch: use(LinksPrefetch), viewTransition };
}
