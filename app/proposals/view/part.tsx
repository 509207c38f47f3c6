import type { ReactNode } from 'react';

interface PartProps {
  /** Names the heading, and so the part. */
  id: string;
  title: string;
  /** May go on over the end of a sheet; others stay whole where they can. */
  isLong?: boolean;
  children: ReactNode;
}

/** One part of a proposal: a card on the screen, a paragraph of the document on paper. */
export function Part({ id, title, isLong = false, children }: PartProps) {
  return (
    <section
      aria-labelledby={`proposal-${id}`}
      className={`proposal-part ${isLong ? '' : 'break-inside-avoid'}`}
    >
      <h2 id={`proposal-${id}`} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
