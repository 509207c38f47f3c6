import { claims } from '~/company/facts';
import { formatRupees } from '~/lib/format';
import type { IconName } from '~/ui/icons.generated';
import type { PictureName } from '~/ui/pictures.generated';
import { paths } from '../../paths.ts';
import { capacityScale, type KilowattRange, sectorCapacities } from './capacities.ts';

export const servicesPage = {
  title: 'Our Solar Services',
  name: 'Services',
  eyebrow: 'What we do',
  picture: {
    alt: 'Solar panels as the roof over a car park, with a charging post at every bay',
    caption: 'A solar carport with charging posts (illustration)',
  },
  description:
    'Solar installation, consultancy, subsidy help, maintenance, staff training and franchise for homes, businesses, government and industry in Uttar Pradesh.',
  lead: 'From the first look at your roof to the first unit it sends to the grid, and for the years after: one company answers for all of it.',
};

export const servicesSections = {
  offer: { title: 'Seven ways to work with us' },
  sectors: {
    title: 'We Serve All Sectors',
    lead: 'One kilowatt on a terrace or ten megawatts on a shed: the same survey, the same care, another scale.',
    capacity: 'Capacity',
    pictureNote: 'Pictures are illustrations of each kind of system.',
  },
  process: { eyebrow: 'Four steps', title: 'Installation Process' },
};

export const consultationBanner = {
  title: 'Free consultation',
  lead: 'Tell us about your roof and your bill. You get numbers, not a sales talk.',
  points: [
    { icon: 'clock', text: `Quick ${claims.assessmentMinutes}-min assessment` },
    { icon: 'shield-check', text: 'No obligation required' },
    { icon: 'indian-rupee', text: 'Instant savings estimate' },
  ] satisfies { icon: IconName; text: string }[],
  cta: 'Book Free Consultation',
  link: paths.bookConsultation,
};

export interface Service {
  icon: IconName;
  title: string;
  description: string;
  features: string[];
  cta: string;
  link: string;
}

export const services: Service[] = [
  {
    icon: 'sun',
    title: 'Solar installation',
    description:
      'A system designed for your roof, mounted, wired and connected to the grid by certified technicians, and handed over with its papers.',
    features: [
      'Structure and wiring planned after a survey of your site',
      `Panels of ${claims.panelEfficiency} efficiency`,
      `${claims.panelWarrantyYears}-year panel warranty, ${claims.installationWarrantyYears}-year installation warranty`,
      'Net meter and grid connection arranged for you',
    ],
    cta: 'Request installation',
    link: paths.installationRequest,
  },
  {
    icon: 'chart-column',
    title: 'Solar consultancy',
    description: 'Independent sizing, layout and payback for a project you are still weighing up.',
    features: [
      'Load and roof study',
      'System size, generation and payback on paper',
      'Comparison of the ways to pay',
    ],
    cta: 'Get consultancy',
    link: paths.bookConsultation,
  },
  {
    icon: 'landmark',
    title: 'Government subsidy help',
    description: `Up to ${claims.subsidyUpToPercent}% subsidy is worth some paperwork. We do it with you, from the form to the credit.`,
    features: ['Eligibility check', 'Documents and application', 'Inspection and follow-up'],
    cta: 'Get subsidy help',
    link: paths.bookConsultation,
  },
  {
    icon: 'graduation-cap',
    title: 'Staff training',
    description: 'Your own people learn to run, clean and check the system they work under every day.',
    features: [
      'On your site or in our centre',
      'Safe working on roofs and with DC',
      'Reading the inverter and the meter',
    ],
    cta: 'Plan a training',
    link: paths.bookConsultation,
  },
  {
    icon: 'wrench',
    title: 'Annual maintenance (AMC)',
    description:
      'Panels keep their output when somebody looks after them. An annual contract makes that somebody us.',
    features: [
      'Scheduled cleaning and inspection',
      'Electrical and earthing tests',
      'Warranty claims handled',
    ],
    cta: 'Get an AMC quote',
    link: paths.bookConsultation,
  },
  {
    icon: 'handshake',
    title: 'Franchise and associate network',
    description: `Sell and install under our name in your own area. The franchise starts from ${formatRupees(claims.franchiseFromRupees)}.`,
    features: [
      'Distributor, dealer or student partner',
      'Technical training and marketing support',
      'Listed in the public directory at once',
    ],
    cta: 'Become an associate',
    link: paths.associateRegistration,
  },
  {
    icon: 'message-circle',
    title: 'Free consultation',
    description:
      'Not sure where to begin? Begin here: a short talk with an expert about your roof, your bill and your options.',
    features: [
      `About ${claims.assessmentMinutes} minutes, by phone or at our office`,
      `An answer within ${claims.responseHours} hours`,
      'No cost and no obligation',
    ],
    cta: 'Book free consultation',
    link: paths.bookConsultation,
  },
];

