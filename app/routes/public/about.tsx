import { AboutOpening, OPENING_SIZES } from '~/components/about/about-opening';
import { Achievements, Highlights } from '~/components/about/achievements';
import { Certifications } from '~/components/about/certifications';
import { Director } from '~/components/about/director';
import { PaymentDetails } from '~/components/about/payment-details';
import { Places } from '~/components/about/places';
import { Purpose } from '~/components/about/purpose';
import { ClosingCall } from '~/components/ui/closing-call';
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
      <Director />
      <Purpose />
      <Section id="achievements" title="What eight years add up to">
        <Achievements />
      </Section>
      <Section id="highlights" title="What it means for you" tone="dark">
        <Highlights />
      </Section>
      <Section id="places" title="Two places that keep our word" tone="sand">
        <Places />
      </Section>
      <Section id="certifications" title="Checked by others" tone="white">
        <Certifications />
      </Section>
      <PaymentDetails />
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
