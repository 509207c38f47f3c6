import { paths } from '../../paths.ts';
import { LAKH, partnerFigures, type RupeeRange, THOUSAND } from './figures.ts';

const { distributor, dealer, student_partner } = partnerFigures;

export interface PartnerType {
  value: keyof typeof partnerFigures;
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
    investment: inLakhs(distributor.investment),
    earning: `${inShort(distributor.earning)} a month`,
    territory: 'District level',
    benefits: ['Stock from our warehouse', 'Dealers in your district', 'Technical and sales training'],
  },
  {
    value: 'dealer',
    name: 'Dealer',
    text: 'Sell and install where people know your face.',
    investment: inLakhs(dealer.investment),
    earning: `${inShort(dealer.earning)} a month`,
    territory: 'City or town level',
    benefits: ['Enquiries from your town', 'Installation support', 'Marketing material'],
  },
  {
    value: 'student_partner',
    name: 'Student Partner',
    text: 'Learn the trade and earn between classes.',
    investment: inShort(student_partner.investment),
    earning: `${inShort(student_partner.earning)} a month`,
    territory: 'Campus or area',
    benefits: ['Technical training', 'Hours around your classes', 'Guidance from our team'],
  },
];

/** ₹5-20 lakh */
function inLakhs({ from, to }: RupeeRange): string {
  return `₹${from / LAKH}-${to / LAKH} lakh`;
}

/** ₹50K-2L */
function inShort({ from, to }: RupeeRange): string {
  const short = (rupees: number) => (rupees < LAKH ? `${rupees / THOUSAND}K` : `${rupees / LAKH}L`);
  return `₹${short(from)}-${short(to)}`;
}
