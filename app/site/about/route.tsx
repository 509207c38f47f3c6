import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { ClosingCall } from '~/ui/closing-call';
import { preloadPicture } from '~/ui/picture';
import { Section } from '~/ui/section';
import { AboutOpening, OPENING_SIZES } from './about-opening';
import { Achievements, Highlights } from './achievements';
import { Certifications } from './certifications';
import { Director } from './director';
import { aboutClosing, aboutPage } from './en';
import { PaymentDetails } from './payment-details';
import { Places } from './places';
import { Purpose } from './purpose';

export const links = () => [preloadPicture('rooftop-closeup', OPENING_SIZES)];

export const meta = () =>
  pageMeta({
    title: aboutPage.name,
    description: aboutPage.description,
    path: paths.about,
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
          { label: 'Book Free Consultation', to: paths.bookConsultation },
          { label: 'Contact us', to: paths.contact },
        ]}
      />
    </>
  );
}
