import type { ReactNode } from 'react';

interface PartProps {
  /** Names the heading, and so the part. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of a proposal: a card on the screen, a paragraph of the document on paper. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`proposal-${id}`} className="proposal-part">
      <h2 id={`proposal-${id}`} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
