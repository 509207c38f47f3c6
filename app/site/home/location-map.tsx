import { company, officeAddress } from '~/company/facts';
import { telephoneLink } from '~/lib/whatsapp';
import { Icon } from '~/ui/icon';
import { CallLineHours } from './call-line-hours';
import { location } from './en';

export function LocationMap() {
  const { tollFree } = company;
  return (
    <section aria-labelledby="location-title" className="relative">
      <a href={company.links.map} target="_blank" rel="noreferrer">
        <img
          src="/office-map.svg"
          alt={location.mapAlt}
          width={1200}
          height={675}
          loading="lazy"
          className="h-80 w-full object-cover object-bottom lg:h-152"
        />
      </a>
      <div className="wrap lg:pointer-events-none lg:absolute lg:inset-0 lg:mx-auto lg:flex lg:items-center">
        <div className="card pointer-events-auto relative -mt-10 mb-16 grid gap-5 p-6 shadow-lift lg:my-0 lg:w-104 lg:p-8">
          <p className="eyebrow">{location.eyebrow}</p>
          <h2 id="location-title" className="text-2xl">
            {location.title}
          </h2>
          <address className="not-italic text-ink-soft">{officeAddress}</address>
          <div className="border-t border-sand-200 pt-4">
            <h3 className="text-base">{location.hours}</h3>
            <a href={telephoneLink(tollFree.e164)} className="link inline-block py-2">
              {tollFree.display}
            </a>
            <CallLineHours />
          </div>
          <a href={company.links.map} target="_blank" rel="noreferrer" className="btn btn-panel">
            <Icon name="map-pin" /> {location.open}
          </a>
        </div>
      </div>
    </section>
  );
}
