import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { ClosingCall } from '~/ui/closing-call';
import { PageHero } from '~/ui/page-hero';
import { Picture, preloadPicture } from '~/ui/picture';
import { Section } from '~/ui/section';
import { ConsultationBanner } from './consultation-banner';
import { servicesClosing, servicesPage } from './en';
import { InstallationProcess } from './installation-process';
import { SectorGrid } from './sector-grid';
import { ServiceGrid } from './service-grid';

const HERO_SIZES = '(min-width: 80rem) 34rem, (min-width: 64rem) 44vw, 92vw';

export const links = () => [preloadPicture('carport', HERO_SIZES)];

export const meta = () =>
  pageMeta({
    title: servicesPage.title,
    name: 'Services',
    description: servicesPage.description,
    path: paths.services,
    share: 'services',
  });

export default function Services() {
  return (
    <>
      <PageHero
        eyebrow="What we do"
        title={servicesPage.title}
        lead={servicesPage.lead}
        aside={
          <figure className="pb-6">
            <Picture
              name="carport"
              alt="Solar panels as the roof over a car park, with a charging post at every bay"
              sizes={HERO_SIZES}
              priority
              className="w-full rounded-xl"
            />
            <figcaption className="mt-3 text-xs text-panel-200">
              A solar carport with charging posts (illustration)
            </figcaption>
          </figure>
        }
      />
      <ConsultationBanner />
      <Section id="what-we-offer" title="Seven ways to work with us" tone="plain">
        <ServiceGrid />
      </Section>
      <Section
        id="sectors"
        title="We Serve All Sectors"
        lead="One kilowatt on a terrace or ten megawatts on a shed: the same survey, the same care, another scale."
        tone="sand"
      >
        <SectorGrid />
      </Section>
      <Section id="process" eyebrow="Four steps" title="Installation Process" tone="white">
        <InstallationProcess />
      </Section>
      <ClosingCall
        {...servicesClosing}
        picture="farm"
        links={[
          { label: 'Book Free Consultation', to: paths.bookConsultation },
          { label: 'Calculate Savings', to: paths.calculator },
        ]}
      />
    </>
  );
}
