import { CertificateFan } from '~/components/partners/certificate-fan';
import { CertificateGallery } from '~/components/partners/certificate-gallery';
import { ClosingCall } from '~/components/ui/closing-call';
import { PageHero } from '~/components/ui/page-hero';
import { Section } from '~/components/ui/section';
import { partnersClosing, partnersLinks, partnersPage } from '~/content/partners';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({
    title: partnersPage.name,
    description: partnersPage.description,
    path: '/our-partners',
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
      <Section
        id="certificates"
        title="Five certificates"
        lead="The pictures are samples of each document’s form. The originals are at our office, and we are glad to show them."
      >
        <CertificateGallery />
      </Section>
      <ClosingCall {...partnersClosing} links={partnersLinks} picture="commercial" />
    </>
  );
}
