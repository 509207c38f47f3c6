import type { CSSProperties, ReactNode } from 'react';

/** Real heights in rem on a phone and on a desk: a page one comes back to must be as long as it was. */
interface Heights {
  phone: number;
  desk: number;
}

/**
 * A part of a long page that is neither laid out nor painted before the first paint, but when one scrolls near it or the page
 * has nothing else to do (`scripts/build/start-scripts.ts`).
 */
export function FarDown({ phone, desk, children }: Heights & { children: ReactNode }) {
  return (
    <div className="far-down" style={farDownHeights({ phone, desk })}>
      {children}
    </div>
  );
}

/** For an element that can be such a part itself: these as `style`, beside the class `far-down`. */
export function farDownHeights({ phone, desk }: Heights): CSSProperties {
  return { '--phone': `${phone}rem`, '--desk': `${desk}rem` } as CSSProperties;
}
