import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { ClosingCall } from '~/ui/closing-call';
import { preloadPicture } from '~/ui/picture';
import { Section } from '~/ui/section';
import { AboutOpening, OPENING_SIZES } from './about-opening';
import { Achievements, Highlights } from './achievements';
import { Certifications } from './certifications';
import { Director } from './director';
import { aboutClosing, aboutPage, aboutTitles } from './en';
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
      <Section id="achievements" title={aboutTitles.achievements}>
        <Achievements />
      </Section>
      <Section id="highlights" title={aboutTitles.highlights} tone="dark">
        <Highlights />
      </Section>
      <Section id="places" title={aboutTitles.places} tone="sand">
        <Places />
      </Section>
      <Section id="certifications" title={aboutTitles.certifications} tone="white">
        <Certifications />
      </Section>
      <PaymentDetails />
      <ClosingCall {...aboutClosing} picture="water-pump" />
    </>
  );
}
