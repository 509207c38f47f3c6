import { AboutOpening, OPENING_SIZES } from '~/components/about/about-opening';
import { Achievements, Highlights } from '~/components/about/achievements';
import { Certifications } from '~/components/about/certifications';
import { Director } from '~/components/about/director';
import { PaymentDetails } from '~/components/about/payment-details';
import { Places } from '~/components/about/places';
import { Purpose } from '~/components/about/purpose';
import { ClosingCall } from '~/components/ui/closing-call';
import { FarDown } from '~/components/ui/far-down';
import { preloadPicture } from '~/components/ui/picture';
import { Section } from '~/components/ui/section';
import { aboutClosing, aboutPage } from '~/content/about';
import { pageMeta } from '~/lib/seo';

export const links = () => [preloadPicture('rooftop-closeup', OPENING_SIZES)];

export const meta = () =>
  pageMeta({
    title: aboutPage.name,
    description: aboutPage.description,
    path: '/about',
    share: 'about',
  });

export default function About() {
  return (
    <>
      <AboutOpening />
      <FarDown phone={97} desk={63}>
        <Director />
        <Purpose />
      </FarDown>
      <FarDown phone={60} desk={47}>
        <Section id="achievements" title="What eight years add up to">
          <Achievements />
        </Section>
      </FarDown>
      <FarDown phone={78} desk={56}>
        <Section id="highlights" title="What it means for you" tone="dark">
          <Highlights />
        </Section>
      </FarDown>
      <FarDown phone={83} desk={87}>
        <Section id="places" title="Two places that keep our word" tone="sand">
          <Places />
        </Section>
      </FarDown>
      <FarDown phone={48} desk={30}>
        <Section id="certifications" title="Checked by others" tone="white">
          <Certifications />
        </Section>
      </FarDown>
      <FarDown phone={48} desk={38}>
        <PaymentDetails />
      </FarDown>
      <ClosingCall
        {...aboutClosing}
        picture="water-pump"
        links={[
          { label: 'Book Free Consultation', to: '/book-consultation' },
          { label: 'Contact us', to: '/contact' },
        ]}
      />
    </>
  );
}
