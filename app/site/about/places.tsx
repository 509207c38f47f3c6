import { pictureNotes } from '~/ui/en';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { places } from './en';

/** Two places, the text of each laid over the edge of its picture, on alternating sides. */
export function Places() {
  return (
    <div className="grid gap-14 md:gap-20">
      {places.map(({ title, figure, text, picture, alt, link }, index) => (
        <div key={title} className="grid lg:grid-cols-12 lg:items-end">
          <div
            className={`lg:row-start-1 ${index % 2 ? 'lg:col-span-8 lg:col-start-5' : 'lg:col-span-8 lg:col-start-1'}`}
          >
            <Picture
              name={picture}
              alt={alt}
              sizes="(min-width: 80rem) 50rem, 94vw"
              className="aspect-video w-full rounded-xl object-cover"
            />
          </div>
          <div
            className={`card relative -mt-16 mr-5 p-6 md:p-10 lg:row-start-1 lg:mr-0 lg:mb-14 ${index % 2 ? 'lg:col-span-5 lg:col-start-1' : 'lg:col-span-5 lg:col-start-8'}`}
          >
            <p className="font-bold text-sun-700">{figure}</p>
            <h3 className="mt-1 text-2xl">{title}</h3>
            <p className="mt-3 text-ink-soft">{text}</p>
            <SiteLink to={link.to} className="link mt-5 inline-flex min-h-11 items-center gap-2">
              {link.label} <Icon name="arrow-right" />
            </SiteLink>
          </div>
        </div>
      ))}
      <p className="-mt-8 text-xs text-ink-soft">{pictureNotes.several}</p>
    </div>
  );
}
