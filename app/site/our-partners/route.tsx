import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { ClosingCall } from '~/ui/closing-call';
import { PageHero } from '~/ui/page-hero';
import { Section } from '~/ui/section';
import { CertificateFan } from './certificate-fan';
import { CertificateGallery } from './certificate-gallery';
import { certificatesCopy, partnersClosing, partnersLinks, partnersPage } from './en';

export const meta = () =>
  pageMeta({
    title: partnersPage.name,
    description: partnersPage.description,
    path: paths.ourPartners,
    share: 'our-partners',
  });

export default function OurPartners() {
  return (
    <>
      <PageHero
        eyebrow={partnersPage.name}
        title={partnersPage.title}
        lead={partnersPage.lead}
        aside={<CertificateFan />}
      />
      <Section id="certificates" title={certificatesCopy.title} lead={certificatesCopy.lead}>
        <CertificateGallery />
      </Section>
      <ClosingCall {...partnersClosing} links={partnersLinks} picture="commercial" />
    </>
  );
}
