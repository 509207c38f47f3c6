import { place } from '~/company/en';
import { company } from '~/company/facts';
import { absoluteUrl, pageMeta, pageUrl } from '~/lib/seo';
import { paths } from '~/paths';
import type { PublicHandle } from '~/site/shell/route';
import { preloadPicture } from '~/ui/picture';
import { BannerCarousel } from './banner-carousel';
import { Comparison } from './comparison/comparison';
import { homeMeta } from './en';
import { FloatingContact } from './floating-contact';
import { FranchiseCall } from './franchise-call';
import { Hero, heroSizes } from './hero';
import { LocationMap } from './location-map';
import { PartnerProgramme } from './partner-programme';
import { SubsidyInformation } from './subsidy-information';
import { VideoTestimonials } from './testimonials/video-testimonials';
import { WrittenTestimonials } from './testimonials/written-testimonials';

export const meta = () =>
  pageMeta({ ...homeMeta, path: paths.home, share: 'home', structuredData: [localBusiness] });

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
  url: pageUrl(paths.home),
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
  areaServed: place.region,
  openingHours: company.openingHours,
};
