import { type RefObject, useLayoutEffect } from 'react';

/** Marks the link that opens a row, for the arrow keys to find. */
export const ROW_LINK = 'data-row-link';

/** Keyboard shortcuts: `/` goes to the search, the arrows go through the rows; Enter then opens the row because it is a link. */
export function useListShortcuts(search: RefObject<HTMLInputElement | null>) {
  // Before it is painted: who sees the list can use its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const focused = document.activeElement;
      const typing = focused?.matches('input, textarea, select') ?? false;
      if (event.key === '/' && !typing) {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
      }
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (!typing || focused === search.current)) {
        if (moveFocus(focused, event.key === 'ArrowDown' ? 1 : -1, search.current)) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [search]);
}

function moveFocus(focused: Element | null, step: 1 | -1, search: HTMLInputElement | null): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const at = links.indexOf(focused as HTMLElement);
  const outside = focused !== document.body && focused !== search && at < 0;
  if (outside) return false;
  const target = at === 0 && step === -1 ? search : links[at < 0 ? 0 : at + step];
  target?.focus();
  return target !== undefined;
}
