import { BannerCarousel } from '~/components/home/banner-carousel';
import { Comparison } from '~/components/home/comparison';
import { FloatingContact } from '~/components/home/floating-contact';
import { FranchiseCall } from '~/components/home/franchise-call';
import { Hero, heroSizes } from '~/components/home/hero';
import { LocationMap } from '~/components/home/location-map';
import { PartnerProgramme } from '~/components/home/partner-programme';
import { SubsidyInformation } from '~/components/home/subsidy-information';
import { VideoTestimonials } from '~/components/home/video-testimonials';
import { WrittenTestimonials } from '~/components/home/written-testimonials';
import { preloadPicture } from '~/components/ui/picture';
import { company } from '~/content/company';
import { homeMeta } from '~/content/home';
import { absoluteUrl, pageMeta } from '~/lib/seo';
import type { PublicHandle } from './layout';

export const meta = () =>
  pageMeta({ ...homeMeta, path: '/', share: 'home', structuredData: [localBusiness] });

export const links = () => [preloadPicture('hero', heroSizes)];

export const handle: PublicHandle = { afterFooter: <FloatingContact /> };

export default function Home() {
  return (
    <>
      <Hero />
      <BannerCarousel />
      <Comparison />
      <VideoTestimonials />
      <WrittenTestimonials />
      <SubsidyInformation />
      <FranchiseCall />
      <PartnerProgramme />
      <LocationMap />
    </>
  );
}

const localBusiness = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': absoluteUrl('/#business'),
  name: company.name,
  legalName: company.legalName,
  description: homeMeta.description,
  url: absoluteUrl('/'),
  image: absoluteUrl('/share/home.jpg'),
  telephone: company.tollFree.e164,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.locality,
    addressRegion: company.address.region,
    postalCode: company.address.pincode,
    addressCountry: company.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...company.position },
  hasMap: company.links.map,
  areaServed: company.region,
  openingHours: company.officeHours.flatMap((day) => day.schema ?? []),
};
