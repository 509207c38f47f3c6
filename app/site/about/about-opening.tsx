import { pictureNotes } from '~/ui/en';
import { Icon } from '~/ui/icon';
import { PageHero } from '~/ui/page-hero';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { aboutLinks, aboutPage, keyFigures } from './en';

export const OPENING_SIZES = '(min-width: 80rem) 76rem, 94vw';

/** The hero, and a picture that stands half in it with the key figures on its lower edge. */
export function AboutOpening() {
  return (
    <>
      <PageHero
        eyebrow={aboutPage.name}
        title={aboutPage.title}
        lead={aboutPage.lead}
        actions={aboutLinks.map(({ label, to, icon }, index) => (
          <SiteLink
            key={label}
            to={to}
            className={index === 0 ? 'btn btn-sun' : 'btn btn-line'}
            download={index === 0 ? true : undefined}
          >
            <Icon name={icon} /> {label}
          </SiteLink>
        ))}
      />
      <div className="bg-linear-to-b from-panel-900 from-50% to-transparent to-50%">
        <figure className="wrap">
          <Picture
            name="rooftop-closeup"
            alt={aboutPage.pictureAlt}
            sizes={OPENING_SIZES}
            priority
            className="aspect-video w-full rounded-xl object-cover md:aspect-21/9"
          />
          <figcaption className="mt-2 text-xs text-ink-soft">{pictureNotes.one}</figcaption>
        </figure>
      </div>
      <dl className="wrap relative grid grid-cols-2 gap-x-4 gap-y-8 pt-10 lg:grid-cols-4">
        {keyFigures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-sun-400 pl-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg font-extrabold tracking-tight text-panel-800 sm:whitespace-nowrap sm:text-xl md:text-2xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
