import { claims } from '../../app/company/facts.ts';
import { formatRupees } from '../../app/lib/format.ts';

/** What only the printed documents say; all else they take from the site's pages. */
export const sheetCopy = { contact: 'Talk to us', hours: 'Business hours' };

export const brochureCopy = { programme: 'Programme', fee: 'Fee' };

export const catalogueCopy = {
  steps: 'Installation in four steps',
  money: {
    title: 'What comes in, what goes out',
    lead: `Up to ${claims.subsidyUpToPercent}% subsidy, EMI from about ${formatRupees(claims.emiFromRupees)} a month, up to ${claims.billReductionPercent}% less on the bill.`,
  },
  subsidy: { size: 'Size', example: 'Example' },
  offers: {
    caption: (years: number) => `Two examples with EMI over ${years} years`,
    bill: 'Monthly bill',
    upTo: (amount: string) => `up to ${amount}`,
    system: 'System',
    kilowatts: (kw: number) => `${kw} kW`,
    saving: 'Saving a month',
    emiBefore: 'EMI before subsidy',
    emiAfter: 'EMI after subsidy',
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  guarantees: [
    { value: `${claims.panelWarrantyYears} years`, label: 'warranty on panels' },
    { value: `${claims.inverterWarrantyYears} years`, label: 'warranty on inverters' },
    { value: `${claims.installationWarrantyYears} years`, label: 'warranty on our installation' },
    { value: `${claims.panelEfficiency}`, label: 'panel efficiency' },
  ],
  partners: { caption: 'The partner programme', partner: 'Partner', benefits: 'Benefits' },
  franchise: {
    title: `The franchise starts from ${formatRupees(claims.franchiseFromRupees)}.`,
    text: 'Register on our website and you are listed in the public directory at once.',
  },
};
