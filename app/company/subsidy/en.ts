import { formatRupees } from '~/lib/format';
import { subsidyFigures } from './figures.ts';

const { centralPerKw, centralPerFurtherKw, statePerKw, cap, for3Kw, for5Kw } = subsidyFigures;
const { year, firstKw, furtherKw, creditDays, billMonths } = subsidyFigures;

export interface SubsidyTier {
  capacity: string;
  central: string;
  state: string;
  total: string;
  example: { size: string; amount: string };
}

export const subsidyTiers: SubsidyTier[] = [
  {
    capacity: `1-${firstKw}\u00a0kW`,
    central: `${formatRupees(centralPerKw)} per\u00a0kW`,
    state: `${formatRupees(statePerKw)} per\u00a0kW`,
    total: `${formatRupees(centralPerKw + statePerKw)} per\u00a0kW`,
    example: { size: '3kW', amount: formatRupees(for3Kw) },
  },
  {
    capacity: `${firstKw + 1}-${firstKw + furtherKw}\u00a0kW`,
    central: `${formatRupees(centralPerKw)} per\u00a0kW for the first ${firstKw}\u00a0kW, ${formatRupees(centralPerFurtherKw)} per\u00a0kW for the next ${furtherKw}\u00a0kW`,
    state: `${formatRupees(statePerKw)} per\u00a0kW`,
    total: `Capped at ${formatRupees(cap)}`,
    example: { size: '5kW', amount: formatRupees(for5Kw) },
  },
];

export const subsidy = {
  eyebrow: `Government subsidy, ${year} figures`,
  title: 'Centre and state pay a share of your roof',
  lead: 'We prepare the papers with you and stay on the case until the money is in your account.',
  terms: { central: 'Central', state: 'State', total: 'Total' },
  example: (size: string) => `Example: ${size}`,
  stepsTitle: 'Four steps to the money',
  steps: [
    { title: 'Installation', text: 'Our certified technicians put the system up.' },
    { title: 'Documentation', text: 'We collect your papers and file them.' },
    { title: 'Inspection', text: 'The finished system is inspected.' },
    {
      title: 'Credit',
      text: `The subsidy reaches your bank account in ${creditDays.from}-${creditDays.to} days.`,
    },
  ],
  documentsTitle: 'Keep these ready',
  documents: [
    'Identity card',
    `Latest ${billMonths} months electricity bill`,
    'Property documents',
    'Bank details',
    'Passport photos',
    'Income proof',
  ],
  disclaimer: `These are ${year} figures. Values are approximate and may vary city-wise.`,
};
