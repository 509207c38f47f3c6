import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** A card that leaves takes the focus along; the one that takes its place gets it, or the heading when none is left. */
export function useKeepFocus(count: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const focused = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number of cards changes, one may have left
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const cards = listRef.current?.children ?? [];
    const next = cards[Math.min(focused.current, cards.length - 1)];
    (next?.querySelector('a') ?? headingRef.current)?.focus();
  }, [count]);

  const listProps = {
    ref: listRef,
    onFocus: ({ target }: FocusEvent) => {
      const cards = [...(listRef.current?.children ?? [])];
      focused.current = cards.findIndex((card) => card.contains(target));
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return { headingRef, listProps };
}
