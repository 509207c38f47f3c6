import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

let shownPath: string | undefined;

/**
 * For a page's `<main>`. A navigation without a reload takes away the link that was followed, and with it the focus: the
 * keyboard would start over at the top and a screen reader would say nothing. Another page begins at its top. Only the
 * first page leaves both to the browser.
 */
export function useFocusOnNavigation(isReady = true): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isReady) return;
    if (shownPath !== undefined) main.current?.focus({ preventScroll: true });
    if (shownPath !== undefined && shownPath !== pathname) scrollTo({ top: 0, behavior: 'instant' });
    shownPath = pathname;
  }, [pathname, isReady]);
  return main;
}
