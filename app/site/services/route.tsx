import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { ClosingCall } from '~/ui/closing-call';
import { PageHero } from '~/ui/page-hero';
import { Picture, preloadPicture } from '~/ui/picture';
import { Section } from '~/ui/section';
import { ConsultationBanner } from './consultation-banner';
import { servicesClosing, servicesPage, servicesSections } from './en';
import { InstallationProcess } from './installation-process';
import { SectorGrid } from './sector-grid';
import { ServiceGrid } from './service-grid';

const HERO_SIZES = '(min-width: 80rem) 34rem, (min-width: 64rem) 44vw, 92vw';

export const links = () => [preloadPicture('carport', HERO_SIZES)];

export const meta = () =>
  pageMeta({
    title: servicesPage.title,
    name: servicesPage.name,
    description: servicesPage.description,
    path: paths.services,
    share: 'services',
  });

export default function Services() {
  return (
    <>
      <PageHero
        eyebrow={servicesPage.eyebrow}
        title={servicesPage.title}
        lead={servicesPage.lead}
        aside={
          <figure className="pb-6">
            <Picture
              name="carport"
              alt={servicesPage.picture.alt}
              sizes={HERO_SIZES}
              priority
              className="w-full rounded-xl"
            />
            <figcaption className="mt-3 text-xs text-panel-200">{servicesPage.picture.caption}</figcaption>
          </figure>
        }
      />
      <ConsultationBanner />
      <Section id="what-we-offer" title={servicesSections.offer.title} tone="plain">
        <ServiceGrid />
      </Section>
      <Section
        id="sectors"
        title={servicesSections.sectors.title}
        lead={servicesSections.sectors.lead}
        tone="sand"
      >
        <SectorGrid />
      </Section>
      <Section id="process" {...servicesSections.process} tone="white">
        <InstallationProcess />
      </Section>
      <ClosingCall {...servicesClosing} picture="farm" />
    </>
  );
}
