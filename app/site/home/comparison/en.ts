import { claims } from '~/company/facts';
import { formatRupees } from '~/lib/format';

interface ComparisonRow {
  feature: string;
  traditional: string;
  solar: string;
}

export const comparison = {
  eyebrow: 'Solar or grid',
  title: 'Renting power, or owning it',
  lead: 'The same fan, the same fridge, the same lights. What changes is who you pay, and for how long.',
  columns: { feature: 'Feature', traditional: 'Traditional grid', solar: 'Your own solar' },
};

export const comparisonRows: ComparisonRow[] = [
  {
    feature: 'Monthly bill',
    traditional: 'The full amount, for ever',
    solar: `Up to ${claims.billReductionPercent}% lower`,
  },
  {
    feature: 'Subsidy',
    traditional: 'None',
    solar: `Up to ${claims.subsidyUpToPercent}%`,
  },
  {
    feature: 'Paying',
    traditional: 'A bill every month',
    solar: `EMI from about ${formatRupees(claims.emiFromRupees)} a month`,
  },
  { feature: 'Warranty', traditional: 'None', solar: `${claims.panelWarrantyYears} years on panels` },
  { feature: 'Property value', traditional: 'The same', solar: `${claims.propertyValueIncrease} higher` },
  { feature: 'Source', traditional: 'A power station far away', solar: 'Sunlight on your roof' },
];
