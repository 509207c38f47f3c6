import { paths } from '../../paths.ts';

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
