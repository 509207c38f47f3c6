import type { ReactNode } from 'react';

interface PageHeroProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** A picture or card beside the text on wide screens. */
  aside?: ReactNode;
}

/** The dark band every inner page opens with. */
export function PageHero({ title, eyebrow, lead, actions, aside }: PageHeroProps) {
  return (
    <div className="on-dark cells">
      <div
        className={`wrap grid items-center gap-10 py-14 md:py-20 ${aside ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}
      >
        <div className="grid gap-5">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="max-w-3xl">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {aside}
      </div>
    </div>
  );
}
