import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  tone?: 'plain' | 'white' | 'sand' | 'dark';
  /** Anchor, also the base of the heading's id. */
  id: string;
  children: ReactNode;
}

const tones = {
  plain: '',
  white: 'bg-white',
  sand: 'bg-sand-100',
  dark: 'on-dark cells',
};

/** A page section with its heading: the one way a page is divided. */
export function Section({ title, eyebrow, lead, tone = 'plain', id, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`section ${tones[tone]}`}>
      <div className="wrap">
        <div className="mb-10 grid gap-4 md:mb-14">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id={`${id}-title`} className="max-w-3xl">
            {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