export interface Sector {
  title: string;
  picture: PictureName;
  pictureAlt: string;
  description: string;
  capacity: string;
  /** The same capacity, for the scale. */
  kilowatts: KilowattRange;
  benefits: string[];
}

const power = (kilowatts: number, gap = '') =>
  kilowatts < 1000 ? `${kilowatts}${gap}kW` : `${kilowatts / 1000}${gap}MW`;

const capacityOf = (kilowatts: KilowattRange) => ({
  capacity: `${power(kilowatts.from)}-${power(kilowatts.to)}`,
  kilowatts,
});

export const sectors: Sector[] = [
  {
    title: 'Residential',
    picture: 'residential',
    pictureAlt: 'A family house with solar panels on its roof',
    description: 'Homes, apartments and farmhouses that want a small bill and a quiet roof.',
    ...capacityOf(sectorCapacities.residential),
    benefits: [
      `Up to ${claims.subsidyUpToPercent}% government subsidy`,
      `${claims.billReductionPercent}% bill reduction`,
      `${claims.propertyValueIncrease} property value increase`,
    ],
  },
  {
    title: 'Commercial',
    picture: 'commercial',
    pictureAlt: 'Rows of solar panels on the flat roof of an office building',
    description: 'Shops, offices, hotels, hospitals and schools whose load peaks when the sun does.',
    ...capacityOf(sectorCapacities.commercial),
    benefits: ['Daytime load met on site', 'Idle roof put to work', 'Running cost you can plan with'],
  },
  {
    title: 'Government',
    picture: 'government',
    pictureAlt: 'A public building with solar panels along both wings',
    description: 'Public buildings, campuses and utilities that buy by tender and need every paper in order.',
    ...capacityOf(sectorCapacities.government),
    benefits: [
      'Government empanelled company',
      'Documentation for audit and inspection',
      'Staff trained at handover',
    ],
  },
  {
    title: 'Industrial',
    picture: 'industrial',
    pictureAlt: 'A factory shed with solar panels across its metal roof',
    description: 'Factories, cold stores and warehouses with large sheds and a large connected load.',
    ...capacityOf(sectorCapacities.industrial),
    benefits: [
      'Structures for metal sheds and ground',
      'Work planned around production',
      'Annual maintenance on contract',
    ],
  },
];

export const scaleLabels = { from: power(capacityScale.from, ' '), to: power(capacityScale.to, ' ') };

export const installationSteps = [
  {
    number: '01',
    title: 'Site Survey',
    summary: 'Free technical assessment',
    text: 'We measure the roof, its shade and its strength, read your bill and look at the meter.',
  },
  {
    number: '02',
    title: 'Design & Quote',
    summary: 'Customised design, transparent pricing',
    text: 'You receive the layout, the expected generation and one price with everything in it.',
  },
  {
    number: '03',
    title: 'Installation',
    summary: 'Certified technicians',
    text: 'Structure, panels, inverter, earthing and protection go up in the agreed days.',
  },
  {
    number: '04',
    title: 'Commissioning',
    summary: 'Testing, grid connection, handover',
    text: 'We test, connect the net meter, show you the readings and leave the papers with you.',
  },
];

export const servicesClosing = {
  title: 'Your roof is already earning. For the sun.',
  lead: 'Find out in half an hour what it could earn for you.',
  links: [
    { label: consultationBanner.cta, to: consultationBanner.link },
    { label: 'Calculate Savings', to: paths.calculator },
  ],
};
