import { documents } from '~/company/documents';
import { claims, company } from '~/company/facts';
import { formatNumber, formatRupees } from '~/lib/format';
import { trainingCentre } from '~/site/trainings/en';
import type { IconName } from '~/ui/icons.generated';
import type { PictureName } from '~/ui/pictures.generated';
import { paths } from '../../paths.ts';

export const aboutPage = {
  title: 'We put the sun of Awadh to work',
  name: 'About us',
  description: `Who we are: ${claims.experienceYears} years of solar in ${company.city}, over ${claims.installations} installations, a training centre, a warehouse and a Director with ${claims.directorExperienceYears}+ years of experience.`,
  pictureAlt:
    'Solar panels on a steel frame above a flat roof, with water tanks and neighbouring homes behind',
  lead: `${company.name} installs, advises on and teaches solar from ${company.city}. We measure before we promise, and we are still there when the panels have been up for years.`,
};

export const aboutLinks: { label: string; to: string; icon: IconName }[] = [
  { label: 'Download catalogue', to: documents.catalogue, icon: 'download' },
  { label: 'Our post on LinkedIn', to: company.links.linkedInPost, icon: 'external-link' },
  { label: 'Vote for us', to: company.links.awardVoting, icon: 'vote' },
];

export const aboutTitles = {
  achievements: 'What eight years add up to',
  highlights: 'What it means for you',
  places: 'Two places that keep our word',
  certifications: 'Checked by others',
};

export const keyFigures = [
  { value: `${claims.installations}+`, label: 'installations' },
  { value: `${claims.experienceYears} years`, label: 'of experience' },
  { value: `${claims.panelWarrantyYears} years`, label: 'of warranty' },
  { value: `${formatNumber(claims.warehouseSqFt)} sq ft`, label: 'of warehouse' },
];

export const director = {
  eyebrow: 'Leadership',
  title: 'The Director',
  figure: `${claims.directorExperienceYears}+`,
  figureLabel: 'years of experience',
  statement: 'A roof is a promise of twenty-five years. Nobody should make it in a hurry.',
  paragraphs: [
    `The company is ${claims.experienceYears} years old; the experience behind it is older. Our Director brings ${claims.directorExperienceYears}+ years to the way every system of ours is surveyed, designed and built.`,
    'From those years come the habits visitors notice: the site is surveyed before there is a price, the price has everything in it, and the person who sold the system picks up the phone when it has a question.',
    'The same habits are taught in our training centre, so that associates and technicians across Uttar Pradesh work the way we do.',
  ],
};

export const purpose = {
  label: 'Mission and vision',
  mission: {
    title: 'Our mission',
    text: 'Make solar an ordinary thing to own: sized honestly, installed safely, financed fairly, and explained in words that every household understands.',
  },
  vision: {
    title: 'Our vision',
    text: 'An Uttar Pradesh where the roof over a family, a shop or a factory is also its power station, and where the skill to build one is found in every district.',
  },
};

export const achievements = [
  {
    figure: `${claims.installations}+`,
    text: 'Installations completed, from single terraces to industrial sheds.',
  },
  {
    figure: `${claims.experienceYears} years`,
    text: 'Of designing, installing and maintaining solar systems as a company.',
  },
  {
    figure: '100% certified',
    text: 'Agency certified, ISO certified and government empanelled.',
  },
  {
    figure: `${claims.trainers}+ trainers`,
    text: 'Who teach solar and electric-vehicle trades in our own centre.',
  },
  {
    figure: `${claims.installationWarrantyYears} years`,
    text: 'Of warranty on our own installation work, besides the makers’ warranties.',
  },
];

export const highlights: { icon: IconName; figure: string; title: string; text: string }[] = [
  {
    icon: 'zap',
    figure: `${claims.billReductionPercent}%`,
    title: 'Bill reduction',
    text: 'What a system of the right size can take off an electricity bill.',
  },
  {
    icon: 'landmark',
    figure: `Up to ${claims.subsidyUpToPercent}%`,
    title: 'Subsidy',
    text: 'From the government, with the paperwork done by us.',
  },
  {
    icon: 'indian-rupee',
    figure: formatRupees(claims.emiFromRupees),
    title: 'EMI options',
    text: 'From about this much a month.',
  },
  {
    icon: 'house',
    figure: claims.propertyValueIncrease,
    title: 'Property value increase',
    text: 'A roof that earns is worth more when you sell.',
  },
];

export const places: {
  title: string;
  figure: string;
  text: string;
  picture: PictureName;
  alt: string;
  link: { label: string; to: string };
}[] = [
  {
    title: 'The training centre',
    figure: `${formatNumber(claims.warehouseSqFt)}+ sq ft`,
    text: `Real roofs at ground height, real inverters, real two-wheelers on the bench. ${claims.trainers}+ trainers teach installers, technicians and our own associates here, by hand and not only by slide.`,
    picture: trainingCentre.picture,
    alt: trainingCentre.pictureAlt,
    link: { label: 'See the trainings', to: paths.trainings },
  },
  {
    title: 'The warehouse',
    figure: `${formatNumber(claims.warehouseSqFt)} sq ft`,
    text: 'Panels, structures, inverters and cable are on the shelf before your installation date is fixed, stored dry and checked on arrival. Your roof does not wait for a lorry.',
    picture: 'warehouse',
    alt: 'A long aisle between high shelves of boxed solar equipment',
    link: { label: 'Request an installation', to: paths.installationRequest },
  },
];

export const certifications: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'badge-check',
    title: 'Agency certified',
    text: 'Certified by the government’s renewable energy agency to install solar systems.',
  },
  {
    icon: 'award',
    title: 'ISO certified',
    text: 'Our way of working is written down, audited and certified to ISO.',
  },
  {
    icon: 'landmark',
    title: 'Government empanelled',
    text: 'On the government’s panel of companies, so that your system can qualify for subsidy.',
  },
];

export const payment = {
  title: 'Where your payment goes',
  text: 'Pay only to the company’s own account, as shown here and on your quotation. We never ask for a payment to a person, and never for a one-time code. If a message about money looks odd, call us before you pay.',
  alt: 'Sample of the company’s payment details: account name, bank, account number and a payment code',
  note: 'Sample, opens larger. The account on your signed quotation is the one that counts.',
};

export const aboutClosing = {
  title: 'Come and ask us anything.',
  lead: 'By phone, at the office, or on your own roof.',
  links: [
    { label: 'Book Free Consultation', to: paths.bookConsultation },
    { label: 'Contact us', to: paths.contact },
  ],
};
