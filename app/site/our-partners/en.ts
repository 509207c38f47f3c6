import { paths } from '~/paths';
import type { PictureName } from '~/ui/pictures.generated';

export const partnersPage = {
  title: 'Partners who put it in writing',
  name: 'Our partners',
  description:
    'The partnerships behind our solar systems: manufacturing, distribution, technology, government recognition and franchise authorization.',
  lead: 'A system on your roof rests on other people’s work too: who made it, who delivered it, who trained us on it and who recognises us. These are the papers that say so.',
};

export const certificatesCopy = {
  title: 'Five certificates',
  lead: 'The pictures are samples of each document’s form. The originals are at our office, and we are glad to show them.',
  sample: 'Sample',
  pictureAlt: (title: string) => `Sample of the ${title.toLowerCase()}`,
};

export interface PartnerCertificate {
  category: string;
  title: string;
  description: string;
  picture: PictureName;
}

export const partnerCertificates: PartnerCertificate[] = [
  {
    category: 'Manufacturing Partner',
    title: 'Certificate of Manufacturing Partnership',
    description:
      'Modules and mounting structures come to us from the makers. That keeps the chain short when a warranty claim has to travel back along it.',
    picture: 'certificate-manufacturing',
  },
  {
    category: 'Distribution Partner',
    title: 'Certificate of Authorised Distribution',
    description:
      'We may stock and distribute modules, inverters and accessories in our territory, so associates buy genuine parts close to home.',
    picture: 'certificate-distribution',
  },
  {
    category: 'Technology Partner',
    title: 'Certificate of Technology Partnership',
    description:
      'Our technicians have been trained on the equipment they install and may service it, settings and firmware included.',
    picture: 'certificate-technology',
  },
  {
    category: 'Government Recognition',
    title: 'Certificate of Empanelment',
    description:
      'We are empanelled for grid-connected rooftop solar, which is what lets us prepare and follow your subsidy application.',
    picture: 'certificate-government',
  },
  {
    category: 'Franchise Authorization',
    title: 'Certificate of Franchise Authorization',
    description:
      'Every associate receives one. Ask to see it, or look them up in the public directory by pincode.',
    picture: 'certificate-franchise',
  },
];

export const partnersLinks = [
  { label: 'Get Free Consultation', to: paths.bookConsultation },
  { label: 'Calculate Savings', to: paths.calculator },
];

export const partnersClosing = {
  title: 'Good papers, good panels. Now your roof.',
  lead: 'See what a system would save you, or let us work it out together.',
};
