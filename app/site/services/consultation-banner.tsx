import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { consultationBanner } from './en';

/** Stands half in the hero above it. */
export function ConsultationBanner() {
  const { title, lead, points, cta, link } = consultationBanner;
  return (
    <section aria-labelledby="banner-title" className="wrap relative -mt-8 md:-mt-14">
      <div className="grid items-center gap-x-12 gap-y-6 rounded-xl bg-sun-400 p-6 text-panel-950 shadow-lift md:p-9 md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_auto_auto]">
        <div>
          <h2 id="banner-title" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 max-w-md">{lead}</p>
        </div>
        <ul className="grid gap-2 text-sm font-bold">
          {points.map(({ icon, text }) => (
            <li key={text} className="flex items-center gap-2.5">
              <Icon name={icon} /> {text}
            </li>
          ))}
        </ul>
        <SiteLink to={link} className="btn btn-panel md:max-lg:justify-self-start">
          {cta} <Icon name="arrow-right" />
        </SiteLink>
      </div>
    </section>
  );
}
