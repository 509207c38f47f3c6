import type { CSSProperties, ReactNode } from 'react';

interface FarDownProps {
  /** Real heights in rem on a phone and on a desk: a page one comes back to must be as long as it was. */
  phone: number;
  desk: number;
  children: ReactNode;
}

/** A part of a long page that is neither laid out nor painted, nor its pictures fetched, until one scrolls near it. */
export function FarDown({ phone, desk, children }: FarDownProps) {
  const heights = { '--phone': `${phone}rem`, '--desk': `${desk}rem` } as CSSProperties;
  return (
    <div className="far-down" style={heights}>
      {children}
    </div>
  );
}
