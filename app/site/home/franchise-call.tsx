import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { SiteLink } from '~/ui/site-link';
import { franchise } from './en';

export function FranchiseCall() {
  return (
    <section aria-labelledby="franchise-title" className="bg-sun-400">
      <div className="grid lg:grid-cols-2">
        <Picture
          name="warehouse"
          alt={franchise.pictureAlt}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="h-64 w-full object-cover lg:h-full"
        />
        <div className="grid max-w-2xl gap-5 px-[clamp(1.25rem,4vw,2.5rem)] py-14 lg:px-16 lg:py-28">
          <p className="text-xs font-bold tracking-widest uppercase">{franchise.eyebrow}</p>
          <h2 id="franchise-title">{franchise.title}</h2>
          <p className="text-lg">{franchise.lead}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <SiteLink to={franchise.action.to} className="btn btn-panel">
              {franchise.action.label} <Icon name="arrow-right" />
            </SiteLink>
            <SiteLink to={franchise.secondary.to} className="btn btn-line">
              {franchise.secondary.label}
            </SiteLink>
          </div>
        </div>
      </div>
    </section>
  );
}
