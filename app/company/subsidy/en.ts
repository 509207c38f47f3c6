import { formatRupees } from '~/lib/format';
import { subsidyFigures } from './figures.ts';

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
