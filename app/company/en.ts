import { formatRupees } from '~/lib/format';
import { paths } from '../paths.ts';
import { subsidyFigures } from './subsidy.ts';

/** The hours of `company.openingHours`, as people say them. */
export const officeHours = [
  { days: 'Monday to Friday', hours: '9 AM – 7 PM' },
  { days: 'Saturday', hours: '9 AM – 5 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

export const documentTitles = { catalogue: 'Catalogue', brochure: 'Training brochure' };

const { centralPerKw, centralPerFurtherKw, statePerKw, cap, for3Kw, for5Kw } = subsidyFigures;

interface SubsidyTier {
  capacity: string;
  central: string;
  state: string;
  total: string;
  example: { size: string; amount: string };
}

export const subsidyTiers: SubsidyTier[] = [
  {
    capacity: '1-3\u00a0kW',
    central: `${formatRupees(centralPerKw)} per\u00a0kW`,
    state: `${formatRupees(statePerKw)} per\u00a0kW`,
    total: `${formatRupees(centralPerKw + statePerKw)} per\u00a0kW`,
    example: { size: '3kW', amount: formatRupees(for3Kw) },
  },
  {
    capacity: '4-10\u00a0kW',
    central: `${formatRupees(centralPerKw)} per\u00a0kW for the first 3\u00a0kW, ${formatRupees(centralPerFurtherKw)} per\u00a0kW for the next 7\u00a0kW`,
    state: `${formatRupees(statePerKw)} per\u00a0kW`,
    total: `Capped at ${formatRupees(cap)}`,
    example: { size: '5kW', amount: formatRupees(for5Kw) },
  },
];

export const subsidy = {
  eyebrow: 'Government subsidy, 2024 figures',
  title: 'Centre and state pay a share of your roof',
  lead: 'We prepare the papers with you and stay on the case until the money is in your account.',
  terms: { central: 'Central', state: 'State', total: 'Total' },
  example: (size: string) => `Example: ${size}`,
  stepsTitle: 'Four steps to the money',
  steps: [
    { title: 'Installation', text: 'Our certified technicians put the system up.' },
    { title: 'Documentation', text: 'We collect your papers and file them.' },
    { title: 'Inspection', text: 'The finished system is inspected.' },
    { title: 'Credit', text: 'The subsidy reaches your bank account in 30-60 days.' },
  ],
  documentsTitle: 'Keep these ready',
  documents: [
    'Identity card',
    'Latest 3 months electricity bill',
    'Property documents',
    'Bank details',
    'Passport photos',
    'Income proof',
  ],
  disclaimer: 'These are 2024 figures. Values are approximate and may vary city-wise.',
};

interface PartnerType {
  /** As a registration stores it. */
  value: string;
  name: string;
  text: string;
  investment: string;
  earning: string;
  territory: string;
  benefits: string[];
}

export const partnerProgramme = {
  eyebrow: 'Partner programme',
  title: 'Three ways to grow with us',
  lead: 'Pick the size that fits your savings and your streets. You can start small and move up.',
  terms: { investment: 'Investment', earning: 'Earning', territory: 'Territory' },
  action: { label: 'Apply now', to: paths.associateRegistration },
};

export const partnerTypes: PartnerType[] = [
  {
    value: 'distributor',
    name: 'Distributor',
    text: 'Supply a whole district and the dealers in it.',
    investment: '₹5-20 lakh',
    earning: '₹50K-2L a month',
    territory: 'District level',
    benefits: ['Stock from our warehouse', 'Dealers in your district', 'Technical and sales training'],
  },
  {
    value: 'dealer',
    name: 'Dealer',
    text: 'Sell and install where people know your face.',
    investment: '₹2-5 lakh',
    earning: '₹25K-75K a month',
    territory: 'City or town level',
    benefits: ['Enquiries from your town', 'Installation support', 'Marketing material'],
  },
  {
    value: 'student_partner',
    name: 'Student Partner',
    text: 'Learn the trade and earn between classes.',
    investment: '₹10K-50K',
    earning: '₹5K-20K a month',
    territory: 'Campus or area',
    benefits: ['Technical training', 'Hours around your classes', 'Guidance from our team'],
  },
];
