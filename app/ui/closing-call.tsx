import { pictureNotes } from './en';
import { Picture } from './picture';
import type { PictureName } from './pictures.generated';
import { SiteLink } from './site-link';

interface ClosingCallProps {
  title: string;
  lead: string;
  /** The first is the main one. */
  links: { label: string; to: string }[];
  picture: PictureName;
}

/** The last thing on a page: one picture, one sentence, the way on. */
export function ClosingCall({ title, lead, links, picture }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-title" className="no-print on-dark relative isolate overflow-hidden">
      <Picture
        name={picture}
        alt=""
        sizes="100vw"
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-panel-950 from-35% to-panel-950/20 max-md:bg-panel-950/80" />
      <p className="picture-note">{pictureNotes.one}</p>
      <div className="wrap section">
        <h2 id="closing-title" className="max-w-xl">
          {title}
        </h2>
        <p className="lead mt-4 max-w-md">{lead}</p>
        <div className="actions mt-8">
          {links.map((link, index) => (
            <SiteLink key={link.label} to={link.to} className={index === 0 ? 'btn btn-sun' : 'btn btn-line'}>
              {link.label}
            </SiteLink>
          ))}
        </div>
      </div>
    </section>
  );
}
