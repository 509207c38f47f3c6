import type { ReactNode } from 'react';
import { pictureNotes } from './en';
import { Picture } from './picture';
import type { PictureName } from './pictures.generated';

interface PageHeroProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** A picture or card beside the text on wide screens. */
  aside?: ReactNode;
  /** Fades into the band behind the text, on wide screens only. */
  backdrop?: PictureName;
}

/** The dark band every inner page opens with. */
export function PageHero({ title, eyebrow, lead, actions, aside, backdrop }: PageHeroProps) {
  return (
    <div className="on-dark cells relative isolate">
      {backdrop && <Backdrop name={backdrop} />}
      <div
        className={`wrap grid items-center gap-10 py-14 md:py-20 ${aside ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}
      >
        <div className="grid gap-5">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="max-w-3xl">{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {actions && <div className="actions mt-2">{actions}</div>}
        </div>
        {aside}
      </div>
    </div>
  );
}

function Backdrop({ name }: { name: PictureName }) {
  return (
    <div className="hero-backdrop">
      <Picture name={name} alt="" sizes="(min-width: 64rem) 55vw, 1px" className="size-full object-cover" />
      <p className="picture-note">{pictureNotes.one}</p>
    </div>
  );
}
